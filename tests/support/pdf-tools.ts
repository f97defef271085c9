import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const tools = ['pdfinfo', 'pdftotext', 'qpdf'] as const;
type Tool = (typeof tools)[number];

const folders = (process.env.PATH ?? '').split(delimiter);
/** Debian has them in poppler-utils and qpdf; `npm test` installs them where it may. */
export const missingPdfTools = tools.filter((tool) => !folders.some((folder) => existsSync(join(folder, tool))));

async function withTool(pdf: Uint8Array, tool: Tool, args: (file: string) => readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run(tool, [...args(file)], { maxBuffer: 64 * 1_048_576 });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a reader copies out of it, in the layout of the page. Spaces are alike, and where a long word may break is nothing. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  return alike(await withTool(pdf, 'pdftotext', (file) => ['-layout', '-enc', 'UTF-8', file, '-']));
}

/** The same a page. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  return (await textOf(pdf)).split('\f').slice(0, -1);
}

export const alike = (text: string): string => text.replace(/[\u200b\u202a-\u202e]/g, '').replace(/[^\S\n\f]/g, ' ');

export async function infoOf(pdf: Uint8Array): Promise<Record<string, string>> {
  const text = await withTool(pdf, 'pdfinfo', (file) => [file]);
  return Object.fromEntries(text.split('\n').map((line) => [line.split(':')[0] ?? '', line.split(/:\s+/)[1] ?? '']));
}

/** The tree of tags: headings, tables, their head cells. */
export const structureOf = (pdf: Uint8Array): Promise<string> => withTool(pdf, 'pdfinfo', (file) => ['-struct', file]);

/** Fails on a file that is not sound. */
export const checkPdf = (pdf: Uint8Array): Promise<string> => withTool(pdf, 'qpdf', (file) => ['--check', file]);
