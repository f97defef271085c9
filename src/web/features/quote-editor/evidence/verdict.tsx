import { Trans, useLingui } from '@lingui/react/macro';
import { Check, MessageCircleQuestionMark, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { LineItem } from '#web/api/quote-types.ts';
import { firstName } from '#web/provider-kit/first-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { linesInOrder } from '../lines/group-lines.ts';
import type { LinesProps } from '../lines/lines-props.ts';

export interface EvidencePanelProps extends LinesProps {
  readonly line: LineItem;
  readonly onClose: () => void;
  /** Absent while there is nobody to ask. */
  readonly onAsk: (() => void) | undefined;
}

type VerdictProps = Pick<EvidencePanelProps, 'quote' | 'line' | 'editing' | 'onExplain' | 'onAsk'>;

/** What the provider says to the line: it looks right, or the customer should be asked. */
export function Verdict({ quote, line, editing, onExplain, onAsk }: VerdictProps) {
  const { t } = useLingui();
  const name = quote.customer ? firstName(quote.customer.name) : t`the customer`;
  const isChecked = line.checked_at !== null;
  const looksRight = () => {
    if (!isChecked) editing.check(line, true);
    const next = nextToCheck(quote, line.id);
    if (next) onExplain(next);
  };
  useEnterAnywhere(looksRight);
  return (
    <>
      {isChecked ? (
        <Button className="min-w-0 flex-1 px-3!" onClick={() => editing.check(line, false)}>
          <Icon icon={RotateCcw} size={16} />
          <Trans>Uncheck</Trans>
        </Button>
      ) : onAsk ? (
        <Button className="min-w-0 flex-1 px-3!" onClick={onAsk}>
          <Icon icon={MessageCircleQuestionMark} size={16} />
          <span className="min-w-0 truncate">
            <Trans>Ask {name}</Trans>
          </span>
        </Button>
      ) : null}
      <Button
        variant="dark"
        className="flex-1 px-3! whitespace-nowrap"
        onClick={(event) => {
          // The second press of a double click would settle the next line unseen.
          if (event.detail < 2) looksRight();
        }}
      >
        <Icon icon={Check} size={16} />
        {isChecked ? <Trans>Checked, go on</Trans> : <Trans>Looks right</Trans>}
        <span
          aria-hidden="true"
          className="type-caption rounded-xs border border-current px-1.5 font-normal opacity-80 max-md:hidden"
        >
          Enter
        </span>
      </Button>
    </>
  );
}

/** The next line below that was not checked yet, else the first one from the top; undefined once all are. */
function nextToCheck(quote: VerdictProps['quote'], lineId: string): string | undefined {
  const lines = linesInOrder(quote);
  const at = lines.findIndex(({ id }) => id === lineId);
  const onwards = [...lines.slice(at + 1), ...lines.slice(0, at)];
  return onwards.find(({ checked_at }) => checked_at === null)?.id;
}

/** Enter says "Looks right" wherever it does nothing else. */
function useEnterAnywhere(run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (target.closest('a, button, input, select, textarea, summary, [role=tab], [role=menuitem]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
