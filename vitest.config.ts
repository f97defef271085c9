import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacros } from './scripts/vite-lingui-macro.ts';

const plugins = () => [linguiMacros(), lingui()];

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        plugins: plugins(),
        test: { name: 'domain', include: ['src/{domain,contract}/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: plugins(),
        test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        plugins: plugins(),
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: './tests/support/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
