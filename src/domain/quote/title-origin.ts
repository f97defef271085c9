/** Whether the engine made a quote's title, and may make it anew, or the provider typed it. */
export const titleOrigins = ['made', 'typed'] as const;
export type TitleOrigin = (typeof titleOrigins)[number];
