import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Prose } from '#ui/prose.tsx';

type DayTicksProps = { days: number };

/** One bar for each day, a longer one for each fifth, and the last one flagged. */
function DayTicks({ days }: DayTicksProps) {
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

type RulerSectionProps = BandProps & {
  heading: string;
  days: number;
  /** The unit as it stands behind the big number: "days", "calendar days". */
  unit: string;
  startLabel: string;
  dueLabel: string;
  html?: string | undefined;
};

export function RulerSection(props: RulerSectionProps) {
  const { days, unit, startLabel, dueLabel, html, children, ...band } = props;
  return (
    <Band tone="urgent" {...band}>
      <div className="ruler">
        <p className="count">
          <b>{days}</b> {unit}
        </p>
        <DayTicks days={days} />
        <p className="ends">
          <span>{startLabel}</span>
          <strong>{dueLabel}</strong>
        </p>
      </div>
      {html && <Prose html={html} />}
      {children}
    </Band>
  );
}
