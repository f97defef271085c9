import { useMemo } from 'react';
import { redirect } from 'react-router';
import type { NextPage } from '#contract/customer-quotes.ts';
import type { Call } from '#web/api/call-types.ts';
import { demoPath } from '#web/paths.ts';
import { customerCall } from './customer-call.ts';
import { customerPath } from './load-customer-quote.ts';

/** Of a customer's page: the link's token; or without one it is the demo, and `of` says whose. */
export type PageParams = { readonly token: string } | DemoParams;

interface DemoParams {
  readonly of?: string | undefined;
  readonly token?: undefined;
}

export interface Way {
  readonly isDemo: boolean;
  /** Under which name this browser keeps what is not sent yet. */
  readonly token: string;
  readonly call: Call;
  readonly pathTo: (page: NextPage) => string;
}

/** What only the demo needs is fetched by it alone: a page with a quote behind it is lighter without. */
export const demoHere = () => import('./demo/demo-here.ts');

export const isDemo = (params: PageParams): params is DemoParams => params.token === undefined;

const demoPathTo = (page: NextPage, of: string | undefined): string => demoPath(page === 'error' ? 'flow' : page, of);

/** By which calls and addresses a page goes on. */
export function wayOf(params: PageParams): Way {
  if (!isDemo(params)) {
    const { token } = params;
    return { isDemo: false, token, call: customerCall, pathTo: (page) => customerPath(token, page) };
  }
  const { of } = params;
  const call: Call = async (key, ...rest) => (await demoHere()).demoCall(of)(key, ...rest);
  return { isDemo: true, token: `demo:${of ?? ''}`, call, pathTo: (page) => demoPathTo(page, of) };
}

/** The same while the page stands. */
export function useWay(params: PageParams): Way {
  const [name, isOfDemo] = isDemo(params) ? [params.of, true] : [params.token, false];
  return useMemo(() => wayOf(isOfDemo ? { of: name } : { token: name ?? '' }), [name, isOfDemo]);
}

/** Without script the demo only leads on: nothing that is entered has a place to go. */
export const goOn = (params: PageParams, page: NextPage, search = ''): Response =>
  redirect(wayOf(params).pathTo(page) + search);
