import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Customer, useEraseCustomer } from '#web/api/customers.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface EraseDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
  readonly onErased: () => void | Promise<void>;
}

/** Nothing brings a customer back, so this is asked, and says what goes along. */
export function EraseDialog({ customer, onClose, onErased }: EraseDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const erase = useEraseCustomer();
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Delete ${customer.name}?`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button
            variant="danger"
            pending={erase.isPending}
            onClick={() => erase.mutate(customer.id, { onSuccess: () => void onErased() })}
          >
            <Trans>Delete for good</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          <Trans>Name, email, phone and address are erased. This cannot be undone.</Trans>
        </p>
        {customer.quote_count > 0 ? (
          <p className="text-secondary">
            <Plural
              value={customer.quote_count}
              one="The quote goes too if it was declined or has expired. An accepted quote or one under way keeps the customer."
              other="Of the # quotes, those declined or expired go too. An accepted quote or one under way keeps the customer."
            />
          </p>
        ) : null}
        {erase.error ? (
          <Notice level="error" isLive title={t`The customer was not deleted`}>
            {errorText(erase.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
