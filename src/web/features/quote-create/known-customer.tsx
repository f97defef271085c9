import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useProposed } from './proposal-context.ts';

type Known = NonNullable<ReturnType<typeof useProposed>['proposal']>['known_customer'];

/** Somebody with the mail or telephone of the request is known already: one press takes them. */
export function KnownCustomer({ onUse }: { readonly onUse: (customer: NonNullable<Known>) => void }) {
  const known = useProposed().proposal?.known_customer;
  if (!known) return null;
  return (
    <Notice
      isLive
      title={
        <Trans>
          Known customer: <bdi>{known.name}</bdi>
        </Trans>
      }
      action={
        <Button size="desk-small" onClick={() => onUse(known)}>
          <Trans>Use</Trans>
        </Button>
      }
    >
      {known.email ?? known.phone}
    </Notice>
  );
}

/** Says what was taken from the request, for it wants a look. */
export function TakenFromRequest() {
  const { filled } = useProposed();
  const isFilled = filled.some((field) => field.startsWith('customer.'));
  return (
    <p role="status" className={isFilled ? 'type-small text-secondary' : 'sr-only'}>
      {isFilled ? <Trans>Taken from the request. Please check it.</Trans> : null}
    </p>
  );
}
