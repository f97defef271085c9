import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { atMost } from '#server/at-most.ts';

/** What a template prints: data as JSON, never as markup, and pictures under the names by which it asks for them. */
export interface ToTypeset {
  readonly template: string;
  readonly data: unknown;
  readonly images: Readonly<Record<string, Uint8Array>>;
}

type Answer = { readonly pdf: Uint8Array } | { readonly failure: string };

const timeoutMs = 20_000;
/** The typesetter and its fonts take as much memory as half of a small installation's server. */
const idleMs = 60_000;

// Each family falls back to the one after it, for letters that it has not.
const fonts = [
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/600SemiBold/Figtree_600SemiBold.ttf',
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
];

// The folder it works in is not there, so a template can read no file but the pictures that it is given. PDF/UA refuses a
// letter that no font has: such a document goes out with a box in its place, tagged all the same.
const typesetter = `
  const { parentPort, workerData: { compiler: path, folder, fonts } } = require('node:worker_threads');
  const { readFileSync } = require('node:fs');
  const { join } = require('node:path');
  const { NodeCompiler } = require(path);
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }] });
  parentPort.on('message', ({ template, data, images }) => {
    try {
      compiler.resetShadow();
      for (const [name, bytes] of Object.entries(images)) compiler.mapShadow(join(folder, name), Buffer.from(bytes));
      const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
      if (!compiled.result) throw compiled.takeError();
      parentPort.postMessage({ pdf: exported(compiled.result) });
    } catch (error) {
      parentPort.postMessage({ failure: reason(error) });
    }
    compiler.evictCache(10);
  });
  function exported(document) {
    try {
      return compiler.pdf(document, { pdfStandard: 'ua-1' });
    } catch {
      return compiler.pdf(document);
    }
  }
  function reason(error) {
    return error instanceof Error ? error.message : JSON.stringify(compiler.fetchDiagnostics(error));
  }
`;

const { resolve } = createRequire(import.meta.url);
/** One after another: a compile holds its thread. */
const inTurn = atMost(1);
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** A document as PDF, tagged for readers that do not see. @throws Problem unavailable */
export function typeset(document: ToTypeset): Promise<Uint8Array> {
  return inTurn(async () => {
    clearTimeout(idle);
    worker ??= startWorker();
    const answer = await ask(worker, document).catch((error: unknown) => {
      letGo();
      throw error;
    });
    idle = setTimeout(letGo, idleMs);
    idle.unref();
    if ('failure' in answer) throw new Error(`the typesetter refused a document: ${answer.failure}`);
    return answer.pdf;
  });
}

function startWorker(): Worker {
  const started = new Worker(typesetter, {
    eval: true,
    workerData: {
      compiler: resolve('@myriaddreamin/typst-ts-node-compiler'),
      folder: join(tmpdir(), randomUUID()),
      fonts: fonts.map((font) => resolve(`@expo-google-fonts/${font}`)),
    },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // Whoever waits hears of it; between two documents nobody does, and the next one starts another.
  started.on('error', () => undefined);
  started.once('exit', () => {
    if (worker === started) worker = undefined;
  });
  // It keeps nobody from ending.
  started.unref();
  return started;
}

function letGo(): void {
  void worker?.terminate();
  worker = undefined;
}

async function ask(asked: Worker, { template, data, images }: ToTypeset): Promise<Answer> {
  const away = new Problem('unavailable', msg`The document could not be made just now. Please try again.`);
  const ends = new AbortController();
  try {
    return await new Promise<Answer>((answer, reject) => {
      const timer = setTimeout(() => reject(away), timeoutMs);
      const stop = (error: Error) => reject(error);
      const exit = () => reject(new Error('the typesetter stopped'));
      asked.once('message', answer).once('error', stop).once('exit', exit);
      ends.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        asked.off('message', answer).off('error', stop).off('exit', exit);
      });
      asked.postMessage({ template, data: JSON.stringify(data), images });
    });
  } finally {
    ends.abort();
  }
}
