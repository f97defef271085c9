import { useState } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { useMediaQuery, wideDeskQuery } from '#web/provider-kit/use-media-query.ts';

/** Which line is explained, and whether the panel is open. */
export function useSelectedLine(quote: Quote, firstId: string | undefined) {
  const isWide = useMediaQuery(wideDeskQuery);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  // Open from the start only where it hides nothing.
  const [isOpen, setOpen] = useState(isWide);
  const line = quote.line_items.find(({ id }) => id === (selectedId ?? firstId)) ?? quote.line_items[0];
  return {
    line,
    isOpen: isOpen && line !== undefined,
    select: setSelectedId,
    explain: (id: string) => {
      setSelectedId(id);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
