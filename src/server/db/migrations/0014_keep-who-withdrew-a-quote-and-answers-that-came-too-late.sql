CREATE TABLE "late_answers" (
	"quote_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"type" text NOT NULL,
	"prompt" text NOT NULL,
	"config" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "late_answers_quote_id_question_id_pk" PRIMARY KEY("quote_id","question_id"),
	CONSTRAINT "late_answers_type_check" CHECK ("type" in ('AudioNote', 'DateInput', 'Dimensions', 'InstructionBox', 'MultipleChoice', 'MultipleChoiceWithQuantity', 'NumberInput', 'PhotoCapture', 'RangeSlider', 'SelectForEach', 'TextQuestion', 'VideoCapture'))
);
--> statement-breakpoint
CREATE TABLE "withdrawn_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"was_open" boolean NOT NULL,
	"locale" text NOT NULL,
	"withdrawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_links_locale_check" CHECK ("locale" in ('en-GB', 'en-US', 'en-AU', 'en-CA', 'es-ES', 'es-MX', 'es-AR', 'pt-PT', 'pt-BR', 'fr-FR', 'fr-CA', 'fr-BE', 'de-DE', 'de-AT', 'de-CH', 'it-IT', 'nl-NL', 'nl-BE', 'pl-PL', 'sv-SE', 'da-DK', 'no-NO', 'fi-FI'))
);
--> statement-breakpoint
ALTER TABLE "quote_activity" DROP CONSTRAINT "quote_activity_action_check";--> statement-breakpoint
ALTER TABLE "quote_questions" ADD COLUMN "removed_choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_links" ADD CONSTRAINT "withdrawn_links_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_links_provider_id_index" ON "withdrawn_links" USING btree ("provider_id");--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_action_check" CHECK ("action" in ('generate_questions', 'present_questions', 'mark_questions_reviewed', 'send_link', 'estimate', 'build_by_hand', 'submit_answers', 'ask_follow_ups', 'complete_answers', 'finish_estimate', 'fail', 'retry', 'take_over', 'finalize', 'send', 'accept', 'decline', 'request_changes', 'revise', 'expire', 'create', 'duplicate', 'message', 'late_answer'));