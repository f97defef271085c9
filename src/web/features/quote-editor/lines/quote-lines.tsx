import { Trans } from '@lingui/react/macro';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';
import { LineCards } from './line-cards.tsx';
import type { LinesProps } from './lines-props.ts';
import { LinesTable } from './lines-table.tsx';

export function QuoteLines(props: LinesProps) {
  const isDesk = useMediaQuery(tableQuery);
  return (
    <>
      {isDesk ? <LinesTable {...props} /> : <LineCards {...props} />}
      {props.quote.line_items.length === 0 ? (
        <p className="px-6 py-3 text-secondary">
          <Trans>The lines of the quote will be here: prepared from the answers, or written by you.</Trans>
        </p>
      ) : null}
    </>
  );
}
