import { useLingui } from '@lingui/react/macro';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { InputProps } from './input-props.ts';

export function SelectForEach(props: InputProps<'SelectForEach'>) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { items, options } = props.config;
  const assignments = props.value?.assignments ?? {};
  const choices = options.map((option) => ({ value: option.id, label: option.label }));
  const assign = (item: string, option: string): void => {
    const { [item]: _before, ...rest } = assignments;
    props.onChange({ assignments: option ? { ...rest, [item]: option } : rest });
  };
  const assignAll = (option: string): void => {
    props.onChange({ assignments: option ? Object.fromEntries(items.map(({ id }) => [id, option])) : {} });
  };
  const [first] = items;
  const shared =
    first && items.every(({ id }) => assignments[id] === assignments[first.id]) ? assignments[first.id] : '';
  return (
    <fieldset className="grid min-w-0 gap-4" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy}>
      {isHydrated && items.length > 1 ? (
        <div className="rounded-lg bg-sunken p-4 inset-ring inset-ring-(--border-subtle)">
          <Field label={t`The same for all`}>
            <Select
              placeholder={t`Choose for each below`}
              options={choices}
              value={shared ?? ''}
              onChange={(event) => assignAll(event.target.value)}
            />
          </Field>
        </div>
      ) : null}
      {items.map(({ id, label }) => (
        <Field key={id} label={label}>
          <Select
            name={`item:${id}`}
            placeholder={t`Choose one`}
            options={choices}
            value={assignments[id] ?? ''}
            aria-invalid={(props.isInvalid && !assignments[id]) || undefined}
            onChange={(event) => assign(id, event.target.value)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
