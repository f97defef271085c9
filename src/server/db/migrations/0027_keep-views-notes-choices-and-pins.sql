CREATE TABLE "photo_pins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"line_item_id" uuid,
	"question_id" uuid,
	"author" text NOT NULL,
	"x" numeric(6, 5) NOT NULL,
	"y" numeric(6, 5) NOT NULL,
	"note" text,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_pins_media_id_number_unique" UNIQUE("media_id","number"),
	CONSTRAINT "photo_pins_author_check" CHECK ("author" in ('provider', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_provider_id_user_id_name_unique" UNIQUE("provider_id","user_id","name")
);
--> statement-breakpoint
ALTER TABLE "quote_components" ADD COLUMN "choice_group" text;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "internal_note" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "internal_note" text;--> statement-breakpoint
ALTER TABLE "photo_pins" ADD CONSTRAINT "photo_pins_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pins" ADD CONSTRAINT "photo_pins_media_id_quote_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."quote_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pins" ADD CONSTRAINT "photo_pins_line_item_id_quote_line_items_id_fk" FOREIGN KEY ("line_item_id") REFERENCES "public"."quote_line_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pins" ADD CONSTRAINT "photo_pins_question_id_quote_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quote_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_pins_quote_id_index" ON "photo_pins" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("provider_id","user_id") WHERE is_default;