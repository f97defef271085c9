import type { InputProps } from './input-props.ts';
import { Stepper } from './stepper.tsx';

export function ChoiceWithQuantity(props: InputProps<'MultipleChoiceWithQuantity'>) {
  const selections = props.value?.selections ?? [];
  const change = (id: string, quantity: number | null): void => {
    const rest = selections.filter((selection) => selection.value !== id);
    props.onChange({ selections: quantity ? [...rest, { value: id, quantity }] : rest });
  };
  return (
    <fieldset className="grid min-w-0 gap-3" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy}>
      {props.config.options.map(({ id, label }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_12rem] items-center gap-3">
          <span className="font-medium">{label}</span>
          <Stepper
            name={`quantity:${id}`}
            label={label}
            min={0}
            placeholder="0"
            value={selections.find((selection) => selection.value === id)?.quantity ?? null}
            locale={props.locale}
            isInvalid={props.isInvalid}
            onChange={(quantity) => change(id, quantity)}
          />
        </div>
      ))}
    </fieldset>
  );
}
