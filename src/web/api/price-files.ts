import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CostCategory } from '#domain/pricing/rule.ts';
import { getAccessToken } from '../app/session.ts';
import { withSession } from '../app/session-again.ts';
import type { AnswerData } from './call-types.ts';
import { ruleKeys } from './rule-keys.ts';
import { upload } from './upload.ts';

export type PriceImport = AnswerData<'POST /provider/pricing-rules/import'>;
export type PriceField = NonNullable<PriceImport['columns'][number]['field']>;

export interface PriceChoices {
  readonly known: 'update' | 'skip';
  readonly wrongRows: 'leave_out' | 'stop';
  /** Empty for no service. */
  readonly serviceTypeId: string;
  readonly category: CostCategory;
}

interface PriceOrder {
  readonly file: File;
  readonly isPreview: boolean;
  readonly columns: readonly (PriceField | null)[] | null;
  readonly choices: PriceChoices;
  readonly idempotencyKey?: string;
}

/** Sends a price list: to see what it would change, or to change it. */
export function useImportPrices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, isPreview, columns, choices, idempotencyKey }: PriceOrder) =>
      withSession(() =>
        upload(
          'POST /provider/pricing-rules/import',
          {
            file,
            fileName: file.name,
            fields: {
              preview: String(isPreview),
              columns: columns?.map((field) => field ?? '').join(','),
              known: choices.known,
              wrong_rows: choices.wrongRows,
              service_type_id: choices.serviceTypeId || undefined,
              category: choices.category,
            },
            ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
          },
          { accessToken: getAccessToken },
        ),
      ),
    onSuccess: ({ is_preview }) => {
      if (is_preview) return;
      void client.invalidateQueries({ queryKey: ruleKeys.list });
      void client.invalidateQueries({ queryKey: ruleKeys.ofServices });
    },
  });
}
