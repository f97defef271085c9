import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { inputLook, inputSizes } from './input-look.ts';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  /** What is typed and is no option yet can become one. */
  readonly onCreate?: (label: string) => void;
  readonly size?: 'touch' | 'desk';
}

interface Item extends ComboboxOption {
  readonly isNew?: boolean;
}

const isSame = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/** One of many, found by typing. Inside a Field, which names it. */
export function Combobox({ options, value, onValueChange, onCreate, size = 'desk' }: ComboboxProps) {
  const { t } = useLingui();
  const field = useFieldControl();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const isNew = onCreate && wanted !== '' && !options.some(({ label }) => isSame(label, wanted));
  const items: Item[] = isNew ? [...options, { value: '', label: wanted, isNew }] : [...options];
  return (
    <Base.Root
      items={items}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(item: Item | null) => {
        if (item?.isNew) onCreate?.(item.label);
        else onValueChange(item?.value ?? null);
      }}
      isItemEqualToValue={(item: Item, chosen: Item) => item.value === chosen.value}
      onInputValueChange={setTyped}
      autoHighlight
    >
      <Base.InputGroup className="relative block">
        <Base.Input
          {...field}
          placeholder={t`Search...`}
          className={classNames(inputLook, inputSizes[size], 'pr-11!')}
        />
        <Base.Trigger
          aria-label={t`Show all`}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-secondary hover:text-primary"
        >
          <Icon icon={ChevronDown} size={16} />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup className="type-body-desk max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-md border border-default bg-raised p-1 text-primary shadow-3">
            <Base.Empty className="px-2.5 py-3 text-secondary empty:hidden">
              {options.length > 0 ? t`No matching data` : t`No data`}
            </Base.Empty>
            <Base.List>{(item: Item) => <OptionRow key={item.isNew ? 'new' : item.value} item={item} />}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function OptionRow({ item }: { readonly item: Item }) {
  const { t } = useLingui();
  const { label, isNew } = item;
  return (
    <Base.Item
      value={item}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus md:min-h-9"
    >
      <span className="grid size-4 flex-none place-items-center text-info-icon">
        {isNew ? (
          <Icon icon={Plus} size={16} />
        ) : (
          <Base.ItemIndicator>
            <Icon icon={Check} size={16} />
          </Base.ItemIndicator>
        )}
      </span>
      <bdi className="min-w-0 flex-1">{isNew ? t`Create "${label}"` : label}</bdi>
    </Base.Item>
  );
}
