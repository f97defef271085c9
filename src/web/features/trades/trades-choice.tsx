import { useLingui } from '@lingui/react/macro';
import type { Profession } from '#web/api/services.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface TradesChoiceProps {
  readonly trades: readonly Profession[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** What somebody is; mostly one or two of them. */
export function TradesChoice({ trades, chosen, onChange }: TradesChoiceProps) {
  const { t } = useLingui();
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Trades`}</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {trades.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            className="min-h-11 items-center md:min-h-8"
            checked={chosen.has(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
