import { Trans } from '@lingui/react/macro';
import { Info, ShieldCheck } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { ResultSection } from './result-section.tsx';
import type { SentVersion } from './sent-quote.ts';

export function Assumptions({ assumptions }: Pick<SentVersion, 'assumptions'>) {
  if (assumptions.length === 0) return null;
  return (
    <ResultSection title={<Trans>What this price assumes</Trans>}>
      <div className="rounded-lg bg-attention px-4 py-3.5 text-attention">
        <ul className="grid gap-2">
          {assumptions.map((assumption) => (
            <li key={assumption} className="flex gap-2.5 text-[0.9375rem] leading-[1.375rem]">
              <Icon icon={Info} size={16} className="mt-[3px] text-attention-icon" />
              {assumption}
            </li>
          ))}
        </ul>
        <p className="type-small mt-2.5">
          <Trans>You accept these together with the quote. If one is wrong, say so before you accept.</Trans>
        </p>
      </div>
    </ResultSection>
  );
}

/** Short promises become a list; long terms stay the text they are. */
export function Terms({ terms }: Pick<SentVersion, 'terms'>) {
  const lines = (terms ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return null;
  const isShort = lines.length <= 6 && lines.every((line) => line.length <= 140);
  return (
    <ResultSection title={<Trans>Terms</Trans>}>
      {isShort ? (
        <ul className="grid gap-2.5">
          {lines.map((line) => (
            <li key={line} className="flex gap-3 text-[0.9375rem] leading-[1.375rem]">
              <Icon icon={ShieldCheck} className="text-calm-icon" />
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-[0.9375rem] leading-[1.375rem] whitespace-pre-line text-secondary">{terms}</p>
      )}
    </ResultSection>
  );
}
