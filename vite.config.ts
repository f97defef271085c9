import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { knowledge } from './scripts/vite-knowledge.ts';
import { linguiMacros } from './scripts/vite-lingui-macro.ts';

export default defineConfig({
  plugins: [linguiMacros(), lingui(), tailwindcss(), reactRouter(), knowledge()],
  environments: { ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } } },
});
