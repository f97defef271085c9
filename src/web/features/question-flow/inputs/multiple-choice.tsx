import { Trans, useLingui } from '@lingui/react/macro';
import { afterChoice, contradictsItself } from '#domain/question/reserved-options.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type InputProps, otherChoice } from './input-props.ts';

export function MultipleChoice(props: InputProps<'MultipleChoice'>) {
  const { config, value, onChange } = props;
  const selected = value?.selected ?? [];
  const type = config.multiple ? 'checkbox' : 'radio';

  const choose = (id: string, isChosen: boolean): void => {
    const chosen = config.multiple ? afterChoice(selected, id, isChosen) : [id];
    // Words of one's own are a choice too: alone is alone.
    const isAlone = !config.multiple || contradictsItself([...chosen, '']);
    onChange(isAlone ? { selected: chosen } : { ...value, selected: chosen });
  };

  return (
    <fieldset className="grid min-w-0 gap-2" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy}>
      {config.multiple ? (
        <p className="type-small mb-1 text-secondary">
          <Trans>Choose all that apply</Trans>
        </p>
      ) : null}
      {config.options.map((option) => (
        <ChoiceCard
          key={option.id}
          type={type}
          name="selected"
          value={option.id}
          label={option.label}
          checked={selected.includes(option.id)}
          aria-invalid={props.isInvalid || undefined}
          onChange={(event) => choose(option.id, event.target.checked)}
        />
      ))}
      {config.allow_other ? <OtherChoice {...props} /> : null}
    </fieldset>
  );
}

function OtherChoice({ config, value, onChange }: InputProps<'MultipleChoice'>) {
  const { t } = useLingui();
  const kept = config.multiple ? (value?.selected ?? []).filter((id) => !contradictsItself([id, ''])) : [];
  const isChosen = value?.other !== undefined;
  return (
    // Drawn by CSS alone, so that the words have a field without script too.
    <div className="group grid gap-2">
      <ChoiceCard
        type={config.multiple ? 'checkbox' : 'radio'}
        name="selected"
        value={otherChoice}
        label={<Trans>Something else</Trans>}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked ? { selected: kept, other: '' } : { selected: kept })}
      />
      <TextInput
        className="hidden group-has-checked:block"
        name="other"
        maxLength={500}
        value={value?.other ?? ''}
        aria-label={t`In your own words`}
        placeholder={t`In your own words`}
        onChange={(event) => onChange({ selected: kept, other: event.target.value })}
      />
    </div>
  );
}
