import { useReducer } from 'react';
import { emptyLine, type HandLine, isUnwritten, mostLines } from './hand-line.ts';

export type LinesChange =
  | { readonly kind: 'write'; readonly key: string; readonly values: Partial<HandLine> }
  | { readonly kind: 'add'; readonly line: HandLine }
  /** In place of lines that nothing stands in. */
  | { readonly kind: 'add_all'; readonly lines: readonly HandLine[] }
  | { readonly kind: 'remove'; readonly key: string }
  /** In place of one line, those of a kit. */
  | { readonly kind: 'put_in'; readonly key: string; readonly lines: readonly HandLine[] }
  | { readonly kind: 'put_back'; readonly line: HandLine; readonly at: number }
  | { readonly kind: 'start_afresh' };

/** There is always a line to write in. */
export function changedLines(lines: readonly HandLine[], change: LinesChange): readonly HandLine[] {
  switch (change.kind) {
    case 'write':
      return lines.map((line) => (line.key === change.key ? { ...line, ...change.values } : line));
    case 'add':
      return lines.length < mostLines ? [...lines, change.line] : lines;
    case 'put_in':
      return lines.flatMap((line) => (line.key === change.key ? change.lines : [line])).slice(0, mostLines);
    case 'add_all':
      return [...lines.filter((line) => !isUnwritten(line)), ...change.lines].slice(0, mostLines);
    case 'remove': {
      const left = lines.filter(({ key }) => key !== change.key);
      return left.length > 0 ? left : [emptyLine()];
    }
    case 'put_back':
      return lines.length < mostLines ? lines.toSpliced(change.at, 0, change.line) : lines;
    case 'start_afresh':
      return [emptyLine()];
  }
}

export function useHandLines(kept: readonly HandLine[] | undefined) {
  return useReducer(changedLines, kept, (lines) => (lines && lines.length > 0 ? lines : [emptyLine()]));
}
