import { Icon } from './icon.tsx';

export type DayTicksProps = { days: number };

/** One bar for each day, a longer one for each fifth, and the last one flagged. */
export function DayTicks({ days }: DayTicksProps) {
  const ticks = Array.from({ length: days }, (_, day) => `M${day * 10} 60V${day % 5 === 0 ? 24 : 38}`);
  return (
    <div className="ticks">
      <svg viewBox={`-0.3 0 ${days * 10 + 0.9} 60`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${ticks.join('')}M0 60H${days * 10}`} />
        <path className="last" d={`M${days * 10} 60V0`} />
      </svg>
      <Icon name="clock" />
    </div>
  );
}
