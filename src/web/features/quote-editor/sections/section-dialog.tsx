import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { useCreateComponent, useUpdateComponent } from '#web/api/quote-components.ts';
import type { LineItem, Quote, QuoteComponent } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type Kind = 'fixed' | 'optional' | 'choice';
const kinds: readonly Kind[] = ['fixed', 'optional', 'choice'];

interface SectionDialogProps {
  readonly quote: Quote;
  /** None for a new one. */
  readonly component?: QuoteComponent | undefined;
  /** A line that becomes a section of its own, to be chosen by the customer. */
  readonly line?: LineItem | undefined;
  readonly onClose: () => void;
}

const kindOf = (component: QuoteComponent): Kind =>
  component.is_optional ? 'optional' : component.choice_group === null ? 'fixed' : 'choice';

/** The name of a part of the job, and whether the customer has a say in it. */
export function SectionDialog({ quote, component, line, onClose }: SectionDialogProps) {
  const { t } = useLingui();
  const form = useSectionForm({ quote, component, line, onClose });
  const formId = useId();
  const groupsId = useId();
  const groups = new Set(quote.components.flatMap(({ choice_group: name }) => name ?? []));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={component ? t`Section` : line ? t`Let the customer choose` : t`New section`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isPending} disabled={!form.isComplete}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <Field label={t`Name`} error={form.fieldError('title')}>
          <TextInput
            size="desk"
            dir="auto"
            maxLength={200}
            value={form.title}
            onChange={({ target }) => form.setTitle(target.value)}
          />
        </Field>
        <Field label={t`The customer`}>
          <Select
            size="desk"
            value={form.kind}
            options={[
              { value: 'fixed', label: t`always gets it` },
              { value: 'optional', label: t`may add it as an extra` },
              { value: 'choice', label: t`chooses it or another one` },
            ]}
            onChange={({ target }) => form.setKind(kinds.find((kind) => kind === target.value) ?? 'fixed')}
          />
        </Field>
        {form.kind === 'choice' ? (
          <Field
            label={t`What is chosen?`}
            hint={<Trans>Sections with the same question are its answers. Exactly one of them counts.</Trans>}
            error={form.fieldError('choice_group')}
          >
            <TextInput
              size="desk"
              dir="auto"
              maxLength={200}
              list={groupsId}
              placeholder={t`Which finish?`}
              value={form.group}
              onChange={({ target }) => form.setGroup(target.value)}
            />
          </Field>
        ) : null}
        <datalist id={groupsId}>
          {[...groups].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {form.failure ? <FieldError>{form.failure}</FieldError> : null}
      </form>
    </Dialog>
  );
}

function useSectionForm({ quote, component, line, onClose }: SectionDialogProps) {
  const errorText = useErrorText();
  const create = useCreateComponent(quote.id);
  const update = useUpdateComponent(quote.id);
  const [title, setTitle] = useState(component?.title ?? line?.description.split('\n')[0]?.slice(0, 200) ?? '');
  const [kind, setKind] = useState<Kind>(component ? kindOf(component) : line ? 'optional' : 'fixed');
  const [group, setGroup] = useState(component?.choice_group ?? '');
  const error = create.error ?? update.error;
  const fields = error instanceof ApiError ? error.errors : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      title,
      is_optional: kind === 'optional',
      choice_group: kind === 'choice' ? group : null,
    };
    if (component) update.mutate({ componentId: component.id, change: body }, { onSuccess: onClose });
    else create.mutate({ ...body, line_item_ids: line ? [line.id] : [] }, { onSuccess: onClose });
  };
  return {
    ...{ title, setTitle, kind, setKind, group, setGroup, submit },
    isPending: create.isPending || update.isPending,
    isComplete: title.trim() !== '' && (kind !== 'choice' || group.trim() !== ''),
    fieldError: (name: string) => fields[name]?.[0],
    failure: error && Object.keys(fields).length === 0 ? errorText(error) : null,
  };
}
