import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { numberFromText } from '#domain/measure/typed-number.ts';

interface TypedNumberOptions {
  readonly value: number | null;
  readonly locale: Locale;
  readonly onChange: (value: number | null) => void;
}

/** The text of a number's field. It keeps what was typed ("12.") and follows only a number that came from elsewhere. */
export function useTypedNumber({ value, locale, onChange }: TypedNumberOptions) {
  const [text, setText] = useState(value === null ? '' : numberText(value, locale));
  useEffect(() => {
    setText((typed) =>
      numberFromText(typed, locale) === value ? typed : value === null ? '' : numberText(value, locale),
    );
  }, [value, locale]);
  return {
    text,
    type: (typed: string): void => {
      setText(typed);
      onChange(numberFromText(typed, locale));
    },
  };
}
