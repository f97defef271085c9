import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Quote } from '#web/api/quote-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import { linesInOrder } from './lines/group-lines.ts';
import { lineBasis, needsLook } from './lines/line-basis.ts';
import { LineNames } from './lines/line-names.tsx';

interface AttentionNoticeProps {
  readonly quote: Quote;
  readonly onExplain: (lineId: string) => void;
}

/** Which lines to look at before the quote goes out, and how many the provider has found right. */
export function AttentionNotice({ quote, onExplain }: AttentionNoticeProps) {
  const lines = linesInOrder(quote);
  const open = lines.filter(needsLook);
  const checked = lines.filter(({ checked_at }) => checked_at !== null).length;
  if (open.length === 0) return <Settled checked={checked} total={lines.length} />;
  const unpriced = open.filter((line) => lineBasis(line).kind === 'unpriced');
  const assumed = open.filter((line) => lineBasis(line).kind !== 'unpriced');
  return (
    <div className="mx-5 mt-3.5 flex items-start gap-2.5 rounded-md bg-attention px-3 py-[9px] font-medium text-attention md:mx-6">
      <Icon icon={CircleAlert} className="text-attention-icon" />
      <div className="min-w-0 flex-1">
        {unpriced.length > 0 ? (
          <p>
            <Plural value={unpriced.length} one="# line has no price yet:" other="# lines have no price yet:" />{' '}
            <LineNames quote={quote} lines={unpriced} onExplain={onExplain} />.
          </p>
        ) : null}
        {assumed.length > 0 ? (
          <p>
            <Plural
              value={assumed.length}
              one="# line rests on an assumption."
              other="# lines rest on an assumption."
            />{' '}
            <Trans>
              Look at <LineNames quote={quote} lines={assumed} onExplain={onExplain} /> before you send.
            </Trans>
          </p>
        ) : null}
      </div>
      <span className="hidden flex-none font-normal tabular-nums sm:block">
        <Trans>
          {checked} of {lines.length} lines checked
        </Trans>
      </span>
    </div>
  );
}

/** Nothing is open any more; how far the provider has come, in one quiet line. */
function Settled({ checked, total }: { readonly checked: number; readonly total: number }) {
  if (checked === 0) return null;
  const isAll = checked === total;
  return (
    <p className="mx-5 mt-3.5 flex items-center gap-2 text-secondary tabular-nums md:mx-6">
      <Icon icon={CircleCheck} size={16} className="text-success-icon" />
      {isAll ? (
        <Trans>All lines checked</Trans>
      ) : (
        <Trans>
          {checked} of {total} lines checked
        </Trans>
      )}
    </p>
  );
}
