interface SegmentsProps<Id extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly onChoose: (id: Id) => void;
}

/** Two or three short choices side by side; real radios underneath. */
export function Segments<Id extends string>({ name, label, value, options, onChoose }: SegmentsProps<Id>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col rounded-lg bg-sunken p-1 inset-ring inset-ring-(--border-subtle)"
    >
      {options.map((option) => (
        <label
          key={option.id}
          className="type-label grid min-h-11 cursor-pointer place-items-center rounded-md px-2 text-center text-secondary has-checked:bg-surface has-checked:text-primary has-checked:shadow-1 has-checked:inset-ring has-checked:inset-ring-(--border-default) has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.id}
            checked={value === option.id}
            onChange={() => onChoose(option.id)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
