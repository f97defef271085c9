import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { isFilled, listOf } from '#domain/question/unknown-value.ts';
import { Icon } from '#web/ui/icon.tsx';

interface TipBlockProps {
  readonly hints: unknown;
  /** Who will price it; the company where no person is named. */
  readonly who: string;
}

export function TipBlock({ hints, who }: TipBlockProps) {
  const tips = listOf(hints).filter(isFilled);
  if (tips.length === 0) return null;
  return (
    <section className="mt-5 rounded-lg bg-calm px-4 py-3.5 text-calm">
      <h2 className="type-label mb-1.5 text-[0.9375rem]">
        <Trans>What helps {who} price it right first time</Trans>
      </h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2 text-[0.9375rem] leading-6">
            <Icon icon={Check} size={16} className="mt-1 text-calm-icon" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
