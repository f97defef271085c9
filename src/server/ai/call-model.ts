import type { APICallError, LanguageModel, ModelMessage } from 'ai';
import { z } from 'zod';
import { type FailureKind, ModelFailure } from './model-failure.ts';

/** One typed question to a model. It gets no tools and sees nothing but these texts and the photo. */
export interface ModelTask<Answer> {
  readonly name: string;
  readonly schema: z.ZodType<Answer>;
  readonly instructions: string;
  readonly prompt: string;
  /** A JPEG. Bytes, never an address: nobody fetches anything for a model. */
  readonly photo?: Uint8Array;
}

export interface Usage {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

export interface ModelAnswer<Answer> {
  readonly answer: Answer;
  readonly usage: Usage;
}

/** Also of a failed call: what was generated is billed, used or not. */
export interface FailedCall {
  readonly kind: FailureKind;
  readonly usage: Usage;
}

export type CallResult<Answer> = ({ readonly ok: true } & ModelAnswer<Answer>) | ({ readonly ok: false } & FailedCall);

const mostOutputTokens = 4000;

/** Asks once, and once more with the reason where the answer does not fit; both within the time limit. Never throws. */
export async function callModel<Answer>(
  model: LanguageModel,
  task: ModelTask<Answer>,
  timeoutMs: number,
): Promise<CallResult<Answer>> {
  const abortSignal = AbortSignal.timeout(timeoutMs);
  const first = await ask(model, task, abortSignal);
  if (first.ok || !isRepairable(first.kind) || abortSignal.aborted) return first;
  const repaired = await ask(
    model,
    {
      ...task,
      prompt: `${task.prompt}\n\nYour last answer could not be used. Answer with one JSON object of the given shape and nothing else.`,
    },
    abortSignal,
  );
  return { ...repaired, usage: sum(first.usage, repaired.usage) };
}

const isRepairable = (kind: FailureKind): boolean => kind === 'unreadable' || kind === 'wrong_shape';

const sum = (a: Usage, b: Usage): Usage => ({
  tokensIn: a.tokensIn + b.tokensIn,
  tokensOut: a.tokensOut + b.tokensOut,
});

async function ask<Answer>(
  model: LanguageModel,
  task: ModelTask<Answer>,
  abortSignal: AbortSignal,
): Promise<CallResult<Answer>> {
  // Loaded when a model is first asked, which in most installations is never.
  const ai = await import('ai');
  try {
    const result = await ai.generateText({
      model,
      // Servers that know no schemas are told the shape in words.
      instructions: `${task.instructions}\n\nThe shape of the answer, as JSON schema:\n${JSON.stringify(z.toJSONSchema(task.schema))}`,
      prompt: promptOf(task),
      output: ai.Output.object({ schema: task.schema, name: task.name }),
      maxRetries: 1,
      maxOutputTokens: mostOutputTokens,
      // What a customer wrote is not to be kept by the service.
      providerOptions: { openai: { store: false } },
      abortSignal,
    });
    return { ok: true, answer: result.output, usage: usageOf(result.usage) };
  } catch (error) {
    const kind = abortSignal.aborted ? 'timeout' : kindOf(error, ai);
    return { ok: false, kind, usage: usageOf(ai.NoObjectGeneratedError.isInstance(error) ? error.usage : undefined) };
  }
}

function promptOf({ prompt, photo }: Pick<ModelTask<unknown>, 'prompt' | 'photo'>): string | ModelMessage[] {
  if (!photo) return prompt;
  const content = [
    { type: 'text' as const, text: prompt },
    { type: 'file' as const, mediaType: 'image/jpeg', data: photo },
  ];
  return [{ role: 'user', content }];
}

function usageOf(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): Usage {
  const count = (tokens: number | undefined): number => (Number.isSafeInteger(tokens) ? Math.max(0, tokens ?? 0) : 0);
  return { tokensIn: count(usage?.inputTokens), tokensOut: count(usage?.outputTokens) };
}

type Ai = typeof import('ai');

function kindOf(error: unknown, ai: Ai): FailureKind {
  if (error instanceof ModelFailure) return error.kind;
  if (ai.RetryError.isInstance(error)) return kindOf(error.lastError, ai);
  if (ai.NoObjectGeneratedError.isInstance(error)) {
    if (error.finishReason === 'length') return 'cut_off';
    if (error.finishReason === 'content-filter') return 'refused';
    return isNamed(error.cause, 'AI_TypeValidationError') ? 'wrong_shape' : 'unreadable';
  }
  if (ai.APICallError.isInstance(error)) return kindOfStatus(error);
  if (isNamed(error, 'TimeoutError') || isNamed(error, 'AbortError')) return 'timeout';
  if (error instanceof TypeError) return 'unreachable';
  return 'unreadable';
}

function kindOfStatus({ statusCode, cause }: APICallError): FailureKind {
  if (cause instanceof ModelFailure) return cause.kind;
  if (statusCode === undefined) return 'unreachable';
  if (statusCode === 429) return 'rate_limited';
  if (statusCode === 401 || statusCode === 403) return 'refused_key';
  return statusCode < 400 ? 'unreadable' : 'server_error';
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
