ALTER TABLE "customers" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "tax_country" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "is_tax_registered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "tax_note" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "company_number" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "tax_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "quote_detail" text DEFAULT 'parts' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "quote_terms" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "quote_message" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "deposit_percent" numeric(6, 3);--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "guarantee" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "number_format" text DEFAULT 'Q-{number}' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "primary_color" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "service_product_url" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "charges_tax" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "detail" text DEFAULT 'rates' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "starts" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "duration" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_percent" numeric(6, 3);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "guarantee" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
-- Whoever was there before stays as they were: registered, with the rate they had. The country is a guess that nobody confirmed.
UPDATE "providers" SET
  "tax_country" = CASE WHEN upper(trim("address"->>'country')) ~ '^(GB|IE|DE|AT|CH|FR|BE|NL|LU|ES|IT|PT|PL|SE|DK|NO|FI|US|CA|AU|NZ|MX|AR|BR|JP|CN)$'
    THEN upper(trim("address"->>'country')) ELSE right("locale", 2) END,
  "tax_rates" = jsonb_build_array(jsonb_build_object('id', 'standard', 'percent', trim_scale("default_tax_rate"), 'is_default', true,
    'label', CASE WHEN "locale" LIKE 'de%' THEN 'Regelsatz' ELSE 'Standard rate' END));--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "tax_country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" DROP COLUMN "default_tax_rate";--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_kind_check" CHECK ("kind" in ('person', 'business'));--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_quote_detail_check" CHECK ("quote_detail" in ('total', 'parts', 'lines', 'rates'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_detail_check" CHECK ("detail" in ('total', 'parts', 'lines', 'rates'));
