import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';

type TimelineSectionProps = BandProps & {
  heading: string;
  events: {
    when: string;
    title: string;
    html?: string | undefined;
    /** The deadline that matters: set apart by color, weight and a flag. */
    mark?: boolean | undefined;
  }[];
};

const whenClass = {
  plain: tw('text-s font-bold text-soft'),
  marked: tw('text-s font-bold text-red'),
};

export function TimelineSection({ events, children, ...band }: TimelineSectionProps) {
  return (
    <Band wide {...band}>
      <ol
        className="timeline xl:grid xl:auto-cols-[1fr] xl:grid-flow-col xl:grid-rows-[auto_auto_1fr]"
        role="list"
      >
        {events.map((event) => (
          <li
            key={event.title}
            className="relative pb-5 pl-8 last:pb-0 xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:p-[1.5rem_1.5rem_0_0]"
            data-mark={event.mark ? '' : undefined}
          >
            <p className={whenClass[event.mark ? 'marked' : 'plain']}>{event.when}</p>
            <h3 className={event.mark ? 'text-red' : undefined}>{event.title}</h3>
            {event.html && <Prose html={event.html} />}
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}
