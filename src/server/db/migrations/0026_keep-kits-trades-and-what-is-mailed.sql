CREATE TABLE "provider_kits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"prices_include_tax" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"head" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_kits_kind_check" CHECK ("kind" in ('kit', 'template')),
	CONSTRAINT "provider_kits_currency_check" CHECK ("currency" in ('GBP', 'USD', 'EUR', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SEK', 'NZD'))
);
--> statement-breakpoint
CREATE TABLE "provider_professions" (
	"provider_id" uuid NOT NULL,
	"profession_id" uuid NOT NULL,
	CONSTRAINT "provider_professions_provider_id_profession_id_pk" PRIMARY KEY("provider_id","profession_id")
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "muted_news" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "professions" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_kits" ADD CONSTRAINT "provider_kits_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_professions" ADD CONSTRAINT "provider_professions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_professions" ADD CONSTRAINT "provider_professions_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_kits_by_name" ON "provider_kits" USING btree ("provider_id","kind",lower("name"));