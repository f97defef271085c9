CREATE TABLE "quote_readiness" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"rests_on" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"reckoned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_readiness" ADD CONSTRAINT "quote_readiness_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;