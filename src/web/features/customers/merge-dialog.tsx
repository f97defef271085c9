import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Customer,
  type CustomerSummary,
  customerSuggestionsQuery,
  useMergeCustomers,
} from '#web/api/customers.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { SearchBox } from '#web/provider-kit/search-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface MergeDialogProps {
  /** The one who stays. */
  readonly customer: Customer;
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

/** Two records of one person become one: who goes is chosen, and what moves is said before. */
export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [other, setOther] = useState<CustomerSummary | null>(null);
  const merge = useMergeCustomers();
  const confirm = () => {
    if (other) merge.mutate({ id: other.id, into: customer.id }, { onSuccess: onMerged });
  };
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Merge with ${customer.name}`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={other === null} pending={merge.isPending} onClick={confirm}>
            <Trans>Merge customers</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <OtherChoice customer={customer} other={other} onChoose={setOther} />
        {other ? <WhatMoves from={other} to={customer} /> : null}
        {merge.error ? (
          <Notice level="error" isLive comesIntoView title={t`The customers were not merged`}>
            {errorText(merge.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}

interface OtherChoiceProps {
  readonly customer: Customer;
  readonly other: CustomerSummary | null;
  readonly onChoose: (other: CustomerSummary | null) => void;
}

function OtherChoice({ customer, other, onChoose }: OtherChoiceProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [search, setSearch] = useState(() => customer.name.split(/\s+/).at(-1) ?? '');
  const { data, error } = useQuery({ ...customerSuggestionsQuery(search), placeholderData: keepPreviousData });
  const others = data?.filter(({ id }) => id !== customer.id);
  const find = (text: string) => {
    onChoose(null);
    setSearch(text);
  };
  return (
    <>
      <SearchBox label={t`Search name, email, phone, address`} search={search} onSearch={find} />
      {others ? (
        <RadioCards
          legend={t`The record that goes`}
          name="other"
          value={other?.id ?? ''}
          onValueChange={(id) => onChoose(others.find((one) => one.id === id) ?? null)}
          options={others.map(({ id, name, email, phone }) => ({
            value: id,
            label: <bdi>{name}</bdi>,
            description: [email, phone].filter(Boolean).join(' · '),
          }))}
        />
      ) : error ? (
        <Notice level="error" title={t`The customers could not be loaded`}>
          {errorText(error)}
        </Notice>
      ) : (
        <Skeleton className="h-32" />
      )}
      {others?.length === 0 ? (
        <p className="text-secondary">
          <Trans>No other customers match this search.</Trans>
        </p>
      ) : null}
    </>
  );
}

function WhatMoves({ from, to }: { readonly from: CustomerSummary; readonly to: Customer }) {
  const { t } = useLingui();
  return (
    <Notice level="warning" isLive title={t`${from.name} goes, ${to.name} stays`}>
      <p>
        <Plural
          value={from.quote_count}
          _0="No quote moves."
          one="One quote moves with its history."
          other="# quotes move with their history."
        />{' '}
        <Trans>What is missing here is taken over; what differs stays as it is here. This cannot be undone.</Trans>
      </p>
    </Notice>
  );
}
