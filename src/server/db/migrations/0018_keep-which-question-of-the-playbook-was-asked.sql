ALTER TABLE "quote_questions" ADD COLUMN "question_key" text;--> statement-breakpoint
ALTER TABLE "auth"."amr_claims" ADD CONSTRAINT "amr_claims_method_check" CHECK ("method" in ('password', 'otp', 'magiclink', 'recovery', 'email/signup'));
--> statement-breakpoint
-- The questions of before, found once as each answer had them found: the first of the version that the quote was asked with which
-- satisfies the requirement and is of the row's kind. A version that was never kept is as good as the newest one kept.
WITH "asked_with" AS (
  SELECT DISTINCT ON (c."quote_id") c."quote_id", v."body"
  FROM (
    SELECT DISTINCT ON ("quote_id") "quote_id", "playbook_key", "playbook_version"
    FROM "quote_components" WHERE "section_key" IS NOT NULL ORDER BY "quote_id", "position", "id"
  ) c
  JOIN "playbook_versions" v ON v."key" = c."playbook_key"
  ORDER BY c."quote_id", (v."version" = c."playbook_version") DESC NULLS LAST, v."version" DESC
)
UPDATE "quote_questions" q SET "question_key" = (
  SELECT one.value ->> 'key' FROM jsonb_array_elements(a."body" -> 'questions') WITH ORDINALITY one
  WHERE one.value -> 'satisfies' ? q."requirement_key" AND q."type" IN (one.value ->> 'component', one.value ->> 'for_each')
  ORDER BY one.ordinality LIMIT 1
)
FROM "asked_with" a WHERE a."quote_id" = q."quote_id" AND q."requirement_key" IS NOT NULL;
