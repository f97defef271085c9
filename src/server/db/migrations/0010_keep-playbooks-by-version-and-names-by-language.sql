CREATE TABLE "playbook_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "playbook_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
ALTER TABLE "service_categories" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_types" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;