import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnswerValues } from '#domain/question/answer.ts';
import { type LengthUnit, lengthUnits, type Shape } from '#domain/question/component-type.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { InputProps } from './input-props.ts';
import { lengthText } from './length-text.ts';
import { Segments } from './segments.tsx';
import { SizeDrawing } from './size-drawing.tsx';
import { inOtherUnit, lengthFrom } from './typed-length.ts';

const usualUnit = (locale: string): LengthUnit => (locale === 'en-US' ? 'feet' : 'meters');

type Side = 'length' | 'width' | 'height';
type Typed = Record<Side, string>;

function typedFrom(
  value: AnswerValues['Dimensions'] | null,
  { locale }: Pick<InputProps<'Dimensions'>, 'locale'>,
): Typed {
  const text = (side: number | undefined) => (value && side ? lengthText(side, value.unit, locale) : '');
  return { length: text(value?.length), width: text(value?.width), height: text(value?.height) };
}

/** Keeps what was typed beside what it means in the chosen unit. */
export function Dimensions(props: InputProps<'Dimensions'>) {
  const { config, value, locale, onChange } = props;
  const { t } = useLingui();
  const [unit, setUnit] = useState<LengthUnit>(value?.unit ?? usualUnit(locale));
  const [shape, setShape] = useState<Shape>(value?.shape ?? config.shapes[0] ?? 'rectangular');
  const [typed, setTyped] = useState(() => typedFrom(value, props));

  const tell = (next: { unit: LengthUnit; shape: Shape; typed: Typed }): void => {
    const side = (name: Side): number => lengthFrom(next.typed[name], next.unit, locale) ?? 0;
    const length = side('length');
    const width = next.shape === 'circular' ? length : side('width');
    onChange({
      shape: next.shape,
      unit: next.unit,
      length,
      width,
      ...(config.height ? { height: side('height') } : {}),
    });
  };
  const type = (name: Side, text: string): void => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    tell({ unit, shape, typed: next });
  };
  const switchUnit = (next: LengthUnit): void => {
    // What is already typed is turned into the other unit, it is the same wall.
    if (next === unit) return;
    const turned = (text: string) => {
      const length = lengthFrom(text, unit, locale);
      return length === null ? text : lengthText(inOtherUnit(length, unit), next, locale);
    };
    const nextTyped = { length: turned(typed.length), width: turned(typed.width), height: turned(typed.height) };
    setUnit(next);
    setTyped(nextTyped);
    tell({ unit: next, shape, typed: nextTyped });
  };

  const shapeNames: Record<Shape, string> = { rectangular: t`Rectangle`, circular: t`Circle`, linear: t`A run` };
  const unitNames: Record<LengthUnit, string> = { meters: t`Metres`, feet: t`Feet and inches` };
  const lengthName = shape === 'circular' ? t`Diameter` : t`Length`;
  const widthName = config.width_label ?? t`Width`;
  const field = (name: Side, label: string) => (
    <LengthField
      {...props}
      key={name}
      name={name}
      label={label}
      unit={unit}
      text={typed[name]}
      onText={(text) => type(name, text)}
    />
  );

  return (
    <fieldset className="grid min-w-0 gap-4" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy}>
      {config.shapes.length > 1 ? (
        <Segments
          name="shape"
          label={t`Shape`}
          value={shape}
          options={config.shapes.map((id) => ({ id, label: shapeNames[id] }))}
          onChoose={(next) => {
            setShape(next);
            tell({ unit, shape: next, typed });
          }}
        />
      ) : null}
      <Segments
        name="unit"
        label={t`Unit`}
        value={unit}
        options={lengthUnits.map((id) => ({ id, label: unitNames[id] }))}
        onChoose={switchUnit}
      />
      <div className="grid grid-cols-2 gap-3">
        {field('length', lengthName)}
        {shape === 'circular' ? null : field('width', widthName)}
        {config.height ? field('height', t`Height`) : null}
      </div>
      <SizeDrawing
        shape={shape}
        length={value?.length ?? 0}
        width={value?.width ?? 0}
        lengthLabel={sized(typed.length, unit, lengthName)}
        widthLabel={sized(typed.width, unit, widthName)}
      />
    </fieldset>
  );
}

/** A bare number gets the unit it is read in. */
function sized(text: string, unit: LengthUnit, name: string): string {
  const typed = text.trim();
  if (typed === '') return name;
  return /^[\d.,]+$/.test(typed) ? `${typed} ${unit === 'meters' ? 'm' : 'ft'}` : typed;
}

interface LengthFieldProps extends InputProps<'Dimensions'> {
  readonly name: Side;
  readonly label: string;
  readonly unit: LengthUnit;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function LengthField({ name, label, unit, text, locale, isInvalid, onText }: LengthFieldProps) {
  const { t } = useLingui();
  const length = text.trim() === '' ? null : lengthFrom(text, unit, locale);
  const isUnreadable = text.trim() !== '' && length === null;
  return (
    <Field
      label={label}
      {...(isUnreadable ? { hint: unit === 'feet' ? t`For example 5' 6"` : t`For example 4.5` } : {})}
    >
      <TextInput
        name={name}
        // Feet and inches need ' and ", which a decimal keypad does not have.
        inputMode={unit === 'feet' ? 'text' : 'decimal'}
        autoComplete="off"
        className="tabular-nums"
        placeholder={unit === 'feet' ? `5' 6"` : '0.0'}
        value={text}
        // The height may stay open.
        aria-invalid={(isInvalid && !length && (name !== 'height' || isUnreadable)) || undefined}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
  );
}
