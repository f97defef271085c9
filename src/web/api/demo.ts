import { useMutation } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

/** A priced sample of the provider's own. */
export function getOwnDemo(): Promise<AnswerData<'POST /provider/profile/demo-quote'>> {
  return call('POST /provider/profile/demo-quote', { body: { is_priced: true } }).then(dataOf);
}

/** The same of a firm that is made up, for somebody who has no profile yet. */
export function getExampleDemo(): Promise<AnswerData<'POST /customer/demo'>> {
  return call('POST /customer/demo', { body: { is_priced: true } }).then(dataOf);
}

export function useSendDemoLink() {
  return useMutation({
    mutationFn: (message: string | null) =>
      call('POST /provider/profile/demo-customer-link', { body: { message } }).then(dataOf),
  });
}
