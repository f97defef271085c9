import { setupI18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';

interface TextsProps {
  readonly locale: string;
  /** By id, as JSON. */
  readonly texts: string;
  readonly children: ReactNode;
}

/**
 * The texts and formats of one locale for everything below. They came with the page, and more of them with the next one:
 * Lingui's own provider takes no notice of that as long as the language stays.
 */
export function Texts({ locale, texts, children }: TextsProps) {
  const context = useMemo(() => {
    const i18n = setupI18n({ locale, messages: { [locale]: JSON.parse(texts) } });
    return { i18n, _: i18n.t.bind(i18n) };
  }, [locale, texts]);
  return <LinguiContext value={context}>{children}</LinguiContext>;
}
