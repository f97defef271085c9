ALTER TABLE "providers" ADD COLUMN "hour_minor" bigint;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "materials_markup_percent" numeric(7, 3);--> statement-breakpoint
-- Playbooks with rates by currency cannot be opened any more; a version that is not kept is as good as the installed one.
DELETE FROM "playbook_versions" WHERE NOT "body" ? 'starter_prices';
