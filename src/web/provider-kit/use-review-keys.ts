import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { type QuotePage, quoteListQuery } from '#web/api/quotes.ts';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { neighbourOf } from './neighbour-of.ts';

/** More than a day brings. */
const mostWaiting = 100;

/** From one quote that waits for the provider to the next by `j` and back by `k`, past those that were just sent. */
export function useReviewKeys(quoteId: string): void {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const go = async (step: 1 | -1) => {
    const waiting = { ...quoteListQuery({ page: 1, perPage: mostWaiting, isWaiting: true }), retry: false };
    const before = client.getQueryData<QuotePage>(waiting.queryKey)?.data ?? [];
    try {
      const { data } = await client.fetchQuery(waiting);
      const next = neighbourOf(quoteId, { before, now: data }, step);
      if (next) await navigate(quoteAddress(next));
      else showToast({ level: 'info', title: t`No other quote waits for you` });
    } catch (error) {
      showToast({ level: 'error', title: t`The quotes could not be loaded`, text: errorText(error) });
    }
  };
  useShortcuts({ j: () => void go(1), k: () => void go(-1) });
}
