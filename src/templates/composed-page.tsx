import type { Entry } from '#content/site.ts';
import type { View } from '#page/view.ts';
import { HeroBand } from './hero-and-closing.tsx';
import { SectionList } from './sections.tsx';

/** A page put together from bands. */
export function ComposedPage({ view, entry }: { view: View; entry: Entry<'pages'> }) {
  return (
    <>
      <HeroBand view={view} hero={entry.data.hero} />
      <SectionList view={view} sections={entry.data.sections} />
    </>
  );
}
