ALTER TABLE "customers" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As the store folds it, as far as the database can; a customer's next change writes it exactly.
UPDATE "customers" SET "search_text" = lower(regexp_replace(normalize(
  "name" || chr(10) || coalesce("email", '') || chr(10) || coalesce("phone", '') || chr(10)
  || regexp_replace(coalesce("phone", ''), '\D', '', 'g') || chr(10) || coalesce("address", ''), NFD), '[\u0300-\u036f]', '', 'g'));
