/** What a column of a file of customers can hold. Several may make one field: a first and a last name, a street and a town. */
export const importFields = [
  'name',
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'address',
  'street',
  'postcode',
  'city',
  'country',
  'kind',
] as const;
export type ImportField = (typeof importFields)[number];

export function isImportField(text: string): text is ImportField {
  return importFields.some((field) => field === text);
}
