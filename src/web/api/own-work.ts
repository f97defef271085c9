import { type QueryClient, type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { ruleKeys } from './rule-keys.ts';

export type OwnQuestion = AnswerData<'GET /provider/services/{serviceTypeId}/questions'>[number];
export type OwnQuestionBody = InputOf<EndpointByKey['POST /provider/services/{serviceTypeId}/questions']['body']>;
export type StandardLine = AnswerData<'GET /provider/services/{serviceTypeId}/standard-lines'>[number];
export type StandardLineBody = InputOf<EndpointByKey['POST /provider/services/{serviceTypeId}/standard-lines']['body']>;
export type JobSample = AnswerData<'GET /provider/services/{serviceTypeId}/sample'>;

const keys = {
  questions: (serviceTypeId: string) => ['own-work', serviceTypeId, 'questions'] as const,
  lines: (serviceTypeId: string) => ['own-work', serviceTypeId, 'lines'] as const,
};

export const ownQuestionsQuery = (serviceTypeId: string) =>
  queryOptions({
    queryKey: keys.questions(serviceTypeId),
    queryFn: ({ signal }) =>
      call('GET /provider/services/{serviceTypeId}/questions', { params: { serviceTypeId }, signal }).then(dataOf),
  });

export const standardLinesQuery = (serviceTypeId: string) =>
  queryOptions({
    queryKey: keys.lines(serviceTypeId),
    queryFn: ({ signal }) =>
      call('GET /provider/services/{serviceTypeId}/standard-lines', { params: { serviceTypeId }, signal }).then(dataOf),
  });

export const jobSampleQuery = (serviceTypeId: string) =>
  queryOptions({
    queryKey: ruleKeys.ofJob(serviceTypeId),
    queryFn: ({ signal }) =>
      call('GET /provider/services/{serviceTypeId}/sample', { params: { serviceTypeId }, signal }).then(dataOf),
  });

export type WrittenPrices = NonNullable<
  InputOf<EndpointByKey['POST /provider/services/{serviceTypeId}/sample']['body']>
>;

/** The same with prices that are still being written; what was shown before stays until the next is there. */
export const writtenSampleQuery = (serviceTypeId: string, written: WrittenPrices) =>
  queryOptions({
    queryKey: [...ruleKeys.ofJob(serviceTypeId), written] as const,
    queryFn: ({ signal }) =>
      call('POST /provider/services/{serviceTypeId}/sample', { params: { serviceTypeId }, body: written, signal }).then(
        dataOf,
      ),
  });

interface Row {
  readonly id: string;
  readonly position: number;
}

/** One of a service's lists: one change after the other, shown at once, the truth fetched again on failure. */
function useListMutation<Item extends Row, Variables, Answer>(
  key: QueryKey,
  parts: {
    readonly send: (variables: Variables) => Promise<Answer>;
    readonly expect?: (rows: Item[], variables: Variables) => Item[];
    readonly take?: (rows: Item[], answer: Answer) => Item[];
  },
) {
  const client: QueryClient = useQueryClient();
  const change = (make: (rows: Item[]) => Item[]) =>
    client.setQueryData<Item[]>(key, (rows) => rows && make(rows).toSorted((a, b) => a.position - b.position));
  return useMutation({
    scope: { id: key.join('-') },
    mutationFn: parts.send,
    onMutate: async (variables) => {
      await client.cancelQueries({ queryKey: key });
      change((rows) => parts.expect?.(rows, variables) ?? rows);
    },
    onSuccess: (answer) => {
      change((rows) => parts.take?.(rows, answer) ?? rows);
      void client.invalidateQueries({ queryKey: ruleKeys.ofServices });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

const saved = <Item extends Row>(rows: Item[], item: Item): Item[] => [
  ...rows.filter(({ id }) => id !== item.id),
  item,
];
const without = <Item extends Row>(rows: Item[], gone: Row): Item[] => rows.filter(({ id }) => id !== gone.id);
const inOrder = <Item extends Row>(rows: Item[], order: readonly string[]): Item[] =>
  rows.map((row) => ({ ...row, position: Math.max(0, order.indexOf(row.id)) }));

/** Adds a question, or with an id changes that one. */
export function useSaveOwnQuestion(serviceTypeId: string) {
  return useListMutation(keys.questions(serviceTypeId), {
    send: ({ id, body }: { readonly id?: string | undefined; readonly body: OwnQuestionBody }) => {
      if (id === undefined)
        return call('POST /provider/services/{serviceTypeId}/questions', { params: { serviceTypeId }, body }).then(
          dataOf,
        );
      const { type: _, ...change } = body;
      const params = { serviceTypeId, id };
      return call('PUT /provider/services/{serviceTypeId}/questions/{id}', { params, body: change }).then(dataOf);
    },
    take: saved<OwnQuestion>,
  });
}

export function useDeleteOwnQuestion(serviceTypeId: string) {
  return useListMutation(keys.questions(serviceTypeId), {
    send: ({ id }: OwnQuestion) =>
      call('DELETE /provider/services/{serviceTypeId}/questions/{id}', { params: { serviceTypeId, id } }),
    expect: without<OwnQuestion>,
  });
}

export function useReorderOwnQuestions(serviceTypeId: string) {
  return useListMutation(keys.questions(serviceTypeId), {
    send: (question_ids: string[]) =>
      call('POST /provider/services/{serviceTypeId}/questions/reorder', {
        params: { serviceTypeId },
        body: { question_ids },
      }).then(dataOf),
    expect: inOrder<OwnQuestion>,
    take: (_, ordered) => ordered,
  });
}

/** Adds a standard line, or with an id changes that one. */
export function useSaveStandardLine(serviceTypeId: string) {
  return useListMutation(keys.lines(serviceTypeId), {
    send: ({ id, body }: { readonly id?: string | undefined; readonly body: StandardLineBody }) =>
      id === undefined
        ? call('POST /provider/services/{serviceTypeId}/standard-lines', { params: { serviceTypeId }, body }).then(
            dataOf,
          )
        : call('PUT /provider/services/{serviceTypeId}/standard-lines/{id}', {
            params: { serviceTypeId, id },
            body,
          }).then(dataOf),
    take: saved<StandardLine>,
  });
}

export function useDeleteStandardLine(serviceTypeId: string) {
  return useListMutation(keys.lines(serviceTypeId), {
    send: ({ id }: StandardLine) =>
      call('DELETE /provider/services/{serviceTypeId}/standard-lines/{id}', { params: { serviceTypeId, id } }),
    expect: without<StandardLine>,
  });
}

export function useReorderStandardLines(serviceTypeId: string) {
  return useListMutation(keys.lines(serviceTypeId), {
    send: (line_ids: string[]) =>
      call('POST /provider/services/{serviceTypeId}/standard-lines/reorder', {
        params: { serviceTypeId },
        body: { line_ids },
      }).then(dataOf),
    expect: inOrder<StandardLine>,
    take: (_, ordered) => ordered,
  });
}
