import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/entry/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Two cores may have a build or another browser to run as well: no step is told apart by being slow.
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: './test-results',
  use: {
    locale: 'en-GB',
    actionTimeout: 10_000,
    // Recording every step takes as long as the steps: only where one is looked into (TRACE=1).
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
