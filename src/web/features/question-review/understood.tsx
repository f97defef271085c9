import { useLingui } from '@lingui/react/macro';
import type { Quote } from '#web/api/quote-types.ts';
import { MarkedRequest } from '#web/provider-kit/understood/marked-request.tsx';
import { UnderstoodOnDemand } from '#web/provider-kit/understood/understood-on-demand.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** The request beside what was understood of it, so that a wrong turn is seen at once and put right where it stands. */
export function Understood({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <Card title={t`Request`}>
        <MarkedRequest quote={quote} />
      </Card>
      {quote.components.length > 0 ? (
        <Card title={t`What was understood`} aside={quote.service_types.map(({ name }) => name).join(', ')}>
          <UnderstoodOnDemand quote={quote} waiting={<SkeletonRows count={3} label={t`What was understood`} />} />
        </Card>
      ) : null}
    </div>
  );
}
