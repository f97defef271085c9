import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { useMediaQuery, wideDeskQuery } from '#web/provider-kit/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { linesInOrder } from '../lines/group-lines.ts';
import { quantityText } from '../lines/quantity-text.ts';
import { EvidenceBody } from './evidence-body.tsx';
import { type EvidencePanelProps, Verdict } from './verdict.tsx';

/** Beside the lines on a wide desk, a sheet over them elsewhere. */
export function EvidencePanel(props: EvidencePanelProps) {
  const isWide = useMediaQuery(wideDeskQuery);
  const { t } = useLingui();
  const title = useWhyTitle(props.line);
  if (!isWide) {
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) props.onClose();
        }}
        title={title}
        description={props.line.description}
        footer={props.isEditable ? <Verdict {...props} /> : null}
      >
        <div className="-mt-1 mb-2 flex items-center justify-end gap-1">
          <LinePlace {...props} />
          <Neighbours {...props} />
        </div>
        <EvidenceBody {...props} />
      </Dialog>
    );
  }
  return (
    <aside
      aria-label={t`What the line rests on`}
      className="flex h-full min-h-0 flex-col overflow-hidden border-l border-subtle bg-canvas"
    >
      <header className="flex items-start gap-2 px-5 pt-3 pb-3">
        <div className="min-w-0 flex-1 pt-1">
          <h2 className="text-[0.9375rem] leading-5 font-semibold">{title}</h2>
          <p dir="auto" className="type-small line-clamp-2 break-words text-secondary">
            {props.line.description}
          </p>
        </div>
        <span className="flex gap-0.5">
          <Neighbours {...props} />
          <Button variant="ghost" size="desk-small" square aria-label={t`Close`} onClick={props.onClose}>
            <Icon icon={X} size={16} />
          </Button>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pt-0.5">
        <EvidenceBody {...props} />
      </section>
      {props.isEditable ? (
        <footer className="flex gap-2 border-t border-subtle px-5 py-3">
          <Verdict {...props} />
        </footer>
      ) : null}
    </aside>
  );
}

function useWhyTitle({ quantity, unit, unit_label }: LineItem): string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const amount = quantityText(quantity, locale);
  const unitText = unit_label ?? i18n._(unitWords[unit]);
  return t`Why ${amount} ${unitText}?`;
}

type NeighboursProps = Pick<EvidencePanelProps, 'line' | 'onExplain'> & { readonly quote: Quote };

function LinePlace({ quote, line }: Pick<EvidencePanelProps, 'quote' | 'line'>) {
  const lines = linesInOrder(quote);
  const place = lines.findIndex(({ id }) => id === line.id) + 1;
  return (
    <p className="type-small mr-auto text-secondary tabular-nums">
      <Trans>
        Line {place} of {lines.length}
      </Trans>
    </p>
  );
}

/** From one line to the next without going back to the table. */
function Neighbours({ quote, line, onExplain }: NeighboursProps) {
  const { t } = useLingui();
  const lines = linesInOrder(quote);
  const at = lines.findIndex(({ id }) => id === line.id);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  const look = { variant: 'ghost', size: 'desk-small', square: true } as const;
  return (
    <>
      <Button
        {...look}
        aria-label={t`Previous line`}
        className="max-md:size-11"
        disabled={!before}
        onClick={() => before && onExplain(before.id)}
      >
        <Icon icon={ChevronUp} size={16} />
      </Button>
      <Button
        {...look}
        aria-label={t`Next line`}
        className="max-md:size-11"
        disabled={!after}
        onClick={() => after && onExplain(after.id)}
      >
        <Icon icon={ChevronDown} size={16} />
      </Button>
    </>
  );
}
