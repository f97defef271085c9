import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { createElement, Fragment } from 'react';

/** What would be taken for a tag of the translation goes in as an element, which is left as it is. */
function asPlain(value: unknown): unknown {
  return typeof value === 'string' && value.includes('<') ? createElement(Fragment, null, value) : value;
}

/** Every `Trans` of the macro: shows the texts that are filled in letter by letter, "<i>Fences</i>" too. */
export function Trans({ values, ...props }: TransProps) {
  const plain = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asPlain(value)]));
  return createElement(LinguiTrans, { ...props, ...(plain && { values: plain }) });
}
