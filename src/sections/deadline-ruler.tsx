import { Band, type BandProps } from '#ui/band.tsx';
import { DayTicks } from '#ui/day-ticks.tsx';
import { Prose } from '#ui/prose.tsx';

export type DeadlineRulerProps = BandProps & {
  heading: string;
  days: number;
  /** The unit as it stands behind the big number: "days", "calendar days". */
  unit: string;
  startLabel: string;
  dueLabel: string;
  html?: string | undefined;
};

export function DeadlineRuler(props: DeadlineRulerProps) {
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
