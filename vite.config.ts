import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunksByPage } from './scripts/vite/chunks-by-page.ts';
import { coreFont } from './scripts/vite/core-font.ts';
import { knowledge } from './scripts/vite/knowledge.ts';
import { linguiMacros } from './scripts/vite/lingui-macro.ts';
import { namespacesAsObjects } from './scripts/vite/namespaces-as-objects.ts';
import { oneByteServer } from './scripts/vite/one-byte-server.ts';
import { pageParts } from './scripts/vite/page-parts.ts';
import { productionRouter } from './scripts/vite/production-router.ts';

// The parts of the pages that the server uses too are built into it, so that it does not load every icon and widget there is.
const builtIn = [
  'lucide-react',
  'radix-ui',
  /^@radix-ui\//,
  /^@base-ui\//,
  /^@floating-ui\//,
  /^@dnd-kit\//,
  /^@tanstack\//,
  'react-hook-form',
  '@supabase/auth-js',
];

import { reactAsModule } from './scripts/vite/react-as-module.ts';
import { usedStyles } from './scripts/vite/used-styles.ts';

export default defineConfig({
  plugins: [
    coreFont(),
    productionRouter(),
    reactAsModule(),
    namespacesAsObjects(),
    linguiMacros(),
    lingui(),
    tailwindcss(),
    reactRouter(),
    knowledge(),
    chunksByPage(),
    pageParts(),
    usedStyles(),
    oneByteServer(),
  ],
  // What is imported on demand needs nothing but what is there already.
  build: { modulePreload: false },
  environments: {
    ssr: { resolve: { noExternal: builtIn }, build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
});
