import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { LineItem } from '#web/api/quote-types.ts';
import { withoutPart } from '../lines/line-basis.ts';

type Source = LineItem['evidence'][number];

interface ReasonProps {
  readonly sources: readonly Source[];
  readonly part: string | undefined;
}

/** In one sentence what the line comes from. */
export function Reason({ sources, part }: ReasonProps) {
  // A photo only supports what somebody said: the fact stands there already.
  const facts = sources.filter(({ kind, label, value }) => kind !== 'rule' && kind !== 'media' && label && value);
  const rate = sources.find(({ kind }) => kind === 'rule')?.value;
  if (facts.length === 0) return null;
  const list = <FactList facts={facts} part={part} />;
  return (
    <p className="leading-[1.3125rem] text-pretty">
      {rate ? (
        <Trans>
          Comes from {list}, at <b>{rate}</b>.
        </Trans>
      ) : (
        <Trans>Comes from {list}.</Trans>
      )}
    </p>
  );
}

function FactList({ facts, part }: { readonly facts: readonly Source[]; readonly part: string | undefined }) {
  const { i18n } = useLingui();
  const parts = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).formatToParts(
    facts.map((_, index) => String(index)),
  );
  return parts.map(({ type, value }, index) => {
    const fact = type === 'element' ? facts[Number(value)] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name and keep their places
    if (!fact) return <Fragment key={index}>{value}</Fragment>;
    return (
      <Fragment key={fact.label}>
        {withoutPart(fact.label ?? '', part)} <b className="font-semibold tabular-nums">{fact.value}</b>
      </Fragment>
    );
  });
}
