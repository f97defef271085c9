import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src/web', '<rootDir>/src/server'] }],
  format: formatter({ lineNumbers: false }),
});
