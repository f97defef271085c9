import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { type StandardLine, standardLinesQuery, useReorderStandardLines } from '#web/api/own-work.ts';
import { type PriceRule, priceRulesQuery } from '#web/api/pricing-rules.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OwnList } from './own-list.tsx';
import { StandardLineDialog } from './standard-line-dialog.tsx';
import { useDeleteLineWithUndo } from './use-delete-own.ts';

interface StandardLinesProps {
  readonly serviceTypeId: string;
  readonly currency: Currency;
}

/** What the provider puts into every quote for the service. */
export function StandardLines({ serviceTypeId, currency }: StandardLinesProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useQuery(standardLinesQuery(serviceTypeId));
  const { data: rules = [] } = useQuery(priceRulesQuery);
  const [edited, setEdited] = useState<StandardLine | 'new' | null>(null);
  const reorder = useReorderStandardLines(serviceTypeId);
  const remove = useDeleteLineWithUndo(serviceTypeId);
  const title = t`Standard lines`;
  if (!query.data) {
    return (
      <Card title={title}>
        {query.isError || query.isPaused ? (
          <LoadFailure title={t`Your standard lines could not be loaded`} query={query} />
        ) : (
          <SkeletonRows count={2} label={t`Loading your standard lines`} rowClassName="h-12" />
        )}
      </Card>
    );
  }
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon icon={Plus} size={16} />
      <Trans>Add a line</Trans>
    </Button>
  );
  return (
    <Card title={title}>
      {query.data.length === 0 ? (
        <EmptyState
          icon={ReceiptText}
          title={<Trans>No line comes by itself yet</Trans>}
          text={<Trans>What is part of every job, such as sheets over the floor, stands in each new draft.</Trans>}
          action={add}
        />
      ) : (
        <>
          <OwnList
            items={query.data}
            nameOf={({ description }) => description}
            onEdit={setEdited}
            onDelete={remove}
            onReorder={(ids) => {
              reorder
                .mutateAsync(ids)
                .catch((error: unknown) =>
                  showToast({ level: 'error', title: t`The new order was not saved`, text: errorText(error) }),
                );
            }}
          >
            {(line) => <LineWords line={line} rule={ruleOf(line, rules)} currency={currency} />}
          </OwnList>
          <div className="mt-2">{add}</div>
        </>
      )}
      {edited ? (
        <StandardLineDialog
          serviceTypeId={serviceTypeId}
          line={edited === 'new' ? null : edited}
          currency={currency}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Card>
  );
}

function ruleOf({ pricing_rule_id }: StandardLine, rules: readonly PriceRule[]): PriceRule | undefined {
  return rules.find(({ id }) => id === pricing_rule_id);
}

interface LineWordsProps {
  readonly line: StandardLine;
  readonly rule: PriceRule | undefined;
  readonly currency: Currency;
}

function LineWords({ line, rule, currency }: LineWordsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { unit, unit_label } = rule ?? line;
  const unitName = unit_label || i18n._(unitWords[unit]);
  const quantity = line.quantity === null ? null : numberText(line.quantity, locale);
  const ruleName = rule?.name;
  return (
    <>
      <p className="font-medium text-pretty" dir="auto">
        {line.description}
      </p>
      <p className="type-small mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-secondary">
        <span>{i18n._(categoryWords[line.category])}</span>
        {unit === 'fixed' ? null : (
          <span>{quantity === null ? <Trans>as many {unitName} as answered</Trans> : `${quantity} ${unitName}`}</span>
        )}
        {rule ? (
          <span>
            <Trans>Price: {ruleName}</Trans>
          </span>
        ) : line.unit_price_minor === null ? (
          <Chip tone="gray">
            <Trans>No price yet</Trans>
          </Chip>
        ) : (
          <span>
            <Trans>
              <Money minor={line.unit_price_minor} currency={currency} /> per {unitName}
            </Trans>
          </span>
        )}
      </p>
    </>
  );
}
