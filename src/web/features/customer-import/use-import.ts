import { useState } from 'react';
import {
  type CustomerImport,
  type ImportField,
  type ImportOrder,
  useImportCustomers,
} from '#web/api/customer-files.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';

type Choices = Pick<ImportOrder, 'columns' | 'known' | 'wrongRows'>;

const usual: Choices = { columns: null, known: 'update', wrongRows: 'leave_out' };

export interface ImportSteps {
  readonly preview: CustomerImport | null;
  readonly choices: Choices;
  readonly choose: (file: File) => void;
  readonly change: (change: Partial<Choices>) => void;
  readonly setColumn: (column: number, field: ImportField | null) => void;
  readonly confirm: () => void;
  readonly isReading: boolean;
  readonly isImporting: boolean;
  readonly error: unknown;
}

/** A file is looked at first, again after every choice, and imported when it was seen. */
export function useImport(onImported: (result: CustomerImport) => void): ImportSteps {
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(usual);
  // Stays while the next look is under way, so that the table keeps its place.
  const [preview, setPreview] = useState<CustomerImport | null>(null);
  const looking = useImportCustomers();
  const importing = useImportCustomers();
  const keyFor = useIdempotencyKey();
  const look = (looked: File, now: Choices) => {
    importing.reset();
    looking.mutate({ ...now, file: looked, isPreview: true }, { onSuccess: setPreview });
  };
  const change = (changed: Partial<Choices>) => {
    const now = { ...choices, ...changed };
    setChoices(now);
    if (file) look(file, now);
  };
  return {
    preview,
    choices,
    choose: (chosen) => {
      setFile(chosen);
      setPreview(null);
      setChoices(usual);
      look(chosen, usual);
    },
    change,
    setColumn: (column, field) =>
      change({ columns: preview?.columns.map((one, at) => (at === column ? field : one.field)) ?? null }),
    confirm: () => {
      if (file)
        importing.mutate(
          { ...choices, file, isPreview: false, idempotencyKey: keyFor({ ...choices, ...factsOf(file) }) },
          { onSuccess: onImported },
        );
    },
    isReading: looking.isPending,
    isImporting: importing.isPending,
    error: looking.error ?? importing.error,
  };
}

/** What tells one file from another. */
const factsOf = ({ name, size, lastModified }: File) => ({ name, size, lastModified });
