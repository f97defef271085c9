/** A share of a whole as a bar, beside its number: hidden from assistive technology. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-(--chart-track)">
      <span className="block h-full rounded-full bg-(--chart-1)" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
