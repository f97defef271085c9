import { Plural, Trans } from '@lingui/react/macro';
import { Info, ShieldCheck } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { ResultSection } from './result-section.tsx';
import type { SentVersion } from './sent-quote.ts';

type Group = SentVersion['assumption_groups'][number];

/** As many as are read without a word; the others are one tap away. */
const atOnce = 3;

export function Assumptions({ groups }: { readonly groups: readonly Group[] }) {
  const [first, more] = foldAfter(groups, atOnce);
  const left = more.reduce((sum, { texts }) => sum + texts.length, 0);
  if (first.length === 0) return null;
  return (
    <ResultSection title={<Trans>What this price assumes</Trans>}>
      <div className="rounded-lg bg-attention px-4 py-3.5 text-attention">
        <Groups groups={first} />
        {left > 0 ? (
          <details className="group mt-1">
            <summary className="cursor-pointer list-none py-1.5 text-[0.9375rem] font-semibold underline underline-offset-3 group-open:hidden [&::-webkit-details-marker]:hidden">
              <Plural value={left} one="Show one more" other="Show # more" />
            </summary>
            <Groups groups={more} />
          </details>
        ) : null}
        <p className="type-small mt-2.5">
          <Trans>You accept these together with the quote. If one is wrong, say so before you accept.</Trans>
        </p>
      </div>
    </ResultSection>
  );
}

/** The groups up to so many texts, and what comes after; a group that is cut goes on under its title. */
function foldAfter(groups: readonly Group[], count: number): [first: Group[], more: Group[]] {
  let left = count;
  const parts = groups.map(({ title, texts }) => {
    const shown = texts.slice(0, left);
    left -= shown.length;
    return { first: { title, texts: shown }, more: { title, texts: texts.slice(shown.length) } };
  });
  const some = ({ texts }: Group) => texts.length > 0;
  return [parts.map(({ first }) => first).filter(some), parts.map(({ more }) => more).filter(some)];
}

function Groups({ groups }: { readonly groups: readonly Group[] }) {
  return groups.map(({ title, texts }) => (
    <div key={title ?? 'job'} className="not-first:mt-2.5">
      {title ? <h3 className="text-[0.875rem] leading-5 font-semibold">{title}</h3> : null}
      <ul className="mt-1 grid gap-2">
        {texts.map((text) => (
          <li key={text} className="flex gap-2.5 text-[0.9375rem] leading-[1.375rem]">
            <Icon icon={Info} size={16} className="mt-[3px] text-attention-icon" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Short promises become a list; long terms stay the text they are. */
export function Terms({ terms, guarantee }: Pick<SentVersion, 'terms' | 'guarantee'>) {
  return (
    <>
      {guarantee ? (
        <ResultSection title={<Trans>Guarantee</Trans>}>
          <p className="flex gap-3 text-[0.9375rem] leading-[1.375rem] whitespace-pre-line">
            <Icon icon={ShieldCheck} className="text-calm-icon" />
            {guarantee}
          </p>
        </ResultSection>
      ) : null}
      <WrittenTerms terms={terms} />
    </>
  );
}

function WrittenTerms({ terms }: Pick<SentVersion, 'terms'>) {
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
