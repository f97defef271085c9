CREATE TABLE "search_words" (
	"provider_id" uuid NOT NULL,
	"slip" text NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_provider_id_slip_word_index" ON "search_words" USING btree ("provider_id","slip","word");--> statement-breakpoint
-- Written by hand from here on.
-- The words of a folded text that may be misspelt: letters only, whatever the database's locale calls one.
CREATE FUNCTION "search_words_in"("folded" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT "word" FROM regexp_split_to_table("folded", '[^a-z\u00c0-\u1fff\u2c00-\ufaff]+') "word" WHERE length("word") BETWEEN 4 AND 40
$$;
--> statement-breakpoint
-- A word, and what is left of it without one letter, or two where that many slips are forgiven: src/domain/search/spelling.ts.
-- PostgreSQL expects a thousand rows of each series, and would compile machine code for half a second.
CREATE FUNCTION "search_slips"("word" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 40 SET jit = off AS $$
  SELECT "word"
  UNION
  SELECT left("word", i - 1) || substr("word", i + 1) FROM generate_series(1, length("word")) i
  UNION
  SELECT left("word", i - 1) || substr("word", i + 1, j - i - 1) || substr("word", j + 1)
  FROM generate_series(1, length("word")) i, generate_series(i + 1, length("word")) j
  WHERE length("word") BETWEEN 8 AND 16
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_search_words"("provider" uuid, "folded" text) RETURNS void LANGUAGE sql AS $$
  WITH "new_words" AS MATERIALIZED (
    SELECT w FROM "search_words_in"("folded") w
    WHERE NOT EXISTS (SELECT 1 FROM "search_words" k WHERE k."provider_id" = "provider" AND k."slip" = w AND k."word" = w))
  INSERT INTO "search_words" ("provider_id", "slip", "word")
  SELECT "provider", s, w FROM "new_words", "search_slips"(w) s
$$;
--> statement-breakpoint
-- What no title and no customer has any more is forgotten at once: it may be the name of somebody who was erased. Whoever else is
-- at it is not waited for. Of an account that ends everything goes by the foreign key.
CREATE FUNCTION "forget_search_words"("provider" uuid, "folded" text) RETURNS void LANGUAGE sql AS $$
  WITH "gone_words" AS MATERIALIZED (
    SELECT w FROM "search_words_in"("folded") w
    WHERE NOT EXISTS (SELECT 1 FROM "quote_search" q WHERE q."provider_id" = "provider" AND (q."quote_text" || q."customer_text") LIKE '%' || w || '%')
      AND NOT EXISTS (SELECT 1 FROM "customers" c WHERE c."provider_id" = "provider" AND c."search_text" LIKE '%' || w || '%'))
  DELETE FROM "search_words" WHERE ctid IN (
    SELECT k.ctid FROM "gone_words", "search_slips"(w) s, "search_words" k
    WHERE k."provider_id" = "provider" AND k."slip" = s AND k."word" = w FOR UPDATE OF k SKIP LOCKED)
$$;
--> statement-breakpoint
CREATE FUNCTION "index_quote_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "keep_search_words"("provider_id", string_agg("quote_text", ' ')) FROM "new_rows" GROUP BY "provider_id";
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM "keep_search_words"(n."provider_id", string_agg(n."quote_text", ' ')), "forget_search_words"(n."provider_id", string_agg(o."quote_text", ' '))
    FROM "new_rows" n JOIN "old_rows" o USING ("quote_id") WHERE n."quote_text" <> o."quote_text" GROUP BY n."provider_id";
  ELSE
    PERFORM "forget_search_words"(p."id", string_agg(o."quote_text", ' '))
    FROM "old_rows" o JOIN "providers" p ON p."id" = o."provider_id" GROUP BY p."id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "index_customer_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "keep_search_words"("provider_id", string_agg("search_text", ' ')) FROM "new_rows" GROUP BY "provider_id";
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM "keep_search_words"(n."provider_id", string_agg(n."search_text", ' ')), "forget_search_words"(n."provider_id", string_agg(o."search_text", ' '))
    FROM "new_rows" n JOIN "old_rows" o USING ("id") WHERE n."search_text" <> o."search_text" GROUP BY n."provider_id";
  ELSE
    PERFORM "forget_search_words"(p."id", string_agg(o."search_text", ' '))
    FROM "old_rows" o JOIN "providers" p ON p."id" = o."provider_id" GROUP BY p."id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "words_of_new_quotes" AFTER INSERT ON "quote_search"
  REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "index_quote_words"();
--> statement-breakpoint
CREATE TRIGGER "words_of_changed_quotes" AFTER UPDATE ON "quote_search"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "index_quote_words"();
--> statement-breakpoint
CREATE TRIGGER "words_of_deleted_quotes" AFTER DELETE ON "quote_search"
  REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "index_quote_words"();
--> statement-breakpoint
-- Named to come after "index_changed_customers", which writes the new text to where the old one is looked for.
CREATE TRIGGER "words_of_new_customers" AFTER INSERT ON "customers"
  REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "index_customer_words"();
--> statement-breakpoint
CREATE TRIGGER "words_of_changed_customers" AFTER UPDATE ON "customers"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "index_customer_words"();
--> statement-breakpoint
CREATE TRIGGER "words_of_deleted_customers" AFTER DELETE ON "customers"
  REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "index_customer_words"();
--> statement-breakpoint
INSERT INTO "search_words" ("provider_id", "slip", "word")
SELECT n."provider_id", s, n."word" FROM (
  SELECT "provider_id", "search_words_in"("quote_text") AS "word" FROM "quote_search"
  UNION
  SELECT "provider_id", "search_words_in"("search_text") FROM "customers") n, "search_slips"(n."word") s;
