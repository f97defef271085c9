import type { Quote } from '#web/api/quote-types.ts';
import type { LineEditing } from './use-line-editing.ts';

/** What table and cards of lines are given. */
export interface LinesProps {
  readonly quote: Quote;
  /** The same with what is being typed: amounts and sums follow each key. */
  readonly live: Quote;
  readonly isEditable: boolean;
  readonly editing: LineEditing;
  readonly selectedId: string | null;
  /** Whether what the selected line rests on is being shown. */
  readonly isPanelOpen: boolean;
  readonly onSelect: (lineId: string) => void;
  /** Selects the line and shows what it rests on. */
  readonly onExplain: (lineId: string) => void;
}
