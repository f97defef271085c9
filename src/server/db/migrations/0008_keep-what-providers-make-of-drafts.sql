CREATE TABLE "draft_line_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"service_type_id" uuid,
	"playbook_line" text,
	"part" text,
	"pricing_rule_id" uuid,
	"change" text NOT NULL,
	"drafted_quantity" numeric(13, 3),
	"drafted_unit_price_minor" bigint,
	"final_quantity" numeric(13, 3),
	"final_unit_price_minor" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_line_differences" ADD CONSTRAINT "draft_line_differences_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_line_differences" ADD CONSTRAINT "draft_line_differences_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_line_differences" ADD CONSTRAINT "draft_line_differences_pricing_rule_id_pricing_rules_id_fk" FOREIGN KEY ("pricing_rule_id") REFERENCES "public"."pricing_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_line_differences_quote_id_version_index" ON "draft_line_differences" USING btree ("quote_id","version");--> statement-breakpoint
CREATE INDEX "draft_line_differences_pricing_rule_id_index" ON "draft_line_differences" USING btree ("pricing_rule_id");