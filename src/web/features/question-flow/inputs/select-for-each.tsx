import { useLingui } from '@lingui/react/macro';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { InputProps } from './input-props.ts';

export function SelectForEach(props: InputProps<'SelectForEach'>) {
  const { t } = useLingui();
  const assignments = props.value?.assignments ?? {};
  const assign = (item: string, option: string): void => {
    const { [item]: _before, ...rest } = assignments;
    props.onChange({ assignments: option ? { ...rest, [item]: option } : rest });
  };
  return (
    <fieldset className="grid min-w-0 gap-4" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy}>
      {props.config.items.map(({ id, label }) => (
        <Field key={id} label={label}>
          <Select
            name={`item:${id}`}
            placeholder={t`Choose one`}
            options={props.config.options.map((option) => ({ value: option.id, label: option.label }))}
            value={assignments[id] ?? ''}
            onChange={(event) => assign(id, event.target.value)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
