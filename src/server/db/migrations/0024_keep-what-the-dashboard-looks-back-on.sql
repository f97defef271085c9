CREATE TABLE "quote_milestones" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"sent_minor" bigint,
	"accepted_minor" bigint,
	"delivery_failed_at" timestamp with time zone,
	CONSTRAINT "quote_milestones_currency_check" CHECK ("currency" in ('GBP', 'USD', 'EUR', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SEK', 'NZD'))
);
--> statement-breakpoint
CREATE TABLE "quote_sums" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" uuid NOT NULL,
	"span" text NOT NULL,
	"start" date NOT NULL,
	"measure" text NOT NULL,
	"currency" text NOT NULL,
	"wait_minutes" integer,
	"count" integer NOT NULL,
	"value_minor" bigint NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quote_sums_span_check" CHECK ("span" in ('day', 'week')),
	CONSTRAINT "quote_sums_measure_check" CHECK ("measure" in ('requested', 'requested_answered', 'requested_sent', 'requested_viewed', 'requested_accepted', 'sent', 'won', 'accepted')),
	CONSTRAINT "quote_sums_currency_check" CHECK ("currency" in ('GBP', 'USD', 'EUR', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SEK', 'NZD'))
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "sent_total_minor" bigint;--> statement-breakpoint
ALTER TABLE "quote_milestones" ADD CONSTRAINT "quote_milestones_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_sums" ADD CONSTRAINT "quote_sums_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_requested" ON "quote_milestones" USING btree ("provider_id","requested_at");--> statement-breakpoint
CREATE INDEX "quotes_sent" ON "quote_milestones" USING btree ("provider_id","sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "quotes_accepted" ON "quote_milestones" USING btree ("provider_id","accepted_at") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "quotes_undelivered" ON "quote_milestones" USING btree ("provider_id","delivery_failed_at") WHERE delivery_failed_at is not null;--> statement-breakpoint
CREATE INDEX "quote_sums_provider_id_span_start_index" ON "quote_sums" USING btree ("provider_id","span","start");--> statement-breakpoint
-- Room beside each row: a step reached is written there.
ALTER TABLE "quote_milestones" SET (fillfactor = 85);
--> statement-breakpoint
-- From request to sending, down to the step that is shown: the median of these is the median in that step.
CREATE FUNCTION "shown_wait"("minutes" double precision) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (floor(greatest("minutes", 0) / step) * step)::integer
  FROM (SELECT CASE WHEN "minutes" < 60 THEN 5 WHEN "minutes" < 360 THEN 10 WHEN "minutes" < 1440 THEN 30
    WHEN "minutes" < 10080 THEN 360 ELSE 1440 END AS step) steps
$$;
--> statement-breakpoint
-- What one quote adds to which day.
CREATE FUNCTION "figures_of"("m" "quote_milestones") RETURNS TABLE ("measure" text, "day" date, "wait_minutes" integer, "value_minor" bigint)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT f."measure", (f."at" AT TIME ZONE 'UTC')::date, f."wait", coalesce(f."value", 0) FROM (VALUES
    ('requested', m."requested_at", NULL::integer, NULL::bigint),
    ('requested_answered', CASE WHEN m."answered_at" IS NOT NULL THEN m."requested_at" END, NULL, NULL),
    ('requested_sent', CASE WHEN m."sent_at" IS NOT NULL THEN m."requested_at" END, NULL, NULL),
    ('requested_viewed', CASE WHEN m."viewed_at" IS NOT NULL THEN m."requested_at" END, NULL, NULL),
    ('requested_accepted', CASE WHEN m."accepted_at" IS NOT NULL THEN m."requested_at" END, NULL, NULL),
    ('sent', m."sent_at", public."shown_wait"(extract(epoch FROM m."sent_at" - m."requested_at") / 60), m."sent_minor"),
    ('won', CASE WHEN m."accepted_at" IS NOT NULL THEN m."sent_at" END, NULL, NULL),
    ('accepted', m."accepted_at", NULL, m."accepted_minor")
  ) f("measure", "at", "wait", "value") WHERE f."at" IS NOT NULL
$$;
--> statement-breakpoint
-- Every so often the changes of a day or week are summed up. Whoever else is at it is not waited for: what a reader no longer
-- sees and its sum appear in the same commit.
CREATE FUNCTION "sum_quote_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "taken" AS (
    DELETE FROM "quote_sums" WHERE "id" IN (
      SELECT "id" FROM "quote_sums"
      WHERE "provider_id" = NEW."provider_id" AND "span" = NEW."span" AND "start" = NEW."start" FOR UPDATE SKIP LOCKED)
    RETURNING "measure", "currency", "wait_minutes", "count", "value_minor")
  INSERT INTO "quote_sums" ("provider_id", "span", "start", "measure", "currency", "wait_minutes", "count", "value_minor", "is_sum")
  SELECT NEW."provider_id", NEW."span", NEW."start", "measure", "currency", "wait_minutes", sum("count"), sum("value_minor"), true
  FROM "taken" GROUP BY 4, 5, 6 HAVING sum("count") <> 0 OR sum("value_minor") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sum_quote_sums" AFTER INSERT ON "quote_sums"
  FOR EACH ROW WHEN (NOT NEW."is_sum" AND NEW."id" % 16 = 0) EXECUTE FUNCTION "sum_quote_sums"();
--> statement-breakpoint
CREATE FUNCTION "sum_new_milestones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quote_sums" ("provider_id", "span", "start", "measure", "currency", "wait_minutes", "count", "value_minor")
  SELECT m."provider_id", s."span", s."start", f."measure", m."currency", f."wait_minutes", count(*), sum(f."value_minor")
  FROM "new_milestones" m CROSS JOIN LATERAL "figures_of"(m::"quote_milestones") f
  CROSS JOIN LATERAL (VALUES ('day', f."day"), ('week', date_trunc('week', f."day"::timestamp)::date)) s("span", "start")
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "sum_changed_milestones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quote_sums" ("provider_id", "span", "start", "measure", "currency", "wait_minutes", "count", "value_minor")
  SELECT "provider_id", s."span", s."start", "measure", "currency", "wait_minutes", sum("change"), sum("change" * "value_minor") FROM (
    SELECT m."provider_id", m."currency", 1 AS "change", f.* FROM "new_milestones" m CROSS JOIN LATERAL "figures_of"(m::"quote_milestones") f
    UNION ALL
    SELECT m."provider_id", m."currency", -1, f.* FROM "old_milestones" m CROSS JOIN LATERAL "figures_of"(m::"quote_milestones") f) changes
  CROSS JOIN LATERAL (VALUES ('day', "day"), ('week', date_trunc('week', "day"::timestamp)::date)) s("span", "start")
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("change") <> 0 OR sum("change" * "value_minor") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A provider who is gone, with all quotes, has no sums either.
CREATE FUNCTION "sum_deleted_milestones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quote_sums" ("provider_id", "span", "start", "measure", "currency", "wait_minutes", "count", "value_minor")
  SELECT m."provider_id", s."span", s."start", f."measure", m."currency", f."wait_minutes", -count(*), -sum(f."value_minor")
  FROM "old_milestones" m JOIN "providers" p ON p."id" = m."provider_id" CROSS JOIN LATERAL "figures_of"(m::"quote_milestones") f
  CROSS JOIN LATERAL (VALUES ('day', f."day"), ('week', date_trunc('week', f."day"::timestamp)::date)) s("span", "start")
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sum_new_milestones" AFTER INSERT ON "quote_milestones"
  REFERENCING NEW TABLE AS "new_milestones" FOR EACH STATEMENT EXECUTE FUNCTION "sum_new_milestones"();
--> statement-breakpoint
CREATE TRIGGER "sum_changed_milestones" AFTER UPDATE ON "quote_milestones"
  REFERENCING OLD TABLE AS "old_milestones" NEW TABLE AS "new_milestones" FOR EACH STATEMENT EXECUTE FUNCTION "sum_changed_milestones"();
--> statement-breakpoint
CREATE TRIGGER "sum_deleted_milestones" AFTER DELETE ON "quote_milestones"
  REFERENCING OLD TABLE AS "old_milestones" FOR EACH STATEMENT EXECUTE FUNCTION "sum_deleted_milestones"();
--> statement-breakpoint
CREATE FUNCTION "mark_new_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quote_milestones" ("quote_id", "provider_id", "currency", "requested_at", "sent_at", "accepted_at", "sent_minor")
  SELECT "id", "provider_id", "currency", "created_at", "sent_at", "accepted_at", "sent_total_minor" FROM "new_quotes";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most changes of a quote are none here.
CREATE FUNCTION "mark_changed_quotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_milestones" m SET
    "currency" = n."currency",
    "requested_at" = n."created_at",
    "sent_at" = least(m."sent_at", n."sent_at"),
    "accepted_at" = n."accepted_at",
    "sent_minor" = n."sent_total_minor"
  FROM "new_quotes" n JOIN "old_quotes" o ON o."id" = n."id"
  WHERE m."quote_id" = n."id" AND (n."currency", n."created_at", n."sent_at", n."accepted_at", n."sent_total_minor")
    IS DISTINCT FROM (o."currency", o."created_at", o."sent_at", o."accepted_at", o."sent_total_minor");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "mark_answered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_milestones" SET "answered_at" = NEW."at" WHERE "quote_id" = NEW."quote_id" AND "answered_at" IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "mark_accepted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_milestones" SET "accepted_minor" = NEW."total_minor"
  WHERE "quote_id" = NEW."quote_id" AND "accepted_minor" IS DISTINCT FROM NEW."total_minor";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "mark_visited"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_milestones" SET "viewed_at" = NEW."last_clicked_at"
  WHERE "quote_id" = NEW."quote_id" AND "viewed_at" IS NULL AND NEW."last_clicked_at" >= "sent_at";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "mark_undelivered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quote_milestones" SET "delivery_failed_at" =
    CASE WHEN NEW."revoked_at" IS NULL AND NEW."status" IN ('failed', 'undelivered')
      THEN coalesce(NEW."last_resent_at", NEW."sent_at", NEW."created_at") END
  WHERE "quote_id" = NEW."quote_id"
    AND ("delivery_failed_at" IS NOT NULL OR NEW."revoked_at" IS NULL AND NEW."status" IN ('failed', 'undelivered'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mark_new_quotes" AFTER INSERT ON "quotes"
  REFERENCING NEW TABLE AS "new_quotes" FOR EACH STATEMENT EXECUTE FUNCTION "mark_new_quotes"();
--> statement-breakpoint
CREATE TRIGGER "mark_changed_quotes" AFTER UPDATE ON "quotes"
  REFERENCING OLD TABLE AS "old_quotes" NEW TABLE AS "new_quotes" FOR EACH STATEMENT EXECUTE FUNCTION "mark_changed_quotes"();
--> statement-breakpoint
CREATE TRIGGER "mark_answered" AFTER INSERT ON "quote_activity"
  FOR EACH ROW WHEN (NEW."action" = 'complete_answers') EXECUTE FUNCTION "mark_answered"();
--> statement-breakpoint
CREATE TRIGGER "mark_accepted" AFTER INSERT OR UPDATE ON "quote_acceptances"
  FOR EACH ROW EXECUTE FUNCTION "mark_accepted"();
--> statement-breakpoint
CREATE TRIGGER "mark_visited" AFTER INSERT OR UPDATE OF "last_clicked_at" ON "quote_links"
  FOR EACH ROW WHEN (NEW."last_clicked_at" IS NOT NULL) EXECUTE FUNCTION "mark_visited"();
--> statement-breakpoint
CREATE TRIGGER "mark_undelivered" AFTER INSERT OR UPDATE OF "status", "revoked_at" ON "quote_links"
  FOR EACH ROW EXECUTE FUNCTION "mark_undelivered"();
--> statement-breakpoint
INSERT INTO "quote_milestones" ("quote_id", "provider_id", "currency", "requested_at", "answered_at", "sent_at", "viewed_at", "accepted_at", "accepted_minor", "delivery_failed_at")
SELECT q."id", q."provider_id", q."currency", q."created_at", answered."at", sent."at", visited."at", q."accepted_at", a."total_minor", failed."at"
FROM "quotes" q
LEFT JOIN "quote_acceptances" a ON a."quote_id" = q."id"
CROSS JOIN LATERAL (SELECT min("at") AS "at" FROM "quote_activity" WHERE "quote_id" = q."id" AND "action" = 'complete_answers') answered
CROSS JOIN LATERAL (SELECT least(min("at"), q."sent_at") AS "at" FROM "quote_activity" WHERE "quote_id" = q."id" AND "action" = 'send') sent
CROSS JOIN LATERAL (SELECT max("last_clicked_at") AS "at" FROM "quote_links" WHERE "quote_id" = q."id" AND "last_clicked_at" >= sent."at") visited
CROSS JOIN LATERAL (SELECT max(coalesce("last_resent_at", "sent_at", "created_at")) AS "at" FROM "quote_links"
  WHERE "quote_id" = q."id" AND "revoked_at" IS NULL AND "status" IN ('failed', 'undelivered')) failed;
