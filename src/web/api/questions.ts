import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Question, Quote } from './quote-types.ts';

export type NewQuestion = InputOf<EndpointByKey['POST /quotes/{id}/questions']['body']>;
export type QuestionChange = Pick<Partial<Question>, 'prompt' | 'help' | 'required' | 'importance' | 'config'>;
/** Where the questions go once they are reviewed. */
export type ReviewOrder = NonNullable<
  NonNullable<InputOf<EndpointByKey['POST /quotes/{id}/questions/mark-reviewed']['body']>>['send_link']
>;

function setQuestions(client: QueryClient, quoteId: string, change: (questions: Question[]) => Question[]): void {
  client.setQueryData<Quote>(
    quoteKeys.one(quoteId),
    (quote) => quote && { ...quote, questions: change(quote.questions) },
  );
}

/** What all question mutations share: one after the other, counted as saving, the truth fetched again on failure. */
function useQuestionMutation<Variables, Answer>(
  quoteId: string,
  parts: {
    send: (variables: Variables, client: QueryClient) => Promise<Answer>;
    /** Shown at once, before the server answers. */
    expect?: (questions: Question[], variables: Variables) => Question[];
    take?: (questions: Question[], answer: Answer) => Question[];
  },
) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'online', // waits for the network, and the head of the page says so
    mutationKey: quoteKeys.saving(quoteId),
    scope: { id: `quote-${quoteId}` },
    mutationFn: (variables: Variables) => parts.send(variables, client),
    onMutate: async (variables) => {
      await client.cancelQueries({ queryKey: quoteKeys.one(quoteId) });
      setQuestions(client, quoteId, (questions) => parts.expect?.(questions, variables) ?? questions);
    },
    onSuccess: (answer) => setQuestions(client, quoteId, (questions) => parts.take?.(questions, answer) ?? questions),
    onError: () => client.invalidateQueries({ queryKey: quoteKeys.one(quoteId) }),
  });
}

const replaced = (questions: Question[], changed: Question): Question[] =>
  questions.map((question) => (question.id === changed.id ? changed : question));

export function useCreateQuestion(id: string) {
  return useQuestionMutation(id, {
    send: (body: NewQuestion) => call('POST /quotes/{id}/questions', { params: { id }, body }).then(dataOf),
    take: (questions, created) => [...questions, created],
  });
}

export function useUpdateQuestion(id: string) {
  return useQuestionMutation(id, {
    send: ({ qid, change }: { qid: string; change: QuestionChange }, client) => {
      const quote = client.getQueryData<Quote>(quoteKeys.one(id));
      const revision = quote?.questions.find((question) => question.id === qid)?.revision;
      return call('PUT /quotes/{id}/questions/{qid}', {
        params: { id, qid },
        body: { ...change, ...(revision !== undefined && { revision }) },
      }).then(dataOf);
    },
    expect: (questions, { qid, change }) =>
      questions.map((question) => (question.id === qid ? { ...question, ...change } : question)),
    take: replaced,
  });
}

export function useDeleteQuestion(id: string) {
  return useQuestionMutation(id, {
    send: (qid: string) => call('DELETE /quotes/{id}/questions/{qid}', { params: { id, qid } }).then(dataOf),
    expect: (questions, qid) => questions.filter((question) => question.id !== qid),
  });
}

/** Brings a deleted question back as it was, at its place. */
export function useRestoreQuestion(id: string) {
  return useQuestionMutation(id, {
    send: ({ id: qid }: Question) =>
      call('POST /quotes/{id}/questions/{qid}/restore', { params: { id, qid } }).then(dataOf),
    expect: (questions, question) => [...questions.filter(({ id: known }) => known !== question.id), question],
    take: replaced,
  });
}

export function useReorderQuestions(id: string) {
  return useQuestionMutation(id, {
    send: (order: string[]) =>
      call('POST /quotes/{id}/questions/reorder', { params: { id }, body: { question_ids: order } }).then(dataOf),
    expect: (questions, order) =>
      questions.map((question) => ({ ...question, position: Math.max(0, order.indexOf(question.id)) })),
    take: (_, ordered) => ordered,
  });
}

export function useMarkReviewed(id: string) {
  return useQuestionMutation(id, {
    send: (order: ReviewOrder) =>
      call('POST /quotes/{id}/questions/mark-reviewed', { params: { id }, body: { send_link: order } }).then(dataOf),
    take: (_, reviewed) => reviewed,
  });
}
