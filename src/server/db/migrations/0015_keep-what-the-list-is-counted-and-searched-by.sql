-- One folding for what is kept and for what is looked for. Letters without a parted accent are named one by one: what lower()
-- knows depends on the database's locale, and "C" knows no more than ASCII.
CREATE FUNCTION "search_fold"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(replace(
      translate(
        lower(regexp_replace(normalize("value", NFKD), '[\u0300-\u036f]', '', 'g')),
        'ẞŒÆŁØĐıŊÐÞĦ’′ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ',
        'ßœæłøđiŋðþħ''''αβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'łøđŋðħ', 'lodndh')
$$;
--> statement-breakpoint
-- A word as it was typed, to be found anywhere in a folded text; a typed % or _ is a character to look for.
CREATE FUNCTION "search_pattern"("word" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace("public"."search_fold"("word"), '([\\%_])', '\\\1', 'g') || '%'
$$;
--> statement-breakpoint
CREATE FUNCTION "customer_search_text"("name" text, "email" text, "phone" text, "address" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT "public"."search_fold"("name" || chr(10) || coalesce("email", '') || chr(10) || coalesce("phone", '') || chr(10)
    || regexp_replace(coalesce("phone", ''), '\D', '', 'g') || chr(10) || coalesce("address", ''))
$$;
--> statement-breakpoint
CREATE FUNCTION "quote_search_text"("number" text, "title" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT "public"."search_fold"(coalesce("number", '') || chr(10) || "title" || chr(10))
$$;
--> statement-breakpoint
CREATE TABLE "quote_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" uuid NOT NULL,
	"status" text NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "quote_counts_status_check" CHECK ("status" in ('draft', 'processing', 'awaiting_customer', 'ready_for_estimate', 'provider_review', 'sent', 'accepted', 'rejected', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "quote_search" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"quote_text" text NOT NULL,
	"customer_text" text NOT NULL,
	CONSTRAINT "quote_search_status_check" CHECK ("status" in ('draft', 'processing', 'awaiting_customer', 'ready_for_estimate', 'provider_review', 'sent', 'accepted', 'rejected', 'expired', 'failed'))
);
--> statement-breakpoint
DROP INDEX "customers_provider_id_index";--> statement-breakpoint
DROP INDEX "quotes_provider_id_updated_at_index";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "search_text" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "customers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (customer_search_text("name", "email", "phone", "address")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_counts" ADD CONSTRAINT "quote_counts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_search" ADD CONSTRAINT "quote_search_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_counts_provider_id_status_change_index" ON "quote_counts" USING btree ("provider_id","status","change");--> statement-breakpoint
CREATE INDEX "quote_search_provider_id_index" ON "quote_search" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("provider_id",left(search_text, 200) collate "C","id");--> statement-breakpoint
CREATE INDEX "customers_provider_id_created_at_id_index" ON "customers" USING btree ("provider_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quote_messages_unread" ON "quote_messages" USING btree ("quote_id","author") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "quotes_provider_id_updated_at_id_index" ON "quotes" USING btree ("provider_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotes_provider_id_status_updated_at_id_index" ON "quotes" USING btree ("provider_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotes_customer_id_index" ON "quotes" USING btree ("customer_id");
--> statement-breakpoint
-- Room beside each row, so that a change of status or time is written there and touches no index.
ALTER TABLE "quote_search" SET (fillfactor = 85);
--> statement-breakpoint
-- Every so often the changes of a provider are summed up, or reading them would take longer with the years. Whoever else is at
-- it is not waited for: what a reader no longer sees and its sum appear in the same commit.
CREATE FUNCTION "sum_quote_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "taken" AS (
    DELETE FROM "quote_counts" WHERE "id" IN (
      SELECT "id" FROM "quote_counts" WHERE "provider_id" = NEW."provider_id" FOR UPDATE SKIP LOCKED)
    RETURNING "status", "change")
  INSERT INTO "quote_counts" ("provider_id", "status", "change")
  SELECT NEW."provider_id", "status", sum("change") FROM "taken" GROUP BY "status" HAVING sum("change") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sum_quote_counts" AFTER INSERT ON "quote_counts"
  FOR EACH ROW WHEN (NEW."id" % 50 = 0) EXECUTE FUNCTION "sum_quote_counts"();
--> statement-breakpoint
-- The customers are held meanwhile: whoever is changing one is waited for, and whoever changes one later finds these rows.
CREATE FUNCTION "index_new_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "customers" WHERE "id" IN (SELECT "customer_id" FROM "new_quotes") ORDER BY "id" FOR SHARE;
  INSERT INTO "quote_search" ("quote_id", "provider_id", "status", "updated_at", "quote_text", "customer_text")
  SELECT q."id", q."provider_id", q."status", q."updated_at", "quote_search_text"(q."number", q."title"), coalesce(c."search_text", '')
  FROM "new_quotes" q LEFT JOIN "customers" c ON c."id" = q."customer_id";
  INSERT INTO "quote_counts" ("provider_id", "status", "change")
  SELECT "provider_id", "status", count(*) FROM "new_quotes" GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "index_changed_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_search" s SET
    "status" = n."status",
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
  INSERT INTO "quote_counts" ("provider_id", "status", "change")
  SELECT "provider_id", "status", sum("change") FROM (
    SELECT n."provider_id", n."status", 1 AS "change" FROM "new_quotes" n JOIN "old_quotes" o ON o."id" = n."id" WHERE n."status" <> o."status"
    UNION ALL
    SELECT o."provider_id", o."status", -1 FROM "new_quotes" n JOIN "old_quotes" o ON o."id" = n."id" WHERE n."status" <> o."status") changes
  GROUP BY 1, 2 HAVING sum("change") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Their search rows go by the foreign key. A provider who is gone, with all quotes, has no counts either.
CREATE FUNCTION "count_deleted_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quote_counts" ("provider_id", "status", "change")
  SELECT q."provider_id", q."status", -count(*) FROM "old_quotes" q JOIN "providers" p ON p."id" = q."provider_id" GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only its own column: a quote that changes at the same moment writes the others.
CREATE FUNCTION "index_changed_customers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_search" s SET "customer_text" = n."search_text"
  FROM "new_customers" n JOIN "old_customers" o ON o."id" = n."id" JOIN "quotes" q ON q."customer_id" = n."id"
  WHERE s."quote_id" = q."id" AND n."search_text" <> o."search_text";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "index_new_quotes" AFTER INSERT ON "quotes"
  REFERENCING NEW TABLE AS "new_quotes" FOR EACH STATEMENT EXECUTE FUNCTION "index_new_quotes"();
--> statement-breakpoint
CREATE TRIGGER "index_changed_quotes" AFTER UPDATE ON "quotes"
  REFERENCING OLD TABLE AS "old_quotes" NEW TABLE AS "new_quotes" FOR EACH STATEMENT EXECUTE FUNCTION "index_changed_quotes"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted_quotes" AFTER DELETE ON "quotes"
  REFERENCING OLD TABLE AS "old_quotes" FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_quotes"();
--> statement-breakpoint
CREATE TRIGGER "index_changed_customers" AFTER UPDATE ON "customers"
  REFERENCING OLD TABLE AS "old_customers" NEW TABLE AS "new_customers" FOR EACH STATEMENT EXECUTE FUNCTION "index_changed_customers"();
--> statement-breakpoint
INSERT INTO "quote_search" ("quote_id", "provider_id", "status", "updated_at", "quote_text", "customer_text")
SELECT q."id", q."provider_id", q."status", q."updated_at", "quote_search_text"(q."number", q."title"), coalesce(c."search_text", '')
FROM "quotes" q LEFT JOIN "customers" c ON c."id" = q."customer_id";
--> statement-breakpoint
INSERT INTO "quote_counts" ("provider_id", "status", "change") SELECT "provider_id", "status", count(*) FROM "quotes" GROUP BY 1, 2;
