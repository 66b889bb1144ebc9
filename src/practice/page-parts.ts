import { formsByCopy } from '#forms/forms.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { memoize } from '#content/memoize.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { Section } from './schemas/parts/section.ts';
import type { Places } from '#content/site.ts';
import type { PageEntry } from './site.ts';

/** The bands of a page that is made of bands; none for pages with a template of their own. */
export function sectionsOf({ data }: PageEntry): Section[] {
  return 'sections' in data ? data.sections : [];
}

/** The names of the offers in those bands. */
export function offersShown(entry: PageEntry): string[] {
  return sectionsOf(entry).flatMap((part) => (part.type === 'offer' ? [part.offer] : []));
}

/** A button of a page: its fields, and where they stand. */
type FoundButton = { values: Record<string, unknown>; path: FieldPath };

/**
 * Every button among the fields of a page, also in its sections, in the order of the fields. Templates ask for these
 * alone: finding the anchors takes far longer.
 */
export const buttonsOf = memoize(({ data }: PageEntry): readonly FoundButton[] => buttonsIn(data, []));

/** Whether a button of the page opens the wrongful-death form. */
export function hasReferral(entry: PageEntry): boolean {
  return buttonsOf(entry).some(({ values }) => values['do'] === 'refer');
}

/** A group of fields that says what to `do` is a button. */
function buttonsIn(values: unknown, path: FieldPath): FoundButton[] {
  if (Array.isArray(values)) return values.flatMap((value, index) => buttonsIn(value, [...path, index]));
  if (!isRecord(values)) return [];
  const own = 'do' in values ? [{ values, path }] : [];
  return [...own, ...Object.entries(values).flatMap(([key, value]) => buttonsIn(value, [...path, key]))];
}

/** A form on a page: its file in `content/forms`, and what the ids of its fields start with. */
type PageForm = {
  form: string;
  prefix: string;
  /** The place in `sections` of a form that the page's author put there. */
  section?: number;
};

/** What a kind of page says of its pages; of a union of kinds, the type of each one's data is lost. */
function traitsOf({ traits }: PageEntry) {
  return traits.page as {
    anchors: (data: unknown) => string[];
    area?: (data: unknown) => string | undefined;
    state?: State;
  };
}

type State = NonNullable<PageEntry['data']['state']>;

/** The one state whose law a page is about; undefined where it is about both, or about no law. */
export function stateOf(entry: PageEntry): State | undefined {
  return traitsOf(entry).state ?? entry.data.state;
}

/** The home, the main page of the field and every county. */
export function isForeclosurePage(entry: PageEntry): boolean {
  return traitsOf(entry).area?.(entry.data) === 'foreclosure';
}

/** The foreclosure pages carry the free consultation form. */
export function hasConsultation(entry: PageEntry): boolean {
  return isForeclosurePage(entry);
}

/** Every form of a page: those its buttons open first. */
export function formsOn(entry: PageEntry): PageForm[] {
  const { collection } = entry;
  return [
    ...(hasConsultation(entry) ? [{ form: 'consultation', prefix: 'consult' }] : []),
    ...(hasReferral(entry) ? [{ form: 'wrongful-death', prefix: 'loss' }] : []),
    ...(collection === 'counties' ? [{ form: 'county-lead', prefix: 'county-lead' }] : []),
    ...(collection === 'immigration'
      ? [{ form: 'immigration-question', prefix: 'immigration-question' }]
      : []),
    ...sectionsOf(entry).flatMap((part, section) =>
      part.type === 'form'
        ? [{ form: part.form, prefix: part.form === 'consultation' ? 'request' : part.form, section }]
        : [],
    ),
  ];
}

/** Where links may lead on a page whatever its author names: the bands of its template, and its dialogs. */
function templateAnchors(entry: PageEntry): string[] {
  return ['main', ...traitsOf(entry).anchors(entry.data), ...deadlinesOn(entry), ...dialogs(entry)];
}

function dialogs(entry: PageEntry): string[] {
  return [
    ...(hasConsultation(entry) ? ['consultation'] : []),
    ...(hasReferral(entry) ? ['wrongful-death'] : []),
  ];
}

/** Every id that code gives on a page: its anchors, and what scripts and labels find by an id. */
function codeIds(entry: PageEntry): string[] {
  return [
    ...templateAnchors(entry),
    ...dialogs(entry).map((id) => `${id}-heading`),
    ...formsOn(entry).flatMap(idsOfForm),
    ...deadlineIds(entry),
    'fine',
    'last-day',
    'last-day-hint',
    'lead-prompt',
    'place',
    'place-found',
    'place-names',
    'sticky-call',
  ];
}

/** The question about the visitor's date, in the hero or in a part, and its field. */
function deadlineIds(entry: PageEntry): string[] {
  return deadlinesOn(entry).flatMap((name) =>
    ['', '-date', '-date-hint', '-found', '-last-day', '-last-day-hint'].map((end) => name + end),
  );
}

/** The files of the deadlines that a page asks about. */
function deadlinesOn(entry: PageEntry): string[] {
  const { data } = entry;
  const inHero = 'hero' in data && 'deadline' in data.hero ? data.hero.deadline : undefined;
  const inParts = sectionsOf(entry).flatMap((part) => (part.type === 'deadline' ? [part.deadline] : []));
  return [...(inHero === undefined ? [] : [inHero]), ...inParts];
}

/** There are few forms, and most of many pages have the same. */
const knownForms = new Map<string, string[]>();

function idsOfForm(found: PageForm): string[] {
  const ids = knownForms.get(found.prefix) ?? makeIdsOfForm(found);
  knownForms.set(found.prefix, ids);
  return ids;
}

function makeIdsOfForm({ form, prefix }: PageForm): string[] {
  const { fields = [], acknowledgments = [] } = formsByCopy.get(form) ?? {};
  const names = [...fields.map(({ name }) => name), ...acknowledgments];
  const inputs = names.flatMap((name) => [name, `${name}-hint`, `${name}-error`]);
  return [
    ...['form', 'problems', 'terms', 'submit', ...inputs].map((part) => `${prefix}-${part}`),
    ...(form === 'subscribe' ? ['subscription-confirmed', 'subscription-unknown'] : []),
  ];
}

/** What the template of a page names on it. */
export function placesOn(entry: PageEntry): Places {
  return { ids: codeIds(entry), anchors: templateAnchors(entry) };
}
