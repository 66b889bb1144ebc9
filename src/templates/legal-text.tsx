import type { Entry } from '#content/entry.ts';
import { Hero } from '#sections/hero.tsx';
import { Band } from '#ui/band.tsx';
import { BodyText } from './body-text.tsx';
import type { View } from './view.ts';
import { dateInWords, fill } from './view.ts';

/** A legal text with the day from which it applies. */
export function LegalText({ view, entry }: { view: View; entry: Entry<'legal'> }) {
  const { data } = entry;
  return (
    <>
      <Hero
        eyebrow={fill(view.words.updated, { date: dateInWords(data.effective, view.language) })}
        heading={data.heading}
        leadHtml={data.intro}
        art="courthouse"
      />
      <Band>
        <BodyText entry={entry} />
      </Band>
    </>
  );
}
