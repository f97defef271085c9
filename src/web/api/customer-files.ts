import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAccessToken } from '../app/session.ts';
import { withSession } from '../app/session-again.ts';
import type { AnswerData } from './call-types.ts';
import { customerKeys } from './customers.ts';
import { upload } from './upload.ts';

export type CustomerImport = AnswerData<'POST /provider/customers/import'>;
export type ImportField = NonNullable<CustomerImport['columns'][number]['field']>;

interface ImportOrder {
  readonly file: File;
  readonly isPreview: boolean;
  /** What each column holds, where that was said by hand. */
  readonly columns: readonly (ImportField | null)[] | null;
  readonly choices: { readonly known: 'update' | 'skip'; readonly wrongRows: 'leave_out' | 'stop' };
  readonly idempotencyKey?: string;
}

/** Sends a file of customers: to see what it would change, or to change it. */
export function useImportCustomers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, isPreview, columns, choices, idempotencyKey }: ImportOrder) =>
      withSession(() =>
        upload(
          'POST /provider/customers/import',
          {
            file,
            fileName: file.name,
            fields: {
              preview: String(isPreview),
              columns: columns?.map((field) => field ?? '').join(','),
              known: choices.known,
              wrong_rows: choices.wrongRows,
            },
            ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
          },
          { accessToken: getAccessToken },
        ),
      ),
    onSuccess: ({ is_preview }) => {
      if (is_preview) return;
      void client.invalidateQueries({ queryKey: customerKeys.all });
      void client.invalidateQueries({ queryKey: ['quotes'] });
    },
  });
}
