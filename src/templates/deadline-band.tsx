import { deadlineAfter } from '#client/deadline/act-by.ts';
import { dayInBrief, lastBusinessDays, longestDay } from '#client/deadline/days.ts';
import { dayOf } from '#content/calendar.ts';
import type { Section } from '#content/schemas/parts/section.ts';
import { find } from '#content/site.ts';
import { fill, telephone } from '#page/view.ts';
import type { View } from '#page/view.ts';
import { DeadlineSection } from '#sections/deadline.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';

type DeadlineBandProps = BandProps & { view: View; part: Extract<Section, { type: 'deadline' }> };

const exampleCount = 3;

/** The date field and its table. The table is worked out by the build clock, with the code that the field uses. */
export function DeadlineBand({ view, part, ...band }: DeadlineBandProps) {
  const { site, language, words } = view;
  const days = Number(find(site, 'facts', part.fact).data.value);
  const { phone } = find(site, 'offices', part.result.office).data;
  const rows = lastBusinessDays(dayOf(site.now), exampleCount).map((start) => ({
    from: dayInBrief(start, language),
    to: dayInBrief(deadlineAfter(start, days).actBy, language),
  }));
  return (
    <DeadlineSection
      {...band}
      name={`${part.id}-date`}
      days={days}
      field={part.field}
      result={part.result}
      longestDay={longestDay(language)}
      calendar={part.calendar}
      call={{ href: telephone(phone), label: fill(words.call, { phone }) }}
      examples={{ ...part.examples, rows }}
    >
      <Prose html={part.governs} />
    </DeadlineSection>
  );
}
