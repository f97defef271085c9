ALTER TABLE "customers" ADD COLUMN "phone_end" text GENERATED ALWAYS AS (right(regexp_replace(regexp_replace("phone", '(x|ext|#).*$', '', 'i'), '\D', '', 'g'), 6)) STORED;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "title_origin" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("provider_id",lower("email"));--> statement-breakpoint
CREATE INDEX "customers_by_phone_end" ON "customers" USING btree ("provider_id","phone_end");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_title_origin_check" CHECK ("title_origin" in ('made', 'typed'));