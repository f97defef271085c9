import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Pictures of every screen, into screenshots/. Not a test: somebody has to look at them. */
export default defineConfig({ ...tests, testDir: './tests/screenshots', workers: 1 });
