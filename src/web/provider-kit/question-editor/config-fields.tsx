import { Trans, useLingui } from '@lingui/react/macro';
import { noticeLevels, shapes } from '#domain/question/component-type.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type ConfigFieldsProps, NumberFields, PictureFields } from './number-fields.tsx';
import { OptionRows } from './option-rows.tsx';

/** What a kind of question needs besides its words. */
export function ConfigFields(props: ConfigFieldsProps) {
  const { t } = useLingui();
  const { type, draft, onChange } = props;
  switch (type) {
    case 'TextQuestion':
      return (
        <Checkbox
          label={t`Room for several lines`}
          checked={draft.multiline}
          onChange={({ target }) => onChange({ multiline: target.checked })}
        />
      );
    case 'MultipleChoice':
      return (
        <>
          <Choices {...props} />
          <Checkbox
            label={t`Several may be chosen`}
            checked={draft.multiple}
            onChange={({ target }) => onChange({ multiple: target.checked })}
          />
          <Checkbox
            label={t`With a field for something else`}
            checked={draft.allow_other}
            onChange={({ target }) => onChange({ allow_other: target.checked })}
          />
        </>
      );
    case 'MultipleChoiceWithQuantity':
      return <Choices {...props} />;
    case 'SelectForEach':
      return <ChoicesForEach {...props} />;
    case 'NumberInput':
    case 'RangeSlider':
      return <NumberFields {...props} />;
    case 'DateInput':
      return <DayFields {...props} />;
    case 'Dimensions':
      return <SizeFields {...props} />;
    case 'PhotoCapture':
    case 'VideoCapture':
      return <PictureFields {...props} />;
    case 'AudioNote':
      return (
        <p className="text-secondary">
          <Trans>The customer records a short voice note.</Trans>
        </p>
      );
    case 'InstructionBox':
      return <NoteFields {...props} />;
  }
}

function Choices({ type, draft, problem, onChange }: ConfigFieldsProps) {
  const { t } = useLingui();
  const tooFew =
    type === 'MultipleChoiceWithQuantity' ? t`Please write at least one choice` : t`Please write at least two choices`;
  return (
    <OptionRows
      legend={t`Choices`}
      options={draft.options}
      error={problem === 'options' ? tooFew : null}
      onChange={(options) => onChange({ options })}
    />
  );
}

function ChoicesForEach(props: ConfigFieldsProps) {
  const { t } = useLingui();
  const { draft, problem, onChange } = props;
  return (
    <>
      <OptionRows
        legend={t`For each of these`}
        options={draft.items}
        error={problem === 'items' ? t`Please write at least one thing to choose for` : null}
        onChange={(items) => onChange({ items })}
      />
      <Choices {...props} />
      <Checkbox
        label={t`A choice for every one of them`}
        checked={draft.require_all}
        onChange={({ target }) => onChange({ require_all: target.checked })}
      />
    </>
  );
}

function DayFields({ draft, problem, onChange }: ConfigFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Not before`} aside={<Trans>Optional</Trans>}>
        <TextInput
          size="desk"
          type="date"
          value={draft.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Field>
      <Field
        label={t`Not after`}
        aside={<Trans>Optional</Trans>}
        error={problem === 'days' ? t`This is before the first day` : null}
      >
        <TextInput size="desk" type="date" value={draft.to} onChange={({ target }) => onChange({ to: target.value })} />
      </Field>
    </div>
  );
}

function SizeFields({ draft, problem, onChange }: ConfigFieldsProps) {
  const { t } = useLingui();
  const names = { rectangular: t`Rectangle`, circular: t`Circle`, linear: t`A length only` };
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="type-label mb-1.5">
          <Trans>Shapes to choose from</Trans>
        </legend>
        {shapes.map((shape) => (
          <Checkbox
            key={shape}
            label={names[shape]}
            checked={draft.shapes.includes(shape)}
            onChange={({ target }) =>
              onChange({
                shapes: shapes.filter((known) => (known === shape ? target.checked : draft.shapes.includes(known))),
              })
            }
          />
        ))}
        {problem === 'shapes' ? (
          <FieldError>
            <Trans>Please choose at least one</Trans>
          </FieldError>
        ) : null}
      </fieldset>
      <Checkbox
        label={t`Ask for the height too`}
        checked={draft.height}
        onChange={({ target }) => onChange({ height: target.checked })}
      />
      <Field label={t`Another name for the width`} aside={<Trans>Optional</Trans>}>
        <TextInput
          size="desk"
          maxLength={100}
          placeholder={t`such as depth`}
          value={draft.width_label}
          onChange={({ target }) => onChange({ width_label: target.value })}
        />
      </Field>
    </>
  );
}

function NoteFields({ draft, problem, onChange }: ConfigFieldsProps) {
  const { t } = useLingui();
  const names = { info: t`Good to know`, warning: t`Take care`, success: t`Good news`, error: t`Danger` };
  return (
    <>
      <Field label={t`Text`} error={problem === 'body' ? t`Please write something` : null}>
        <TextArea
          size="desk"
          dir="auto"
          rows={4}
          maxLength={10_000}
          value={draft.body}
          onChange={({ target }) => onChange({ body: target.value })}
        />
      </Field>
      <Field label={t`Shown as`}>
        <Select
          size="desk"
          value={draft.level}
          options={noticeLevels.map((level) => ({ value: level, label: names[level] }))}
          onChange={({ target }) => {
            const level = noticeLevels.find((known) => known === target.value);
            if (level) onChange({ level });
          }}
        />
      </Field>
    </>
  );
}
