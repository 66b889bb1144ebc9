import type { Entry } from '#content/entry.ts';
import { HeroBand } from './hero-band.tsx';
import { SectionList } from './section-list.tsx';
import type { View } from './view.ts';

/** A page put together from bands. */
export function ComposedPage({ view, entry }: { view: View; entry: Entry<'pages'> }) {
  return (
    <>
      <HeroBand view={view} hero={entry.data.hero} />
      <SectionList view={view} sections={entry.data.sections} />
    </>
  );
}
