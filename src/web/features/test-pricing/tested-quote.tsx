import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import type { TestedPrice } from '#web/api/test-pricing.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface TestedQuoteProps {
  readonly tested: TestedPrice;
  readonly currency: Currency;
}

/** The draft that a quote for the request would begin with. */
export function TestedQuote({ tested, currency }: TestedQuoteProps) {
  const { parts, assumptions, extras, total_minor, low_minor, high_minor } = tested;
  return (
    <div className="flex flex-col gap-4">
      <ServiceNotice service={tested.service} />
      {parts.map(({ title, lines }) => (
        <Card key={title} title={title || <Trans>The whole job</Trans>}>
          <ul className="flex flex-col">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a draft that is not stored have nothing else of their own
              <TestedLine key={at} line={line} currency={currency} />
            ))}
          </ul>
        </Card>
      ))}
      <Card as="div">
        <p className="flex justify-between gap-4 font-semibold">
          <Trans>Customer pays</Trans>
          {total_minor === null ? (
            <Trans>A line has no price yet</Trans>
          ) : (
            <Money minor={total_minor} currency={currency} />
          )}
        </p>
        <p className="type-small mt-1 flex justify-between gap-4 text-secondary">
          <Trans>Before tax, as far as is known</Trans>
          <span>
            <Money minor={low_minor} currency={currency} /> – <Money minor={high_minor} currency={currency} />
          </span>
        </p>
        {extras.length > 0 ? (
          <p className="type-small mt-2 text-secondary">
            <Trans>Offered beside it:</Trans> {extras.map(({ title }) => title).join(', ')}
          </p>
        ) : null}
      </Card>
      {assumptions.length > 0 ? (
        <Card title={<Trans>What it rests on where nothing was said</Trans>}>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {assumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

function ServiceNotice({ service }: Pick<TestedPrice, 'service'>) {
  const { t } = useLingui();
  if (!service)
    return (
      <Notice level="warning" title={t`No service fits`}>
        <Trans>A customer would first be asked what the work is.</Trans>
      </Notice>
    );
  const { name } = service;
  return service.is_sure ? (
    <Notice title={t`Taken for: ${name}`} />
  ) : (
    <Notice level="warning" title={t`Perhaps: ${name}`}>
      <Trans>It is not sure enough: a customer would first be asked what the work is.</Trans>
    </Notice>
  );
}

type Line = TestedPrice['parts'][number]['lines'][number];

function TestedLine({ line, currency }: { readonly line: Line; readonly currency: Currency }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { description, quantity, unit, unit_label, unit_price_minor, net_minor, evidence } = line;
  return (
    <li className="border-t border-subtle py-2.5 first:border-t-0">
      <p className="flex justify-between gap-4">
        <span className="min-w-0" dir="auto">
          {description}
        </span>
        {net_minor === null ? (
          <span className="text-secondary">
            <Trans>No price yet</Trans>
          </span>
        ) : (
          <Money minor={net_minor} currency={currency} />
        )}
      </p>
      <p className="type-small text-secondary">
        {numberText(quantity, locale)} {unit_label || i18n._(unitWords[unit])}
        {unit_price_minor === null ? null : (
          <>
            {' × '}
            <Money minor={unit_price_minor} currency={currency} />
          </>
        )}
        {' · '}
        {line.is_own_price ? <Trans>Your price</Trans> : <Trans>Usual rate</Trans>}
      </p>
      <details className="mt-1">
        <summary className="type-small min-h-6 w-fit cursor-pointer rounded-sm font-medium text-link">
          <Trans>What it rests on</Trans>
        </summary>
        <ul className="type-small mt-1 flex flex-col gap-1 text-secondary">
          {evidence.map(({ text, label, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one line have nothing else of their own
            <li key={at}>
              {label && value ? `${label}: ${value} – ` : null}
              {text}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
