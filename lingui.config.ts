import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  // What a translation does not have yet is shown in English, not as a key. `npm run check` refuses it all the same.
  fallbackLocales: { 'de-AT': 'de', 'de-CH': 'de', default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src/web', '<rootDir>/src/server', '<rootDir>/src/locales'],
      exclude: ['**/*.test.*'],
    },
  ],
  // A name may hold what looks like a tag of a translation.
  runtimeConfigModule: { Trans: ['#web/plain-trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false }),
});
