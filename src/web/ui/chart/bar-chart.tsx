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

const height = 200;
/** Below the bars' ends, so that only their tops are round. */
const hidden = 6;
const axisWidth = '3.25rem';

/** Bars from zero on round steps. */
export function BarChart({ label, groups, tickText, labelEvery = 1 }: BarChartProps) {
  const ticks = chartTicks(Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value))));
  const top = ticks.at(-1) || 1;
  const slot = 100 / groups.length;
  return (
    <div className="grid" style={{ gridTemplateColumns: `${axisWidth} minmax(0, 1fr)` }}>
      <Axis ticks={ticks} top={top} tickText={tickText} />
      <svg role="img" aria-label={label} width="100%" height={height} className="overflow-hidden">
        {ticks.map((tick) => {
          const y = height - (tick / top) * height;
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
                height={(bar.value / top) * height}
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
  readonly height: number;
  readonly fill: string;
}

function Bar({ x, width, height: tall, fill }: BarProps) {
  if (tall <= 0) return null;
  return <rect x={`${x}%`} y={height - tall} width={`${width}%`} height={tall + hidden} rx="4" fill={fill} />;
}

interface AxisProps extends Pick<BarChartProps, 'tickText'> {
  readonly ticks: readonly number[];
  readonly top: number;
}

function Axis({ ticks, top, tickText }: AxisProps) {
  return (
    <div aria-hidden="true" className="type-caption relative text-secondary tabular-nums" style={{ height }}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: height - (tick / top) * height }}
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
