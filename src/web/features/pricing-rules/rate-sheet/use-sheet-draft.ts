import { useEffect, useState } from 'react';
import type { SheetRow } from '#web/api/rate-sheet.ts';
import { keepText, readKeptText } from '#web/ui/use-kept-text.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** Goes up when a draft is kept in another shape: one of before is then let go. */
const shape = 1;

function readKept(name: string): SheetDraft {
  try {
    const { shape: keptIn, draft } = JSON.parse(readKeptText(name) ?? '{}') as { shape?: number; draft?: SheetDraft }; // only this file writes it
    return keptIn === shape && draft ? draft : {};
  } catch {
    return {};
  }
}

/**
 * What is typed over a sheet, kept in this browser until it is saved; whoever leaves the site with something unsaved is
 * asked first. What was typed for work that is gone goes with it.
 */
export function useSheetDraft(name: string, rows: readonly SheetRow[]) {
  const [typed, setTyped] = useState(() => readKept(name));
  const [wasKept, setWasKept] = useState(Object.keys(typed).length > 0);
  const known = new Set(rows.map(({ key }) => key));
  const draft: SheetDraft = Object.fromEntries(Object.entries(typed).filter(([key]) => known.has(key)));
  const text = Object.keys(draft).length > 0 ? JSON.stringify({ shape, draft }) : '';
  useEffect(() => {
    keepText(name, text);
    if (!text) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [name, text]);
  const discard = () => {
    setTyped({});
    setWasKept(false);
  };
  return { draft, change: setTyped, discard, wasKept: wasKept && text !== '' };
}
