import type { CustomerKind } from '../kind.ts';
import type { ImportField } from './import-field.ts';
import { kindOf } from './match-columns.ts';

/** A row by its fields, before anything is checked. */
export type RowFields = Partial<Record<ImportField, string>>;

export interface RowValues {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly kind: CustomerKind | undefined;
}

type WriteAddress = (parts: Pick<RowFields, 'street' | 'postcode' | 'city' | 'country'>) => string;

/** A customer of a row. A business with somebody to speak to has both names. */
export function rowValues(fields: RowFields, writeAddress: WriteAddress): RowValues {
  const person = fields.name ?? [fields.first_name, fields.last_name].filter(Boolean).join(' ');
  const { company } = fields;
  const names = company && company !== person ? [company, person] : [person];
  return {
    name: names.filter(Boolean).join(', '),
    email: fields.email ?? null,
    phone: fields.phone ?? null,
    address: fields.address && !fields.street ? withTown(fields) : writeAddress(withStreet(fields)) || null,
    kind: (fields.kind ? kindOf(fields.kind) : undefined) ?? (company ? 'business' : undefined),
  };

  function withTown({ address = '', postcode, city, country }: RowFields): string {
    // A whole address stays as it was written; a line of one is the street of the rest.
    return postcode || city
      ? writeAddress({ ...fields, street: address })
      : [address, country].filter(Boolean).join('\n');
  }
}

const withStreet = ({ address, street, ...rest }: RowFields): RowFields => ({
  ...rest,
  ...(street && { street: [street, address].filter(Boolean).join(', ') }),
});
