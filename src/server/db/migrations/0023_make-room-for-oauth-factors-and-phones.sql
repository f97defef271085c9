CREATE TABLE "auth"."recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_unique" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."amr_claims" DROP CONSTRAINT "amr_claims_method_check";--> statement-breakpoint
ALTER TABLE "auth"."audit_log" DROP CONSTRAINT "audit_log_event_check";--> statement-breakpoint
ALTER TABLE "auth"."flow_states" DROP CONSTRAINT "flow_states_auth_method_check";--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" DROP CONSTRAINT "one_time_tokens_type_check";--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ALTER COLUMN "code_challenge" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD COLUMN "linking_user_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD COLUMN "provider_state_enc" text;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD COLUMN "provider_tokens_enc" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "phone_change_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "reauthentication_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_linking_user_id_users_id_fk" FOREIGN KEY ("linking_user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."amr_claims" ADD CONSTRAINT "amr_claims_method_check" CHECK ("method" in ('password', 'otp', 'magiclink', 'recovery', 'email/signup', 'invite', 'email_change', 'oauth', 'anonymous', 'totp', 'mfa/phone', 'recovery_code'));--> statement-breakpoint
ALTER TABLE "auth"."audit_log" ADD CONSTRAINT "audit_log_event_check" CHECK ("event" in ('challenge_created', 'factor_in_progress', 'factor_unenrolled', 'identity_linked', 'identity_unlinked', 'key_rotated', 'login', 'login_failed', 'logout', 'rate_limited', 'recovery_codes_made', 'token_refreshed', 'token_reuse', 'token_revoked', 'user_confirmation_requested', 'user_deleted', 'user_invited', 'user_modified', 'user_reauthenticate_requested', 'user_recovery_requested', 'user_repeated_signup', 'user_signedup', 'user_updated_password', 'verification_attempted'));--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_auth_method_check" CHECK ("auth_method" in ('signup', 'magiclink', 'recovery', 'invite', 'email_change_current', 'email_change_new', 'reauthentication', 'sms', 'phone_change', 'oauth'));--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_type_check" CHECK ("type" in ('signup', 'magiclink', 'recovery', 'invite', 'email_change_current', 'email_change_new', 'reauthentication', 'sms', 'phone_change'));