-- A try that was cut off left its claim here; nothing waits for it any more.
DELETE FROM "idempotency_keys" WHERE "status" IS NULL OR "body" IS NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "body" SET NOT NULL;
