/** The twelve ways a question can be answered. */
export const componentTypes = [
  'AudioNote',
  'DateInput',
  'Dimensions',
  'InstructionBox',
  'MultipleChoice',
  'MultipleChoiceWithQuantity',
  'NumberInput',
  'PhotoCapture',
  'RangeSlider',
  'SelectForEach',
  'TextQuestion',
  'VideoCapture',
] as const;
export type ComponentType = (typeof componentTypes)[number];

/** A primary question satisfies its requirement; a supplementary one never does. */
export const questionRoles = ['primary', 'supplementary'] as const;
export type QuestionRole = (typeof questionRoles)[number];

export const importances = ['low', 'medium', 'high'] as const;
export type Importance = (typeof importances)[number];

/** Whether one complete primary answer satisfies a requirement, or every one is needed. */
export const matchModes = ['any', 'all'] as const;
export type MatchMode = (typeof matchModes)[number];

export const questionStatuses = ['active', 'deferred', 'skipped', 'completed'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export const questionOrigins = ['initial', 'media_discovery', 'partial_resolution', 'customer_mention'] as const;
export type QuestionOrigin = (typeof questionOrigins)[number];

export const urgencies = ['low', 'medium', 'high', 'urgent'] as const;
export type Urgency = (typeof urgencies)[number];

export const lengthUnits = ['meters', 'feet'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

export const shapes = ['rectangular', 'circular', 'linear'] as const;
export type Shape = (typeof shapes)[number];

export const noticeLevels = ['info', 'warning', 'success', 'error'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** Who wrote a question or drafted a line. */
export const questionAuthors = ['builtin', 'llm', 'provider'] as const;
export type QuestionAuthor = (typeof questionAuthors)[number];
