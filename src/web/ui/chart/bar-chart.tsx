import { chartTicks } from './chart-ticks.ts';

export interface ChartBar {
  readonly value: number;
  /** Of the space of its group, from 0 to 1. */
  readonly width: number;
  readonly fill: string;
}

export interface ChartGroup {
  readonly key: string;
  /** Shown where the pointer rests on the group. */
  readonly title: string;
  /** Below the group. */
  readonly label: string;
  /** One before the other, the last in front. */
  readonly bars: readonly ChartBar[];
}

interface BarChartProps {
  /** The chart in a sentence. The numbers themselves stand in a table that the reader can switch to. */
  readonly label: string;
  readonly groups: readonly ChartGroup[];
  readonly tickText: (value: number) => string;
  /** Of the first group, every so many: labels need room on a phone. */
  readonly labelEvery?: number;
}

/** Of the chart's height. */
const percent = (value: number, top: number): string => `${(value / top) * 100}%`;
const fromTop = (value: number, top: number): string => percent(top - value, top);

/** Bars from zero on round steps, as high as there is room. */
export function BarChart({ label, groups, tickText, labelEvery = 1 }: BarChartProps) {
  const ticks = chartTicks(Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value))));
  const top = ticks.at(-1) || 1;
  const slot = 100 / groups.length;
  return (
    <div className="grid flex-1 grid-cols-[3.25rem_minmax(0,1fr)] grid-rows-[minmax(12.5rem,1fr)_auto]">
      <Axis ticks={ticks} top={top} tickText={tickText} />
      <svg role="img" aria-label={label} width="100%" height="100%" className="overflow-hidden">
        {ticks.map((tick) => {
          const y = fromTop(tick, top);
          return <line key={tick} x1="0" x2="100%" y1={y} y2={y} stroke="var(--chart-grid)" />;
        })}
        {groups.map(({ key, title, bars }, index) => (
          <g key={key}>
            <title>{title}</title>
            {bars.map((bar) => (
              <Bar
                key={bar.fill}
                x={(index + (1 - bar.width) / 2) * slot}
                width={bar.width * slot}
                y={fromTop(bar.value, top)}
                height={bar.value > 0 ? percent(bar.value, top) : null}
                fill={bar.fill}
              />
            ))}
          </g>
        ))}
      </svg>
      <Labels groups={groups} every={labelEvery} />
    </div>
  );
}

interface BarProps {
  readonly x: number;
  readonly width: number;
  readonly y: string;
  /** Null where there is nothing. */
  readonly height: string | null;
  readonly fill: string;
}

function Bar({ x, width, y, height, fill }: BarProps) {
  if (height === null) return null;
  // Longer than it is seen, so that only its top is round.
  return <rect x={`${x}%`} y={y} width={`${width}%`} rx="4" fill={fill} style={{ height: `calc(${height} + 6px)` }} />;
}

interface AxisProps extends Pick<BarChartProps, 'tickText'> {
  readonly ticks: readonly number[];
  readonly top: number;
}

function Axis({ ticks, top, tickText }: AxisProps) {
  return (
    <div aria-hidden="true" className="type-caption relative text-secondary tabular-nums">
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: fromTop(tick, top) }}
        >
          {tick === 0 ? '0' : tickText(tick)}
        </span>
      ))}
    </div>
  );
}

function Labels({ groups, every }: Pick<BarChartProps, 'groups'> & { readonly every: number }) {
  return (
    <div
      aria-hidden="true"
      className="type-caption col-start-2 mt-2 grid text-secondary"
      style={{ gridTemplateColumns: `repeat(${groups.length}, minmax(0, 1fr))` }}
    >
      {groups.map(({ key, label }, index) => (
        <span key={key} className="flex justify-center whitespace-nowrap">
          <span>{index % every === 0 ? label : ''}</span>
        </span>
      ))}
    </div>
  );
}
