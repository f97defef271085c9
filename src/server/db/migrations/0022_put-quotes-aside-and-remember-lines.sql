ALTER TABLE "quote_activity" DROP CONSTRAINT "quote_activity_action_check";--> statement-breakpoint
DROP INDEX "quotes_provider_id_updated_at_id_index";--> statement-breakpoint
DROP INDEX "quotes_provider_id_status_updated_at_id_index";--> statement-breakpoint
DROP INDEX "quote_counts_provider_id_status_change_index";--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "provider_id" uuid;--> statement-breakpoint
UPDATE "quote_line_items" l SET "provider_id" = q."provider_id" FROM "quotes" q WHERE q."id" = l."quote_id";--> statement-breakpoint
ALTER TABLE "quote_line_items" ALTER COLUMN "provider_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "search_text" text GENERATED ALWAYS AS (left(search_fold("description"), 200)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_counts" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_search" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD CONSTRAINT "quote_line_items_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_line_items_remembered" ON "quote_line_items" USING btree ("provider_id","created_at","id","search_text");--> statement-breakpoint
CREATE INDEX "quotes_listed" ON "quotes" USING btree ("provider_id","updated_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "quotes_listed_by_status" ON "quotes" USING btree ("provider_id","status","updated_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "quotes_archived" ON "quotes" USING btree ("provider_id","updated_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "quotes_archived_by_status" ON "quotes" USING btree ("provider_id","status","updated_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "quote_counts_provider_id_is_archived_status_change_index" ON "quote_counts" USING btree ("provider_id","is_archived","status","change");--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_action_check" CHECK ("action" in ('generate_questions', 'present_questions', 'mark_questions_reviewed', 'send_link', 'estimate', 'build_by_hand', 'submit_answers', 'ask_follow_ups', 'complete_answers', 'finish_estimate', 'fail', 'retry', 'take_over', 'finalize', 'send', 'accept', 'decline', 'request_changes', 'revise', 'expire', 'create', 'duplicate', 'archive', 'unarchive', 'message', 'late_answer'));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "sum_quote_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "taken" AS (
    DELETE FROM "quote_counts" WHERE "id" IN (
      SELECT "id" FROM "quote_counts" WHERE "provider_id" = NEW."provider_id" FOR UPDATE SKIP LOCKED)
    RETURNING "status", "is_archived", "change")
  INSERT INTO "quote_counts" ("provider_id", "status", "is_archived", "change")
  SELECT NEW."provider_id", "status", "is_archived", sum("change") FROM "taken" GROUP BY 2, 3 HAVING sum("change") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_new_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "customers" WHERE "id" IN (SELECT "customer_id" FROM "new_quotes") ORDER BY "id" FOR SHARE;
  INSERT INTO "quote_search" ("quote_id", "provider_id", "status", "is_archived", "updated_at", "quote_text", "customer_text")
  SELECT q."id", q."provider_id", q."status", q."archived_at" IS NOT NULL, q."updated_at",
    "quote_search_text"(q."number", q."title"), coalesce(c."search_text", '')
  FROM "new_quotes" q LEFT JOIN "customers" c ON c."id" = q."customer_id";
  INSERT INTO "quote_counts" ("provider_id", "status", "is_archived", "change")
  SELECT "provider_id", "status", "archived_at" IS NOT NULL, count(*) FROM "new_quotes" GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A quote that changes its status, or goes into the archive or out of it, leaves one count and comes into another.
CREATE OR REPLACE FUNCTION "index_changed_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_search" s SET
    "status" = n."status",
    "is_archived" = n."archived_at" IS NOT NULL,
    "updated_at" = n."updated_at",
    "quote_text" = CASE WHEN (n."number", n."title") IS DISTINCT FROM (o."number", o."title")
      THEN "quote_search_text"(n."number", n."title") ELSE s."quote_text" END
  FROM "new_quotes" n JOIN "old_quotes" o ON o."id" = n."id" WHERE s."quote_id" = n."id";
  IF EXISTS (SELECT 1 FROM "new_quotes" n JOIN "old_quotes" o ON o."id" = n."id" WHERE n."customer_id" IS DISTINCT FROM o."customer_id") THEN
    PERFORM 1 FROM "customers" WHERE "id" IN (SELECT "customer_id" FROM "new_quotes") ORDER BY "id" FOR SHARE;
    UPDATE "quote_search" s SET "customer_text" = coalesce((SELECT "search_text" FROM "customers" c WHERE c."id" = n."customer_id"), '')
    FROM "new_quotes" n JOIN "old_quotes" o ON o."id" = n."id"
    WHERE s."quote_id" = n."id" AND n."customer_id" IS DISTINCT FROM o."customer_id";
  END IF;
  INSERT INTO "quote_counts" ("provider_id", "status", "is_archived", "change")
  SELECT "provider_id", "status", "is_archived", sum("change") FROM (
    SELECT "provider_id", "status", "archived_at" IS NOT NULL AS "is_archived", 1 AS "change" FROM "new_quotes"
    UNION ALL
    SELECT "provider_id", "status", "archived_at" IS NOT NULL, -1 FROM "old_quotes") changes
  GROUP BY 1, 2, 3 HAVING sum("change") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_deleted_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quote_counts" ("provider_id", "status", "is_archived", "change")
  SELECT q."provider_id", q."status", q."archived_at" IS NOT NULL, -count(*)
  FROM "old_quotes" q JOIN "providers" p ON p."id" = q."provider_id" GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
