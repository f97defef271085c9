CREATE TABLE "quote_word_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"request" text NOT NULL,
	"plan" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"undo" jsonb,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_word_edits" ADD CONSTRAINT "quote_word_edits_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_word_edits_quote_id_applied_at_index" ON "quote_word_edits" USING btree ("quote_id","applied_at");