ALTER TABLE "auth"."audit_log" ADD CONSTRAINT "audit_log_event_check" CHECK ("event" in ('login', 'login_failed', 'logout', 'rate_limited', 'token_refreshed', 'token_reuse', 'token_revoked', 'user_confirmation_requested', 'user_modified', 'user_recovery_requested', 'user_repeated_signup', 'user_signedup', 'user_updated_password'));--> statement-breakpoint
ALTER TABLE "auth"."audit_log" ADD CONSTRAINT "audit_log_outcome_check" CHECK ("outcome" in ('success', 'failure'));--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_auth_method_check" CHECK ("auth_method" in ('signup', 'magiclink', 'recovery'));--> statement-breakpoint
ALTER TABLE "auth"."mfa_factors" ADD CONSTRAINT "mfa_factors_factor_type_check" CHECK ("factor_type" in ('totp', 'phone', 'webauthn'));--> statement-breakpoint
ALTER TABLE "auth"."mfa_factors" ADD CONSTRAINT "mfa_factors_status_check" CHECK ("status" in ('unverified', 'verified'));--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_type_check" CHECK ("type" in ('signup', 'magiclink', 'recovery'));--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_aal_check" CHECK ("aal" in ('aal1', 'aal2'));--> statement-breakpoint
ALTER TABLE "auth"."signing_keys" ADD CONSTRAINT "signing_keys_state_check" CHECK ("state" in ('standby', 'current', 'previous'));--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD CONSTRAINT "mailbox_messages_channel_check" CHECK ("channel" in ('email', 'sms', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "ai_logs" ADD CONSTRAINT "ai_logs_kind_check" CHECK ("kind" in ('media_analysis', 'question_generation', 'quote_estimation', 'ai_edit'));--> statement-breakpoint
ALTER TABLE "ai_logs" ADD CONSTRAINT "ai_logs_step_check" CHECK ("step" in ('scope_confidence', 'scope_questions', 'section_extraction', 'initial_questions', 'media_validation', 'readiness_check', 'follow_up_tasks', 'follow_up_questions', 'quote_estimate'));--> statement-breakpoint
ALTER TABLE "ai_logs" ADD CONSTRAINT "ai_logs_engine_check" CHECK ("engine" in ('builtin', 'llm'));--> statement-breakpoint
ALTER TABLE "ai_logs" ADD CONSTRAINT "ai_logs_status_check" CHECK ("status" in ('completed', 'failed'));--> statement-breakpoint
ALTER TABLE "draft_line_differences" ADD CONSTRAINT "draft_line_differences_change_check" CHECK ("change" in ('kept', 'changed', 'removed', 'added'));--> statement-breakpoint
ALTER TABLE "pipeline_runs" ADD CONSTRAINT "pipeline_runs_kind_check" CHECK ("kind" in ('media_analysis', 'question_generation', 'quote_estimation'));--> statement-breakpoint
ALTER TABLE "pipeline_runs" ADD CONSTRAINT "pipeline_runs_trigger_check" CHECK ("trigger" in ('creation', 'submit', 'provider', 'upload'));--> statement-breakpoint
ALTER TABLE "pipeline_runs" ADD CONSTRAINT "pipeline_runs_status_check" CHECK ("status" in ('pending', 'processing', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "pipeline_step_results" ADD CONSTRAINT "pipeline_step_results_step_check" CHECK ("step" in ('scope_confidence', 'scope_questions', 'section_extraction', 'initial_questions', 'media_validation', 'readiness_check', 'follow_up_tasks', 'follow_up_questions', 'quote_estimate'));--> statement-breakpoint
ALTER TABLE "pipeline_step_results" ADD CONSTRAINT "pipeline_step_results_status_check" CHECK ("status" in ('pending', 'in_progress', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "pipeline_step_results" ADD CONSTRAINT "pipeline_step_results_engine_check" CHECK ("engine" in ('builtin', 'llm'));--> statement-breakpoint
ALTER TABLE "pricing_rules" ADD CONSTRAINT "pricing_rules_strategy_check" CHECK ("strategy" in ('per_unit', 'per_area', 'hourly', 'daily', 'fixed', 'tiered', 'cost_plus', 'minimum_charge', 'call_out', 'travel', 'urgency'));--> statement-breakpoint
ALTER TABLE "pricing_rules" ADD CONSTRAINT "pricing_rules_cost_category_check" CHECK ("cost_category" in ('labour', 'materials', 'equipment', 'other'));--> statement-breakpoint
ALTER TABLE "pricing_rules" ADD CONSTRAINT "pricing_rules_unit_check" CHECK ("unit" in ('hourly', 'daily', 'per_unit', 'per_area', 'fixed'));--> statement-breakpoint
ALTER TABLE "provider_ai_settings" ADD CONSTRAINT "provider_ai_settings_engine_check" CHECK ("engine" in ('builtin', 'llm'));--> statement-breakpoint
ALTER TABLE "provider_ai_settings" ADD CONSTRAINT "provider_ai_settings_service_check" CHECK ("service" in ('openai', 'anthropic', 'google', 'compatible'));--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_role_check" CHECK ("role" in ('owner', 'admin', 'member'));--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_provider_type_check" CHECK ("provider_type" in ('business', 'individual'));--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_currency_check" CHECK ("currency" in ('GBP', 'USD', 'EUR', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SEK', 'NZD'));--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_locale_check" CHECK ("locale" in ('en-GB', 'en-US', 'en-AU', 'en-CA', 'es-ES', 'es-MX', 'es-AR', 'pt-PT', 'pt-BR', 'fr-FR', 'fr-CA', 'fr-BE', 'de-DE', 'de-AT', 'de-CH', 'it-IT', 'nl-NL', 'nl-BE', 'pl-PL', 'sv-SE', 'da-DK', 'no-NO', 'fi-FI'));--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_actor_check" CHECK ("actor" in ('provider', 'customer', 'system'));--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_action_check" CHECK ("action" in ('generate_questions', 'present_questions', 'mark_questions_reviewed', 'send_link', 'estimate', 'build_by_hand', 'submit_answers', 'ask_follow_ups', 'complete_answers', 'finish_estimate', 'fail', 'retry', 'take_over', 'finalize', 'send', 'accept', 'decline', 'request_changes', 'revise', 'expire', 'create', 'duplicate', 'message'));--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_from_status_check" CHECK ("from_status" in ('draft', 'processing', 'awaiting_customer', 'ready_for_estimate', 'provider_review', 'sent', 'accepted', 'rejected', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_to_status_check" CHECK ("to_status" in ('draft', 'processing', 'awaiting_customer', 'ready_for_estimate', 'provider_review', 'sent', 'accepted', 'rejected', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "quote_deletions" ADD CONSTRAINT "quote_deletions_kind_check" CHECK ("kind" in ('line_item', 'question'));--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD CONSTRAINT "quote_line_items_category_check" CHECK ("category" in ('labour', 'materials', 'equipment', 'other'));--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD CONSTRAINT "quote_line_items_unit_check" CHECK ("unit" in ('hourly', 'daily', 'per_unit', 'per_area', 'fixed'));--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD CONSTRAINT "quote_line_items_origin_check" CHECK ("origin" in ('engine', 'provider', 'ai_edit'));--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_channel_check" CHECK ("channel" in ('email', 'sms', 'whatsapp', 'none'));--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_status_check" CHECK ("status" in ('pending', 'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'undelivered'));--> statement-breakpoint
ALTER TABLE "quote_media" ADD CONSTRAINT "quote_media_media_type_check" CHECK ("media_type" in ('photo', 'video', 'document', 'audio'));--> statement-breakpoint
ALTER TABLE "quote_media" ADD CONSTRAINT "quote_media_quality_rating_check" CHECK ("quality_rating" in ('good', 'average', 'low'));--> statement-breakpoint
ALTER TABLE "quote_media" ADD CONSTRAINT "quote_media_quality_reason_check" CHECK ("quality_reason" in ('too_dark', 'too_bright', 'blurred', 'too_small'));--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_author_check" CHECK ("author" in ('provider', 'customer', 'system'));--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_kind_check" CHECK ("kind" in ('message', 'decline', 'change_request'));--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_delivery_status_check" CHECK ("delivery_status" in ('pending', 'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'undelivered'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_type_check" CHECK ("type" in ('AudioNote', 'DateInput', 'Dimensions', 'InstructionBox', 'MultipleChoice', 'MultipleChoiceWithQuantity', 'NumberInput', 'PhotoCapture', 'RangeSlider', 'SelectForEach', 'TextQuestion', 'VideoCapture'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_role_check" CHECK ("role" in ('primary', 'supplementary'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_importance_check" CHECK ("importance" in ('low', 'medium', 'high'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_match_mode_check" CHECK ("match_mode" in ('any', 'all'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_urgency_check" CHECK ("urgency" in ('low', 'medium', 'high', 'urgent'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_origin_check" CHECK ("origin" in ('initial', 'media_discovery', 'partial_resolution', 'customer_mention'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_engine_check" CHECK ("engine" in ('builtin', 'llm', 'provider'));--> statement-breakpoint
ALTER TABLE "quote_responses" ADD CONSTRAINT "quote_responses_status_check" CHECK ("status" in ('active', 'deferred', 'skipped', 'completed'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_status_check" CHECK ("status" in ('draft', 'processing', 'awaiting_customer', 'ready_for_estimate', 'provider_review', 'sent', 'accepted', 'rejected', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_conversation_stage_check" CHECK ("conversation_stage" in ('initial_intake', 'response_received', 'post_scope_clarification', 'post_detail_responses', 'quote_estimation'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_currency_check" CHECK ("currency" in ('GBP', 'USD', 'EUR', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SEK', 'NZD'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_locale_check" CHECK ("locale" in ('en-GB', 'en-US', 'en-AU', 'en-CA', 'es-ES', 'es-MX', 'es-AR', 'pt-PT', 'pt-BR', 'fr-FR', 'fr-CA', 'fr-BE', 'de-DE', 'de-AT', 'de-CH', 'it-IT', 'nl-NL', 'nl-BE', 'pl-PL', 'sv-SE', 'da-DK', 'no-NO', 'fi-FI'));--> statement-breakpoint
-- The only change of the audit log: nobody's address stays longer than it may. Whoever runs it cannot choose which ones.
CREATE FUNCTION "auth"."forget_old_addresses"() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  UPDATE "auth"."audit_log" SET "ip" = NULL, "user_agent" = NULL
  WHERE "at" < now() - interval '90 days' AND ("ip" IS NOT NULL OR "user_agent" IS NOT NULL)
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "auth"."forget_old_addresses"() FROM PUBLIC;
--> statement-breakpoint
-- The job queue fills it; the role that the app runs as may make no schema.
CREATE SCHEMA IF NOT EXISTS "pgboss";
