import { matchIn } from './selection.ts';

/** A name with what was searched for in it made visible. */
export function MarkedName({ name, search }: { readonly name: string; readonly search: string }) {
  const found = matchIn(name, search);
  if (!found) return name;
  const [start, end] = found;
  return (
    <>
      {name.slice(0, start)}
      <mark className="rounded-[3px] bg-attention text-attention">{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  );
}
