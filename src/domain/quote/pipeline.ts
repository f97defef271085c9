/** The nine steps from a request to a priced draft, in order. */
export const pipelineSteps = [
  'scope_confidence',
  'scope_questions',
  'section_extraction',
  'initial_questions',
  'media_validation',
  'readiness_check',
  'follow_up_tasks',
  'follow_up_questions',
  'quote_estimate',
] as const;
export type PipelineStep = (typeof pipelineSteps)[number];

export const stepStatuses = ['pending', 'in_progress', 'completed', 'failed'] as const;
export type StepStatus = (typeof stepStatuses)[number];

export const jobKinds = ['media_analysis', 'question_generation', 'quote_estimation'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const stepsOfJob: Record<JobKind, readonly PipelineStep[]> = {
  question_generation: ['scope_confidence', 'scope_questions', 'section_extraction', 'initial_questions'],
  media_analysis: ['media_validation'],
  quote_estimation: ['readiness_check', 'follow_up_tasks', 'follow_up_questions', 'quote_estimate'],
};

export const conversationStages = [
  'initial_intake',
  'response_received',
  'post_scope_clarification',
  'post_detail_responses',
  'quote_estimation',
] as const;
export type ConversationStage = (typeof conversationStages)[number];

export const engines = ['builtin', 'llm'] as const;
export type EngineName = (typeof engines)[number];

export const editActions = ['update', 'add', 'delete'] as const;
export type EditAction = (typeof editActions)[number];
