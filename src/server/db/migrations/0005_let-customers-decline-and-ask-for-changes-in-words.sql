ALTER TABLE "quote_messages" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_messages" ADD COLUMN "delivery_status" text;--> statement-breakpoint
ALTER TABLE "quote_messages" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "quote_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "reject_message" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "change_request" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "changes_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "sent_version" integer;--> statement-breakpoint
UPDATE "quotes" SET "sent_version" = "current_version" WHERE "status" IN ('sent', 'accepted', 'rejected', 'expired');
