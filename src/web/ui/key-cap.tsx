/** A shortcut as it is pressed: each key by itself. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <span className="inline-flex gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="type-caption grid h-5 min-w-5 place-items-center rounded-xs border border-default bg-sunken px-1 font-sans text-secondary"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
