import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Slider } from '#web/ui/slider.tsx';

/** Parts to enter something with that is more than a text. */
export function EntryParts() {
  const { t } = useLingui();
  const [day, setDay] = useState('');
  const [range, setRange] = useState([20, 60]);
  const metres = (value: number) => t`${value} m`;
  return (
    <Card title={t`Days, ranges and long lists`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Could start on`}>
          <DatePicker value={day} onValueChange={setDay} min="2020-01-15" max="2039-12-31" />
        </Field>
        <UnitCombobox />
        <Field label={t`Nothing to choose from`}>
          <Combobox options={[]} value={null} onValueChange={() => undefined} />
        </Field>
        <div>
          <p className="type-label mb-1.5">{t`Length of the fence`}</p>
          <Slider
            min={0}
            max={100}
            step={5}
            values={range}
            onValuesChange={setRange}
            labels={[t`From`, t`Up to`]}
            valueText={metres}
          />
        </div>
      </div>
    </Card>
  );
}

function UnitCombobox() {
  const { t } = useLingui();
  const [own, setOwn] = useState<string[]>([]);
  const [unit, setUnit] = useState<string | null>(null);
  const options = [
    { value: 'metre', label: t`metre` },
    { value: 'hour', label: t`hour` },
    { value: 'panel', label: t`panel` },
    ...own.map((label) => ({ value: label, label })),
  ];
  return (
    <Field label={t`Unit of your own`}>
      <Combobox
        options={options}
        value={unit}
        onValueChange={setUnit}
        onCreate={(label) => {
          setOwn([...own, label]);
          setUnit(label);
        }}
      />
    </Field>
  );
}
