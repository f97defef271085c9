import type { DatabaseWatch } from '../draft/database-watch.ts';
import type { BenchApp } from './open-bench-app.ts';
import { draftedQuote, handmade, openQuestion, sentQuote } from './prepare.ts';
import { type Call, request } from './request.ts';

/** Something a person waits for. */
export interface Operation {
  readonly name: string;
  /** How often it is timed. */
  readonly times: number;
  /** The p50 in floors that we want at a thousand quotes; at more of them half as much again. Null: no goal is set. */
  readonly goal: number | null;
  /** Everything before it that nobody waits for. @returns the work that is timed */
  readonly prepare: () => Promise<() => Promise<unknown>>;
}

/** Of somebody the firm has made quotes for. */
export interface SoughtCustomer {
  readonly name: string;
  readonly phone: string;
}

const often = 150;
const seldom = 30;
const listGoal = 15;

export async function operationsOf(
  bench: BenchApp,
  watch: DatabaseWatch,
  sought: SoughtCustomer,
): Promise<readonly Operation[]> {
  const { url } = bench.app;
  const send = (call: Call) => request(url, call);
  const signedIn = (path: string) => async () => () => send({ method: 'GET', path, token: bench.token });
  const found = (words: string) => signedIn(`/api/search?q=${encodeURIComponent(words)}`);
  const national = sought.phone.replace('+44 ', '0');
  const sent = await sentQuote(bench);
  const question = await openQuestion(bench);
  return [
    ...listOperations(signedIn, sought),
    { name: 'find by a name', times: often, goal: listGoal, prepare: found(sought.name) },
    { name: 'find by a misspelt name', times: often, goal: listGoal, prepare: found(misspelt(sought.name)) },
    { name: 'find by a telephone number', times: often, goal: listGoal, prepare: found(national) },
    { name: 'find by two common words', times: often, goal: listGoal, prepare: found('paint kitchen') },
    { name: 'find by the beginning of a word', times: often, goal: listGoal, prepare: found('ki') },
    {
      name: 'lines that fit a common word',
      times: often,
      goal: null,
      prepare: signedIn('/api/provider/line-suggestions?q=work'),
    },
    {
      name: 'lines that fit nothing',
      times: often,
      goal: null,
      prepare: signedIn('/api/provider/line-suggestions?q=unheard'),
    },
    { name: 'open a quote', times: often, goal: null, prepare: signedIn(`/api/quotes/${sent.id}`) },
    {
      name: 'create with 10 lines',
      times: seldom,
      goal: null,
      prepare: async () => () =>
        send({ method: 'POST', path: '/api/quotes', token: bench.token, body: handmade('By hand') }),
    },
    {
      name: 'customer’s page',
      times: often,
      goal: null,
      prepare: async () => () => send({ method: 'GET', path: `/q/${sent.token}/result` }),
    },
    {
      name: 'customer’s answer',
      times: seldom,
      goal: null,
      prepare: async () => () => send({ method: 'POST', ...question }),
    },
    { name: 'estimate → stored draft', times: seldom, goal: null, prepare: () => estimating(bench, watch) },
    { name: 'accept', times: seldom, goal: null, prepare: () => accepting(bench) },
  ];
}

/** What the firm's size must not make slower. */
function listOperations(signedIn: (path: string) => Operation['prepare'], sought: SoughtCustomer): Operation[] {
  const searched = (path: string, words: string) => signedIn(`${path}?search=${encodeURIComponent(words)}`);
  const national = sought.phone.replace('+44 ', '0');
  return [
    { name: 'list', times: often, goal: listGoal, prepare: signedIn('/api/quotes') },
    { name: 'list of a status', times: often, goal: listGoal, prepare: signedIn('/api/quotes?status=accepted') },
    {
      name: 'list of what waits',
      times: often,
      goal: listGoal,
      prepare: signedIn('/api/quotes?waiting_for=provider'),
    },
    { name: 'dashboard', times: often, goal: listGoal, prepare: signedIn('/api/dashboard/summary') },
    {
      name: 'list behind a figure',
      times: often,
      goal: null,
      prepare: signedIn('/api/quotes?happened=sent&reached=accepted&from=2020-01-01'),
    },
    { name: 'counts', times: often, goal: listGoal, prepare: signedIn('/api/quotes/counts') },
    { name: 'search a name', times: often, goal: listGoal, prepare: searched('/api/quotes', sought.name) },
    { name: 'search a telephone number', times: often, goal: listGoal, prepare: searched('/api/quotes', national) },
    { name: 'search a common word', times: often, goal: listGoal, prepare: searched('/api/quotes', 'kitchen') },
    {
      name: 'search customers',
      times: often,
      goal: listGoal,
      prepare: searched('/api/provider/customers', sought.name),
    },
  ];
}

/** Two letters of the family name have changed places. */
const misspelt = (name: string): string => name.replace(/(.)(.)(.)$/, '$2$1$3');

async function estimating(bench: BenchApp, watch: DatabaseWatch) {
  const { id } = await draftedQuote(bench);
  const call: Call = { method: 'POST', path: `/api/quotes/${id}/estimate`, token: bench.token, body: {} };
  return () => Promise.all([watch.draftStored(id), request(bench.app.url, call)]);
}

async function accepting(bench: BenchApp) {
  const { token } = await sentQuote(bench);
  const body = { version: 1, name: 'Mara Muster' };
  return () => request(bench.app.url, { method: 'POST', path: `/api/customer/quotes/${token}/accept`, body });
}
