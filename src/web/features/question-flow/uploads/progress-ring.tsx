const radius = 17;
const round = 2 * Math.PI * radius;

/** Beside its words, so hidden from assistive technology. With less motion only the words are shown. */
export function ProgressRing({ percent }: { readonly percent: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth="4"
      className="size-10 -rotate-90 motion-reduce:hidden"
    >
      <circle cx="20" cy="20" r={radius} stroke="rgb(255 255 255 / .35)" />
      <circle
        cx="20"
        cy="20"
        r={radius}
        stroke="#fff"
        strokeLinecap="round"
        strokeDasharray={round}
        strokeDashoffset={round * (1 - Math.max(4, percent) / 100)}
        className="transition-[stroke-dashoffset] duration-(--duration-base)"
      />
    </svg>
  );
}
