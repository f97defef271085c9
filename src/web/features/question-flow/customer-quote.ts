import type { customerQuote } from '#contract/customer-quotes.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Answers, AskedQuestion, GivenResponse } from '#domain/question/branching.ts';
import { givenResponses, latestAnswers, shownQuestions } from '#domain/question/branching.ts';
import { inOrder } from '#domain/question/ordering.ts';

export type CustomerQuote = OutputOf<typeof customerQuote>;
/** As an upload is answered, which has no marks yet. */
export type Media = Omit<CustomerQuote['media'][number], 'pins'>;

/** A question as it came, readable by the domain's rules. */
export type FlowQuestion = CustomerQuote['questions'][number] & AskedQuestion;

export function flowQuestions(quote: CustomerQuote): FlowQuestion[] {
  return inOrder(quote.questions.map((question) => ({ ...question, dependsOn: question.depends_on })));
}

function savedResponses({ questions }: CustomerQuote): GivenResponse[] {
  return givenResponses(
    questions,
    questions.flatMap(({ id, response }) => (response ? [{ ...response, questionId: id }] : [])),
  );
}

export type PhotoPrefill = Pick<FlowQuestion, 'prefill' | 'prefill_source'>;

/** What photos seem to answer, by question. */
export function photoPrefills({ questions }: CustomerQuote): ReadonlyMap<string, PhotoPrefill> {
  const seen = questions.filter(({ prefill_source }) => prefill_source === 'photo');
  return new Map(seen.map(({ id, prefill, prefill_source }) => [id, { prefill, prefill_source }]));
}

/** The quote with what photos have shown since it was loaded. */
export function withPrefills(quote: CustomerQuote, prefills: ReadonlyMap<string, PhotoPrefill>): CustomerQuote {
  if (prefills.size === 0) return quote;
  return { ...quote, questions: quote.questions.map((question) => ({ ...question, ...prefills.get(question.id) })) };
}

/** What the server has of each question. */
export function savedAnswers(quote: CustomerQuote): Answers {
  return latestAnswers(savedResponses(quote));
}

/** The steps of the flow with these answers, in order. */
export function stepsOf(quote: CustomerQuote, answers: Answers): FlowQuestion[] {
  return shownQuestions(flowQuestions(quote), answers);
}
