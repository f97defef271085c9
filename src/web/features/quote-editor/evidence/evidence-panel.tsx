import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { useMediaQuery, wideDeskQuery } from '#web/provider-kit/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { linesInOrder } from '../lines/group-lines.ts';
import type { LinesProps } from '../lines/lines-props.ts';
import { EvidenceBody } from './evidence-body.tsx';

interface EvidencePanelProps extends LinesProps {
  readonly line: LineItem;
  readonly onClose: () => void;
}

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
        footer={<Neighbours {...props} isNamed />}
      >
        <EvidenceBody quote={props.quote} line={props.line} isEditable={props.isEditable} editing={props.editing} />
      </Dialog>
    );
  }
  return (
    <aside
      aria-label={t`What the line rests on`}
      className="sticky top-0 flex h-dvh flex-col border-l border-subtle bg-canvas"
    >
      <header className="flex items-start gap-2 px-5 pt-3 pb-3">
        <div className="min-w-0 flex-1 pt-1">
          <h2 className="text-[0.9375rem] leading-5 font-semibold">{title}</h2>
          <p className="type-small truncate text-secondary">{props.line.description}</p>
        </div>
        <span className="flex gap-0.5">
          <Neighbours {...props} />
          <Button variant="ghost" size="desk-small" square aria-label={t`Close`} onClick={props.onClose}>
            <Icon icon={X} size={16} />
          </Button>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5">
        <EvidenceBody quote={props.quote} line={props.line} isEditable={props.isEditable} editing={props.editing} />
      </section>
    </aside>
  );
}

function useWhyTitle({ quantity, unit, unit_label }: LineItem): string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const amount = numberText(quantity, locale);
  const unitText = unit_label ?? i18n._(unitWords[unit]);
  return t`Why ${amount} ${unitText}?`;
}

type NeighboursProps = Pick<EvidencePanelProps, 'quote' | 'line' | 'onExplain'> & { readonly isNamed?: boolean };

/** From one line to the next without going back to the table. */
function Neighbours({ quote, line, onExplain, isNamed }: NeighboursProps) {
  const { t } = useLingui();
  const lines = linesInOrder(quote);
  const at = lines.findIndex(({ id }) => id === line.id);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  const look = isNamed ? ({} as const) : ({ variant: 'ghost', size: 'desk-small', square: true } as const);
  return (
    <>
      <Button {...look} aria-label={t`Previous line`} disabled={!before} onClick={() => before && onExplain(before.id)}>
        <Icon icon={ChevronUp} size={16} />
        {isNamed ? <Trans>Previous line</Trans> : null}
      </Button>
      <Button {...look} aria-label={t`Next line`} disabled={!after} onClick={() => after && onExplain(after.id)}>
        <Icon icon={ChevronDown} size={16} />
        {isNamed ? <Trans>Next line</Trans> : null}
      </Button>
    </>
  );
}

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
