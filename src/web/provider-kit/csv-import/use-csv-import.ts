import { useState } from 'react';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';

export interface CsvOrder<Field extends string, Choices> {
  readonly file: File;
  readonly isPreview: boolean;
  /** What each column holds, where that was said by hand. */
  readonly columns: readonly (Field | null)[] | null;
  readonly choices: Choices;
  readonly idempotencyKey?: string;
}

interface Sending<Result, Order> {
  readonly mutate: (order: Order, options: { readonly onSuccess: (result: Result) => void }) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

export interface CsvImport<Result, Field extends string, Choices> {
  readonly preview: Result | null;
  readonly choices: Choices;
  readonly choose: (file: File) => void;
  readonly change: (change: Partial<Choices>) => void;
  readonly setColumn: (column: number, field: Field | null) => void;
  readonly confirm: () => void;
  readonly isReading: boolean;
  readonly isImporting: boolean;
  readonly error: unknown;
}

interface CsvImportOptions<Result, Field extends string, Choices> {
  readonly usual: Choices;
  /** The same call twice: what is looked at, and what is taken. */
  readonly looking: Sending<Result, CsvOrder<Field, Choices>>;
  readonly importing: Sending<Result, CsvOrder<Field, Choices>>;
  readonly onImported: (result: Result) => void;
}

/** A file is looked at first, again after every choice, and imported when it was seen. */
export function useCsvImport<
  Field extends string,
  Choices,
  Result extends { readonly columns: readonly { readonly field: Field | null }[] },
>({
  usual,
  looking,
  importing,
  onImported,
}: CsvImportOptions<Result, Field, Choices>): CsvImport<Result, Field, Choices> {
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(usual);
  const [columns, setColumns] = useState<CsvOrder<Field, Choices>['columns']>(null);
  // Stays while the next look is under way, so that the table keeps its place.
  const [preview, setPreview] = useState<Result | null>(null);
  const keyFor = useIdempotencyKey();
  const look = (looked: Pick<CsvOrder<Field, Choices>, 'file' | 'columns' | 'choices'>) => {
    importing.reset();
    looking.mutate({ ...looked, isPreview: true }, { onSuccess: setPreview });
  };
  return {
    preview,
    choices,
    choose: (chosen) => {
      setFile(chosen);
      setPreview(null);
      setColumns(null);
      look({ file: chosen, columns: null, choices });
    },
    change: (changed) => {
      const now = { ...choices, ...changed };
      setChoices(now);
      if (file) look({ file, columns, choices: now });
    },
    setColumn: (column, field) => {
      const now = preview?.columns.map((one, at) => (at === column ? field : one.field)) ?? null;
      setColumns(now);
      if (file) look({ file, columns: now, choices });
    },
    confirm: () => {
      if (file)
        importing.mutate(
          {
            file,
            columns,
            choices,
            isPreview: false,
            idempotencyKey: keyFor({ columns, choices, ...factsOf(file) }),
          },
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
