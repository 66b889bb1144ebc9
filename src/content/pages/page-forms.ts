import type { PageEntry } from '../entry.ts';
import { hasReferral } from './named-places.ts';
import { sectionsOf } from './sections-of.ts';

/** A form on a page: its file in `content/forms`, and what the ids of its fields start with. */
export type PageForm = {
  form: string;
  prefix: string;
  /** The place in `sections` of a form that the page's author put there. */
  section?: number;
};

/** The foreclosure pages carry the free consultation form: the home, the main page and every county. */
export function hasConsultation({ collection, data }: PageEntry): boolean {
  return collection === 'counties' || (collection === 'pages' && data.area === 'foreclosure');
}

/** Every form of a page: those its buttons open first. */
export function formsOn(entry: PageEntry): PageForm[] {
  const { collection } = entry;
  return [
    ...(hasConsultation(entry) ? [{ form: 'consultation', prefix: 'consult' }] : []),
    ...(hasReferral(entry) ? [{ form: 'wrongful-death', prefix: 'loss' }] : []),
    ...(collection === 'counties' ? [{ form: 'county-lead', prefix: 'county-lead' }] : []),
    ...sectionsOf(entry).flatMap((part, section) =>
      part.type === 'form'
        ? [{ form: part.form, prefix: part.form === 'consultation' ? 'request' : part.form, section }]
        : [],
    ),
  ];
}
