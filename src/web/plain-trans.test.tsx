import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

function shown(name: string): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans>
        <a href="/q">Hello</a> {name}, welcome
      </Trans>
    </I18nProvider>,
  );
}

it.each([
  ['Ida', 'Ida'],
  ['Fences <i>& more</i>', 'Fences &lt;i&gt;&amp; more&lt;/i&gt;'],
  ['<0>here</0>', '&lt;0&gt;here&lt;/0&gt;'],
  ['1 < 2', '1 &lt; 2'],
])('the name %s stands in a sentence as it was written', (name, html) => {
  expect(shown(name)).toBe(`<a href="/q">Hello</a> ${html}, welcome`);
});
