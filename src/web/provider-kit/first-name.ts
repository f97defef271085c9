/** What to call a person on a button: the first of their names. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
