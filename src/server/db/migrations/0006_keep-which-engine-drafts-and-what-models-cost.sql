CREATE TABLE "provider_ai_settings" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"service" text,
	"model" text,
	"sealed_key" text,
	"monthly_budget_minor" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_logs" ADD COLUMN "cost_micro_usd" bigint;--> statement-breakpoint
ALTER TABLE "provider_ai_settings" ADD CONSTRAINT "provider_ai_settings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_logs" DROP COLUMN "cost_minor";