import type { Shape } from '#domain/question/component-type.ts';

interface SizeDrawingProps {
  readonly shape: Shape;
  /** Metres; 0 while unknown. */
  readonly length: number;
  readonly width: number;
  readonly lengthLabel: string;
  readonly widthLabel: string;
}

const frame = { width: 220, height: 116 };

/** Its proportions follow what is typed, within what can still be seen. */
function boxFor({ shape, length, width }: SizeDrawingProps): { width: number; height: number } {
  if (shape === 'circular') return { width: frame.height, height: frame.height };
  // A run, such as a fence or a worktop, is drawn as the long thing it is, also while nobody knows how long.
  if (shape === 'linear') return { width: frame.width, height: runHeight(length, width) };
  const ratio = length > 0 && width > 0 ? Math.min(8, Math.max(0.4, length / width)) : 1.7;
  const byWidth = { width: frame.width, height: frame.width / ratio };
  return byWidth.height <= frame.height ? byWidth : { width: frame.height * ratio, height: frame.height };
}

const runHeight = (length: number, width: number): number =>
  length > 0 && width > 0 ? Math.min(56, Math.max(14, (frame.width * width) / length)) : 28;

export function SizeDrawing(props: SizeDrawingProps) {
  const box = boxFor(props);
  const left = 150 - box.width / 2;
  const top = 74 - box.height / 2;
  const common = {
    fill: 'var(--calm-strong)',
    stroke: 'var(--calm-icon)',
    strokeWidth: 1.5,
    className: 'transition-all duration-(--duration-base)',
  };
  const words = { fontSize: 14, fontWeight: 600, fill: 'var(--calm-text)', textAnchor: 'middle' as const };
  return (
    <svg aria-hidden="true" viewBox="0 0 320 164" className="w-full rounded-lg bg-calm">
      {props.shape === 'circular' ? (
        <>
          <circle {...common} cx={150} cy={74} r={box.height / 2} />
          <path d={`M${left + 4} 74H${left + box.width - 4}`} stroke="var(--calm-icon)" strokeDasharray="4 4" />
        </>
      ) : (
        <rect {...common} x={left} y={top} width={box.width} height={box.height} rx={4} />
      )}
      <text {...words} x={150} y={props.shape === 'circular' ? 68 : top + box.height + 19}>
        {props.lengthLabel}
      </text>
      {props.shape === 'circular' ? null : (
        <text {...words} textAnchor="start" x={left + box.width + 8} y={79}>
          {props.widthLabel}
        </text>
      )}
    </svg>
  );
}
