import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacros } from './scripts/vite/lingui-macro.ts';
import { openHole } from './scripts/vite/open-hole.ts';

const plugins = () => [openHole(process.env.OPEN_HOLE), linguiMacros(), lingui()];

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        // Pure code leaves nothing behind in a process, so its files may share one and load each module once.
        test: {
          name: 'domain',
          include: [
            'src/{domain,contract}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{mutations,oracle,playbooks}/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['./tests/support/bundled-playbooks.ts'],
          isolate: false,
        },
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
