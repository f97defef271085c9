const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/;

/** Plain text whose web addresses can be pressed. Nothing else in it means anything. */
export function LinkedText({ text }: { readonly text: string }) {
  let offset = 0;
  return text.split(address).map((part) => {
    const key = offset;
    offset += part.length;
    if (!part.startsWith('http')) return part;
    return (
      <a key={key} href={part} className="font-medium text-link underline underline-offset-3">
        {part}
      </a>
    );
  });
}
