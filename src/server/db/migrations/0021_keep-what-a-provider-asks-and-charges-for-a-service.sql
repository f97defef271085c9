CREATE TABLE "provider_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_type_id" uuid NOT NULL,
	"type" text NOT NULL,
	"prompt" text NOT NULL,
	"help" text,
	"config" jsonb NOT NULL,
	"required" boolean NOT NULL,
	"measures_unit" text,
	"measures_label" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_questions_type_check" CHECK ("type" in ('AudioNote', 'DateInput', 'Dimensions', 'InstructionBox', 'MultipleChoice', 'MultipleChoiceWithQuantity', 'NumberInput', 'PhotoCapture', 'RangeSlider', 'SelectForEach', 'TextQuestion', 'VideoCapture')),
	CONSTRAINT "provider_questions_measures_unit_check" CHECK ("measures_unit" in ('per_unit', 'per_area', 'hourly', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "provider_standard_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_type_id" uuid NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"quantity" numeric(13, 3),
	"unit" text NOT NULL,
	"unit_label" text,
	"pricing_rule_id" uuid,
	"unit_price_minor" bigint,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_standard_lines_category_check" CHECK ("category" in ('labour', 'materials', 'equipment', 'other')),
	CONSTRAINT "provider_standard_lines_unit_check" CHECK ("unit" in ('hourly', 'daily', 'per_unit', 'per_area', 'fixed'))
);
--> statement-breakpoint
ALTER TABLE "provider_questions" ADD CONSTRAINT "provider_questions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_questions" ADD CONSTRAINT "provider_questions_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_standard_lines" ADD CONSTRAINT "provider_standard_lines_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_standard_lines" ADD CONSTRAINT "provider_standard_lines_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_standard_lines" ADD CONSTRAINT "provider_standard_lines_pricing_rule_id_pricing_rules_id_fk" FOREIGN KEY ("pricing_rule_id") REFERENCES "public"."pricing_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_questions_provider_id_service_type_id_position_index" ON "provider_questions" USING btree ("provider_id","service_type_id","position");--> statement-breakpoint
CREATE INDEX "provider_standard_lines_provider_id_service_type_id_position_index" ON "provider_standard_lines" USING btree ("provider_id","service_type_id","position");