import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { Option } from '#domain/question/answer.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { withOption } from './config-draft.ts';

interface OptionRowsProps {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly error?: string | null;
  readonly onChange: (options: readonly Option[]) => void;
}

/** A list of choices, one a row. Enter goes on with the next one. */
export function OptionRows({ legend, options, error, onChange }: OptionRowsProps) {
  const { t } = useLingui();
  const id = useId();
  const add = () => {
    // At once: whatever is typed next belongs to the new row, however slowly frames are drawn.
    flushSync(() => onChange(withOption(options)));
    const inputs = document.querySelectorAll<HTMLInputElement>(`[data-options="${id}"] input`);
    inputs[inputs.length - 1]?.focus();
  };
  return (
    <fieldset
      data-options={id}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="type-label mb-1.5">{legend}</legend>
      {options.map((option, index) => {
        const number = index + 1;
        return (
          <div key={option.id} className="flex items-center gap-1.5">
            <TextInput
              size="desk"
              dir="auto"
              maxLength={500}
              aria-label={t`${legend}, number ${number}`}
              aria-invalid={error ? true : undefined}
              value={option.label}
              onChange={({ target }) =>
                onChange(options.map((known) => (known === option ? { ...known, label: target.value } : known)))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <Button
              variant="ghost"
              square
              aria-label={t`Remove “${option.label}”`}
              onClick={() => onChange(options.filter((known) => known !== option))}
            >
              <Icon icon={X} size={16} />
            </Button>
          </div>
        );
      })}
      <div>
        <Button variant="ghost" disabled={options.length >= 50} onClick={add}>
          <Icon icon={Plus} size={16} />
          <Trans>Add one</Trans>
        </Button>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
