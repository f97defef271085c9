import { Trans, useLingui } from '@lingui/react/macro';
import { Save, Star, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { type SavedView, useViewChanges } from '#web/api/saved-views.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { keptFilter, type ListFilter } from './list-filter.ts';

interface ViewsDialogProps {
  readonly filter: ListFilter;
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

/** Keeps the list as it stands by a name, and looks after the views that there are. */
export function ViewsDialog({ filter, views, onClose }: ViewsDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { add } = useViewChanges();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ name, filter: keptFilter(filter), is_default: isDefault }, { onSuccess: onClose });
  };
  const problem = add.error && ((add.error instanceof ApiError && add.error.errors.name?.[0]) || errorText(add.error));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Saved views`}
      description={<Trans>Filter, order and page length of the list, for you alone.</Trans>}
    >
      <form onSubmit={save} noValidate className="flex flex-col gap-3">
        <Field label={t`Name of this view`} error={problem}>
          <TextInput size="desk" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Checkbox
          label={t`Open the list with it`}
          checked={isDefault}
          onChange={({ target }) => setDefault(target.checked)}
        />
        <Button type="submit" variant="primary" pending={add.isPending} disabled={!name.trim()} className="self-start">
          <Icon icon={Save} size={16} />
          <Trans>Keep this view</Trans>
        </Button>
      </form>
      {views.length > 0 ? (
        <ul aria-label={t`Your views`} className="mt-5 border-t border-subtle">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function ViewRow({ view }: { readonly view: SavedView }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { change, remove } = useViewChanges();
  const onError = (error: unknown) => {
    showToast({ level: 'error', title: t`The view was not changed`, text: errorText(error) });
  };
  const { id, name, is_default: isDefault } = view;
  return (
    <li className="flex min-h-11 items-center gap-1 border-b border-subtle py-1">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <Button
        variant="ghost"
        size="desk-small"
        aria-pressed={isDefault}
        aria-label={t`Open the list with ${name}`}
        onClick={() => change.mutate({ id, change: { is_default: !isDefault } }, { onError })}
        className="max-md:min-h-11"
      >
        <Icon icon={Star} size={16} className={isDefault ? 'fill-current text-attention-icon' : ''} />
        {isDefault ? <Trans>Default</Trans> : null}
      </Button>
      <Button
        variant="ghost"
        size="desk-small"
        square
        aria-label={t`Delete the view ${name}`}
        onClick={() => remove.mutate(id, { onError })}
        className="max-md:size-11"
      >
        <Icon icon={Trash2} size={16} />
      </Button>
    </li>
  );
}
