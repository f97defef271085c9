import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunksByPage } from './scripts/vite/chunks-by-page.ts';
import { knowledge } from './scripts/vite/knowledge.ts';
import { linguiMacros } from './scripts/vite/lingui-macro.ts';
import { pageParts } from './scripts/vite/page-parts.ts';
import { productionRouter } from './scripts/vite/production-router.ts';

export default defineConfig({
  plugins: [
    productionRouter(),
    linguiMacros(),
    lingui(),
    tailwindcss(),
    reactRouter(),
    knowledge(),
    chunksByPage(),
    pageParts(),
  ],
  // What is imported on demand needs nothing but what is there already.
  build: { modulePreload: false },
  environments: { ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } } },
});
