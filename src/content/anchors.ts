import type { DataOf, PageCollection } from './collections.ts';
import type { PageEntry } from './entry.ts';
import type { Section } from './schemas/parts/section.ts';

type Anchors = (string | undefined | false)[];

/**
 * The places that each kind of page offers to links, beside the
 * headings in its texts. A test compares them with built pages.
 */
const templateAnchors: { [Name in PageCollection]: (data: DataOf<Name>) => Anchors } = {
  counties: (data) => [
    'deadline',
    'timeline',
    'about',
    'strategies',
    'communities',
    'lead',
    'contact',
    'consultation',
    data.video !== undefined && 'video',
    data.process !== undefined && 'process',
    data.challenges !== undefined && 'challenges',
    data.experience !== undefined && 'experience',
    data.reasons !== undefined && 'reasons',
    data.appointments !== undefined && 'appointments',
    ...(data.faqs.length > 0 && data.faqHeading !== undefined ? ['faq', ...data.faqs] : []),
  ],
  immigration: (data) => [...data.parts.map(({ id }) => id), 'consultation'],
  estate: () => ['services', 'special', 'video', 'details', 'statutes', 'process', 'contact'],
  tax: (data) => sectionAnchors(data.sections),
  pages: (data) => [data.area === 'foreclosure' && 'consultation', ...sectionAnchors(data.sections)],
  legal: () => [],
  attorneys: () => ['biography', 'video', 'background', 'education', 'admissions', 'contact'],
  articles: () => [],
};

function sectionAnchors(sections: Section[]): Anchors {
  return sections.flatMap((part): Anchors => {
    if (part.type === 'details') return [part.id, ...part.items.map(({ id }) => id)];
    return part.type === 'faq' ? [part.id, ...part.faqs] : [part.id];
  });
}

/** Every place on a page that a link may lead to: `html` holds the page's own compiled texts. */
export function anchorsOf(entry: PageEntry, html: string[]): Set<string> {
  // The map's type ties each collection to its own data; the lookup loses that tie.
  const offered = templateAnchors[entry.collection] as (data: PageEntry['data']) => Anchors;
  const headings = html.flatMap((text) =>
    [...text.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id = '']) => id),
  );
  const named = offered(entry.data).filter((id) => typeof id === 'string');
  return new Set(['main', ...named, ...headings]);
}
