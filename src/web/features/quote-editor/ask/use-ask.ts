import { useState } from 'react';
import { useCreateQuestion } from '#web/api/questions.ts';
import { useSendLink } from '#web/api/quote-links.ts';
import type { LineItem, Quote, QuoteLink } from '#web/api/quote-types.ts';

/** Adds one question of the provider's own and sends the customer the link to answer it. */
export function useAsk(quote: Quote, line: LineItem) {
  const create = useCreateQuestion(quote.id);
  const send = useSendLink(quote.id);
  const [link, setLink] = useState<QuoteLink | null>(null);
  // Stored once, however often the sending is tried.
  const [stored, setStored] = useState<string | null>(null);
  const recipient = quote.customer?.email ?? null;

  const ask = async (prompt: string): Promise<void> => {
    if (create.isPending || send.isPending) return;
    try {
      if (stored !== prompt) {
        await create.mutateAsync({
          type: 'TextQuestion',
          prompt,
          component_id: line.component_id,
          config: { multiline: true },
          role: 'supplementary',
          importance: 'high',
          required: true,
        });
        setStored(prompt);
      }
      setLink(await send.mutateAsync(recipient ? { channel: 'email', recipient } : { channel: 'none' }));
    } catch {
      // Both mutations keep what went wrong; the dialog shows it and stays open.
    }
  };
  return { ask, link, recipient, isPending: create.isPending || send.isPending, error: create.error ?? send.error };
}
