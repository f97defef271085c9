/// <reference path="./subset-font.d.ts" />
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * What pages in English and German are written with, the only part of the font that every page waits for. A name with
 * other letters makes the browser fetch the package's own files, as it does for a language beyond these.
 */
export const coreCharacters = `${printableAscii()}\u00a0äöüÄÖÜßé€£°²³½·×–—‘’‚“”„•…−`;

/** All that pages use: regular to bold, figures of one width, pairs set closer. */
const part = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'tnum', 'rvrn'],
} as const;

const require = createRequire(import.meta.url);
const whole = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const core = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'figtree-core-wght-normal.woff2');

/** Writes the core of the font before anything asks for `virtual:core-font`. */
export function coreFont(): Plugin {
  return {
    name: 'core-font',
    async config() {
      mkdirSync(dirname(core), { recursive: true });
      writeFileSync(core, await subsetFont(readFileSync(whole), coreCharacters, part));
      // In a style sheet Tailwind takes the name for a path and puts the folder before it.
      return { resolve: { alias: [{ find: /^(?:\.\/ui\/)?virtual:core-font(?=\?|$)/, replacement: core }] } };
    },
  };
}

function printableAscii(): string {
  return String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
}
