ALTER TABLE "quote_assumptions" ADD COLUMN "component_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_assumptions" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_media" ADD COLUMN "is_on_quote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_assumptions" ADD CONSTRAINT "quote_assumptions_component_id_quote_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."quote_components"("id") ON DELETE set null ON UPDATE no action;