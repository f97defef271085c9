import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { Happening, Reach, Trouble } from '#domain/quote/figures.ts';
import { dayRange } from '#web/provider-kit/day-range.ts';
import type { FigureFilter } from '#web/provider-kit/figure-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';

const happened: Record<Happening, MessageDescriptor> = {
  requested: msg`Requested`,
  sent: msg`Sent`,
  accepted: msg`Accepted`,
};

const reached: Record<Reach, MessageDescriptor> = {
  answered: msg`questions answered`,
  sent: msg`sent since`,
  viewed: msg`opened by the customer`,
  accepted: msg`accepted since`,
};

const troubles: Record<Trouble, MessageDescriptor> = {
  unread: msg`With unread messages`,
  undelivered: msg`Link not delivered`,
};

interface FigureBarProps {
  readonly figure: FigureFilter;
  readonly onClear: () => void;
}

/** Which figure of the dashboard the list stands behind, instead of its other filters. */
export function FigureBar({ figure, onClear }: FigureBarProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const words = [
    figure.isWaiting && t`Waiting for you`,
    figure.happened && i18n._(happened[figure.happened]),
    figure.from && figure.to && dayRange(figure.from, figure.to, locale),
    figure.reached && i18n._(reached[figure.reached]),
    figure.currency,
    figure.trouble && i18n._(troubles[figure.trouble]),
  ].filter(Boolean);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 md:min-h-9">
      <p className="min-w-0 font-semibold text-pretty">{words.join(' · ')}</p>
      <Button size="desk-small" onClick={onClear}>
        <Icon icon={X} size={16} />
        <Trans>All quotes</Trans>
      </Button>
    </div>
  );
}
