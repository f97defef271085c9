import { Plural, Trans } from '@lingui/react/macro';
import type { Kit } from '#web/api/kits.ts';
import { Money } from '#web/ui/money.tsx';

/** What a kit or template holds, in one line. */
export function KitWords({ kit }: { readonly kit: Kit }) {
  const { kind, line_count, sum_minor, currency } = kit;
  return (
    <>
      {kind === 'template' ? <Trans>Template</Trans> : <Trans>Kit</Trans>} ·{' '}
      <Plural value={line_count} one="# line" other="# lines" />
      {sum_minor === null ? null : (
        <>
          {' '}
          · <Money minor={sum_minor} currency={currency} />
        </>
      )}
    </>
  );
}
