/** Services that a language model can be reached by; `compatible` is any server that speaks OpenAI's protocol. */
export const aiServices = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type AiService = (typeof aiServices)[number];
