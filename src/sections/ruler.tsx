import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Prose } from '#ui/prose.tsx';

type DayTicksProps = { days: number };

/** One bar for each day, a longer one for each fifth, and the last one flagged. */
function DayTicks({ days }: DayTicksProps) {
  const ticks = Array.from({ length: days }, (_, day) => `M${day * 10} 60V${day % 5 === 0 ? 24 : 38}`);
  return (
    <div className="relative pt-2 pr-4 [&_path]:[vector-effect:non-scaling-stroke]">
      <svg
        className="h-15 w-full fill-none stroke-deep stroke-2 forced-colors:stroke-[CanvasText]"
        viewBox={`-0.3 0 ${days * 10 + 0.9} 60`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`${ticks.join('')}M0 60H${days * 10}`} />
        <path
          className="stroke-red stroke-[5px] forced-colors:stroke-[CanvasText]"
          d={`M${days * 10} 60V0`}
        />
      </svg>
      <span className="absolute top-[-1.1rem] right-0 bg-blush text-red forced-colors:bg-transparent [&>svg]:size-8">
        <Icon name="clock" />
      </span>
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
      <div>
        <p className="text-l text-red">
          <b className="font-serif text-[clamp(3.5rem,9vw,6rem)] leading-none font-normal">{days}</b> {unit}
        </p>
        <DayTicks days={days} />
        <p className="mt-[0.6rem] flex flex-wrap justify-between gap-x-8 gap-y-2">
          <span className="flex-[1_1_7rem]">{startLabel}</span>
          <strong className="flex-[1_1_7rem] text-right text-red">{dueLabel}</strong>
        </p>
      </div>
      {html && <Prose html={html} />}
      {children}
    </Band>
  );
}
