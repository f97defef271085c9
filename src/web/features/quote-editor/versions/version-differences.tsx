import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Minus, PencilLine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import type { VersionComparison } from '#web/api/quote-versions.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';

type ComparedLine = VersionComparison['lines'][number];
type VersionLine = NonNullable<ComparedLine['before']>;
type ComparedSection = VersionComparison['sections'][number];
type Term = VersionComparison['terms'][number];

/** Before at the left, after at the right; what is the same is only counted. */
export function VersionDifferences({ comparison }: { readonly comparison: VersionComparison }) {
  const { t } = useLingui();
  const { lines, sections, terms, currency } = comparison;
  const changed = lines.filter(({ change }) => change !== 'same');
  const moved = sections.filter(({ change }) => change !== 'same');
  const same = lines.length - changed.length;
  return (
    <div className="overflow-x-auto">
      <table className="type-body-desk w-full min-w-80 table-fixed border-separate border-spacing-0 tabular-nums">
        <caption className="sr-only">{t`What changed between the two versions`}</caption>
        <thead>
          <tr>
            <HeadOf number={comparison.from.number} />
            <HeadOf number={comparison.to.number} />
          </tr>
        </thead>
        <tbody>
          {changed.map((line) => (
            <LineRow key={(line.after ?? line.before)?.id} line={line} currency={currency} />
          ))}
          {moved.length > 1
            ? moved.map((section) => <SectionRow key={titleOf(section)} {...{ section, currency }} />)
            : null}
          {terms.map((term) => (
            <TermRow key={term.name} term={term} />
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <Side>
              <Trans>
                Total <Money minor={comparison.from.totals.total_minor} currency={currency} />
              </Trans>
            </Side>
            <Side>
              <Trans>
                Total <Money minor={comparison.to.totals.total_minor} currency={currency} />
              </Trans>
            </Side>
          </tr>
        </tfoot>
      </table>
      <p className="type-small mt-2 text-secondary">
        {changed.length === 0 && terms.length === 0 ? (
          <Trans>Nothing of what the customer reads is different.</Trans>
        ) : (
          <Plural value={same} one="# line is the same in both." other="# lines are the same in both." />
        )}
      </p>
    </div>
  );
}

const titleOf = ({ before, after }: ComparedSection): string => (after ?? before)?.title ?? '';

function HeadOf({ number }: { readonly number: number | null }) {
  return (
    <th scope="col" className="type-caption border-b border-default py-1.5 pr-3 text-left font-semibold text-secondary">
      {number === null ? <Trans>As it stands now</Trans> : <Trans>Version {number}</Trans>}
    </th>
  );
}

function Side({ children, isChanged = false }: { readonly children: ReactNode; readonly isChanged?: boolean }) {
  return (
    <td
      className={`border-b border-subtle py-2 pr-3 pl-1.5 align-top ${isChanged ? 'bg-attention text-attention' : ''}`}
    >
      {children}
    </td>
  );
}

interface LineRowProps {
  readonly line: ComparedLine;
  readonly currency: VersionComparison['currency'];
}

function LineRow({ line, currency }: LineRowProps) {
  const { before, after, change } = line;
  return (
    <tr>
      <Side>
        {before ? (
          <LineWords line={before} currency={currency} mark={change === 'removed' ? 'removed' : null} />
        ) : (
          <Nothing />
        )}
      </Side>
      <Side isChanged={change === 'changed'}>
        {after ? (
          <LineWords line={after} currency={currency} mark={change === 'added' ? 'added' : 'changed'} />
        ) : (
          <Nothing />
        )}
      </Side>
    </tr>
  );
}

const Nothing = () => (
  <span className="text-secondary">
    <Trans>not in it</Trans>
  </span>
);

interface LineWordsProps {
  readonly line: VersionLine;
  readonly currency: VersionComparison['currency'];
  readonly mark: 'added' | 'removed' | 'changed' | null;
}

const marks = {
  added: { icon: Plus, word: msg`Added` },
  removed: { icon: Minus, word: msg`Removed` },
  changed: { icon: PencilLine, word: msg`Changed` },
} as const;

function LineWords({ line, currency, mark }: LineWordsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const quantity = numberText(line.quantity, locale);
  const unit = line.unit_label ?? i18n._(unitWords[line.unit]);
  return (
    <>
      {mark ? (
        <span className="type-small flex items-center gap-1 font-semibold">
          <Icon icon={marks[mark].icon} size={16} />
          {i18n._(marks[mark].word)}
        </span>
      ) : null}
      <bdi className="block font-medium break-words">{line.description}</bdi>
      {line.section ? <bdi className="type-small block">{line.section}</bdi> : null}
      <span className="block">
        {quantity} {unit}
        {line.unit_price_minor === null ? null : (
          <>
            {' × '}
            <Money minor={line.unit_price_minor} currency={currency} />
          </>
        )}
        {' = '}
        <Money minor={line.amount_minor} currency={currency} />
      </span>
    </>
  );
}

function SectionRow({ section, currency }: { readonly section: ComparedSection } & Pick<LineRowProps, 'currency'>) {
  return (
    <tr>
      {[section.before, section.after].map((side, at) => (
        <Side key={at === 0 ? 'before' : 'after'}>
          {side ? (
            <>
              <bdi className="font-medium">{side.title ?? <Trans>The job as a whole</Trans>}</bdi>{' '}
              <Money minor={side.amount_minor} currency={currency} />
            </>
          ) : (
            <Nothing />
          )}
        </Side>
      ))}
    </tr>
  );
}

const termWords: Record<Term['name'], MessageDescriptor> = {
  title: msg`Title`,
  prices_include_tax: msg`Prices include tax`,
  charges_tax: msg`Tax is charged`,
  detail: msg`What the customer sees`,
  discount_percent: msg`Discount in percent`,
  valid_until: msg`Valid until`,
  terms: msg`Terms`,
  message: msg`Message`,
  starts: msg`Start`,
  duration: msg`Duration`,
  deposit_percent: msg`Deposit in percent`,
  guarantee: msg`Guarantee`,
};

function TermRow({ term }: { readonly term: Term }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const textOf = (value: Term['before']): string => {
    if (value === null) return '–';
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    return typeof value === 'number' ? numberText(value, locale) : value;
  };
  return (
    <tr>
      {[term.before, term.after].map((value, at) => (
        <Side key={at === 0 ? 'before' : 'after'}>
          <span className="type-small block text-secondary">{i18n._(termWords[term.name])}</span>
          <bdi className="break-words whitespace-pre-line">{textOf(value)}</bdi>
        </Side>
      ))}
    </tr>
  );
}
