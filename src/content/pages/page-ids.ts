import type { DataOf, PageCollection } from '../collections.ts';
import type { PageEntry } from '../entry.ts';
import { formShapes } from './form-shapes.ts';
import { hasReferral, namedPlaces } from './named-places.ts';
import { formsOn, hasConsultation } from './page-forms.ts';
import type { PageForm } from './page-forms.ts';
import { sectionsOf } from './sections-of.ts';

type Places = (string | false)[];

/** The places that the template of each kind of page names. A test compares them with built pages. */
const placesOfTemplate: { [Name in PageCollection]: (data: DataOf<Name>) => Places } = {
  counties: (data) => [
    'deadline',
    'timeline',
    'about',
    'strategies',
    'communities',
    'lead',
    'contact',
    data.video !== undefined && 'video',
    data.process !== undefined && 'process',
    data.challenges !== undefined && 'challenges',
    data.experience !== undefined && 'experience',
    data.reasons !== undefined && 'reasons',
    data.appointments !== undefined && 'appointments',
    data.faqs.length > 0 && 'faq',
  ],
  immigration: () => ['consultation'],
  estate: () => ['services', 'special', 'video', 'details', 'statutes', 'process', 'contact'],
  tax: () => [],
  pages: () => [],
  legal: () => [],
  attorneys: () => ['biography', 'video', 'background', 'education', 'admissions', 'contact'],
  articles: () => [],
};

/** Where links may lead on a page whatever its author names: the bands of its template, and its dialogs. */
export function templatePlaces(entry: PageEntry): string[] {
  // The map's type ties each collection to its own data; the lookup loses that tie.
  const places = placesOfTemplate[entry.collection] as (data: PageEntry['data']) => Places;
  return ['main', ...places(entry.data), ...dialogs(entry)].filter((id) => id !== false);
}

function dialogs(entry: PageEntry): string[] {
  return [
    ...(hasConsultation(entry) ? ['consultation'] : []),
    ...(hasReferral(entry) ? ['wrongful-death'] : []),
  ];
}

/** Every id that code gives on a page: its places, and what scripts and labels find by an id. */
export function codeIds(entry: PageEntry): string[] {
  return [
    ...templatePlaces(entry),
    ...dialogs(entry).map((id) => `${id}-heading`),
    ...formsOn(entry).flatMap(idsOfForm),
    ...deadlineIds(entry),
    'fine',
    'lead-prompt',
    'sticky-call',
  ];
}

/** The date field of each part that finds a deadline. */
function deadlineIds(entry: PageEntry): string[] {
  return sectionsOf(entry).flatMap((part) =>
    part.type === 'deadline' ? ['', '-hint', '-found'].map((end) => `${part.id}-date${end}`) : [],
  );
}

/** There are few forms, and most of many pages have the same. */
const knownForms = new Map<string, string[]>();

function idsOfForm(found: PageForm): string[] {
  const ids = knownForms.get(found.prefix) ?? makeIdsOfForm(found);
  knownForms.set(found.prefix, ids);
  return ids;
}

function makeIdsOfForm({ form, prefix }: PageForm): string[] {
  const { fields = [], statements = 0 } = formShapes[form] ?? {};
  const boxes = Array.from({ length: statements }, (_, index) => `ack${index + 1}`);
  const inputs = [...fields, ...boxes].flatMap((name) => [name, `${name}-hint`, `${name}-error`]);
  return [
    ...['form', 'problems', 'terms', 'submit', ...inputs].map((part) => `${prefix}-${part}`),
    ...(form === 'subscribe' ? ['subscription-confirmed', 'subscription-unknown'] : []),
  ];
}

/** Every id of a page but those of the headings in its texts, which are made to differ from these. */
export function pageIds(entry: PageEntry): Set<string> {
  return new Set([...codeIds(entry), ...namedPlaces(entry).map(({ name }) => name)]);
}
