ALTER TABLE "pricing_rules" ADD COLUMN "tiers" jsonb;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "unit_cost_minor" bigint;--> statement-breakpoint
UPDATE "pricing_rules" SET "strategy" = 'minimum_charge', "unit" = 'fixed' WHERE "line_key" = 'minimum_charge';
