import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { comparisonQuery, type QuoteVersion, versionsQuery } from '#web/api/quote-versions.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { VersionDifferences } from './version-differences.tsx';

/** What changed from one version of the quote to another, or to how it stands now. */
export function VersionsCard({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const query = useQuery(versionsQuery(quote.id));
  const versions = query.data;
  if (quote.current_version === null) return null;
  return (
    <Card title={t`Versions side by side`}>
      {versions && versions.length > 0 ? (
        <Comparing quote={quote} versions={versions} />
      ) : query.isError ? (
        <LoadFailure title={t`The versions could not be loaded`} query={query} />
      ) : (
        <SkeletonRows count={3} label={t`Loading the versions`} />
      )}
    </Card>
  );
}

function Comparing({ quote, versions }: { readonly quote: Quote; readonly versions: readonly QuoteVersion[] }) {
  const { t } = useLingui();
  const latest = versions.at(-1)?.number ?? 1;
  const [from, setFrom] = useState(versions.at(-2)?.number ?? latest);
  const [to, setTo] = useState<number | null>(versions.length > 1 ? latest : null);
  const query = useQuery(comparisonQuery(quote.id, { from, ...(to !== null && { to }) }));
  const nameOf = ({ number, is_accepted, is_sent }: QuoteVersion) =>
    is_accepted ? t`Version ${number}, accepted` : is_sent ? t`Version ${number}, sent` : t`Version ${number}`;
  const options = versions.map((version) => ({ value: String(version.number), label: nameOf(version) }));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t`From`}>
          <Select
            size="desk"
            value={String(from)}
            options={options}
            onChange={({ target }) => setFrom(Number(target.value))}
          />
        </Field>
        <Field label={t`To`}>
          <Select
            size="desk"
            value={to === null ? 'now' : String(to)}
            options={[...options, { value: 'now', label: t`As it stands now` }]}
            onChange={({ target }) => setTo(target.value === 'now' ? null : Number(target.value))}
          />
        </Field>
      </div>
      {query.data ? (
        <VersionDifferences comparison={query.data} />
      ) : query.isError ? (
        <LoadFailure title={t`The versions could not be compared`} query={query} />
      ) : (
        <p className="text-secondary">
          <Trans>Comparing …</Trans>
        </p>
      )}
    </div>
  );
}
