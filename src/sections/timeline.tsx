import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type TimelineSectionProps = BandProps & {
  heading: string;
  events: {
    when: string;
    title: string;
    html?: string | undefined;
    /** The deadline that matters: set apart by colour, weight and a flag. */
    mark?: boolean | undefined;
  }[];
};

export function TimelineSection({ events, children, ...band }: TimelineSectionProps) {
  return (
    <Band wide {...band}>
      <ol className="line" role="list">
        {events.map((event) => (
          <li key={event.title} className={event.mark ? 'mark' : undefined}>
            <p className="when">{event.when}</p>
            <h3>{event.title}</h3>
            {event.html && <Prose html={event.html} />}
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}
