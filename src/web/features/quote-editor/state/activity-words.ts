import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QuoteAction } from '#domain/quote/status.ts';
import type { ActivityEntry } from '#web/api/quote-types.ts';
import { rejectReasonWords } from '../../../../locales/reject-reasons.ts';

const actionWords: Readonly<
  Record<QuoteAction | 'create' | 'duplicate' | 'archive' | 'unarchive' | 'message' | 'late_answer', MessageDescriptor>
> = {
  create: msg`Quote started`,
  duplicate: msg`Copied from another quote`,
  archive: msg`Archived`,
  unarchive: msg`Brought back from the archive`,
  message: msg`Message written`,
  late_answer: msg`Answered what had been taken out`,
  generate_questions: msg`Questions are being prepared`,
  present_questions: msg`The questions are ready to look at`,
  mark_questions_reviewed: msg`Questions reviewed`,
  send_link: msg`Questions sent`,
  estimate: msg`Pricing started`,
  build_by_hand: msg`Built by hand`,
  submit_answers: msg`Answers handed in`,
  ask_follow_ups: msg`Follow-up questions asked`,
  complete_answers: msg`All details are in`,
  finish_estimate: msg`The draft prices are ready`,
  fail: msg`A step failed`,
  retry: msg`Tried again`,
  take_over: msg`Taken over by hand`,
  finalize: msg`Version frozen`,
  send: msg`Quote sent`,
  accept: msg`Quote accepted`,
  decline: msg`Quote declined`,
  request_changes: msg`A change was asked for`,
  revise: msg`Taken back to change`,
  expire: msg`The quote ended`,
};

const isKnown = (action: string): action is keyof typeof actionWords => Object.hasOwn(actionWords, action);

/** What happened, and what was said to it: "Quote declined", "The price is too high". */
export function useActivityWords(): (entry: ActivityEntry) => { readonly what: string; readonly note: string | null } {
  const { t, i18n } = useLingui();
  return ({ action, note }) => {
    const what = isKnown(action) ? i18n._(actionWords[action]) : action.replaceAll('_', ' ');
    if (note === null) return { what, note: null };
    if (action === 'accept') return { what, note: t`By ${note}` };
    return { what, note: action === 'decline' ? rejectReasonWords(i18n, note) : note };
  };
}
