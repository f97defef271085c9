import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { CustomerSummary } from '#web/api/customers.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CustomerCombobox } from './customer-combobox.tsx';
import { CustomerFields, SendingChoice } from './customer-fields.tsx';
import { KnownCustomer, TakenFromRequest } from './known-customer.tsx';
import { emptyCustomer, type NewQuoteValues } from './new-quote-values.ts';

interface CustomerChoiceProps {
  /** Questions may go out to them. */
  readonly isAsked?: boolean;
}

/** Someone who is known already, or the fields for someone new. */
export function CustomerChoice({ isAsked = true }: CustomerChoiceProps) {
  const { watch, setValue, clearErrors, formState } = useFormContext<NewQuoteValues>();
  const customer = watch('customer');
  const fields = useRef<HTMLDivElement>(null);
  const choose = ({ id, name, email, phone }: Pick<CustomerSummary, 'id' | 'name' | 'email' | 'phone'>) => {
    setValue('customer', { id, name, email: email ?? '', phone: phone ?? '', address: '' });
    clearErrors('customer');
  };
  const clear = () => {
    // At once: whatever is typed next belongs to the field. The form's own focus comes a task later.
    flushSync(() => setValue('customer', emptyCustomer));
    fields.current?.querySelector('input')?.focus();
  };
  if (!customer.id)
    return (
      <div className="flex flex-col gap-4">
        <KnownCustomer onUse={choose} />
        <TakenFromRequest />
        <div ref={fields} className="contents">
          <CustomerFields nameField={<CustomerCombobox onChoose={choose} />} isAsked={isAsked} />
        </div>
      </div>
    );
  const error = formState.errors.customer?.id?.message;
  return (
    <div className="flex flex-col gap-4">
      <ChosenCustomer name={customer.name} detail={customer.email || customer.phone} onClear={clear} />
      {error ? <FieldError>{error}</FieldError> : null}
      {isAsked ? <SendingChoice /> : null}
    </div>
  );
}

interface ChosenCustomerProps {
  readonly name: string;
  readonly detail: string;
  readonly onClear: () => void;
}

function ChosenCustomer({ name, detail, onClear }: ChosenCustomerProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3 rounded-md border border-subtle bg-calm px-3 py-2.5 text-calm">
      <Icon icon={UserRound} className="text-calm-icon" />
      <p className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="type-small block truncate">{detail || <Trans>No email or phone yet</Trans>}</span>
      </p>
      <Button size="desk-small" onClick={onClear} aria-label={t`Change, now ${name}`}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}
