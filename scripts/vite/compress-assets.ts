import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';

/** Fonts and pictures are compressed by their own formats. */
const text = /\.(?:js|css|svg|json)$/;

/** How often zopfli looks for shorter ways: more than this gains a byte in a thousand. */
const rounds = 5;

/** Once at the build and as small as it gets (gzip by zopfli, 3 % less), so that no visitor waits for it and no request pays. */
export async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => text.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    gzipAsync(content, { numiterations: rounds }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
