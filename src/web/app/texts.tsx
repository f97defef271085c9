import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';

interface TextsProps {
  readonly locale: string;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** The texts and formats of one locale for everything below. The catalogue came with the page. */
export function Texts({ locale, messages, children }: TextsProps) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
