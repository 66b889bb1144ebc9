import { formsByCopy } from '#forms/forms.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { Section } from './schemas/parts/section.ts';
import type { LinkTargets } from '#content/site.ts';
import type { PageEntry } from './site.ts';

/** Lists the sections of a page. Pages with their own template have none. */
export function listSections({ data }: PageEntry): Section[] {
  return 'sections' in data ? data.sections : [];
}

/** Lists the names of the offers that a page's sections show. */
export function listShownOffers(entry: PageEntry): string[] {
  return listSections(entry).flatMap((part) => (part.type === 'offer' ? [part.offer] : []));
}

/** The disclaimer that a page's hero shows below its email button. */
export const emailDisclaimer = 'confidential';

/** A button in a page's fields, with its path. */
type PageButton = { values: Record<string, unknown>; path: FieldPath };

/** Lists all buttons in a page's fields and sections, in order. */
export function listButtons({ data }: PageEntry): readonly PageButton[] {
  return findButtons(data, []);
}

/** Whether a button on the page opens the wrongful-death form. */
export function hasReferral(entry: PageEntry): boolean {
  return listButtons(entry).some(({ values }) => values['do'] === 'refer');
}

/** Finds the groups with a `do` field, which are buttons. */
function findButtons(values: unknown, path: FieldPath): PageButton[] {
  if (Array.isArray(values)) return values.flatMap((value, index) => findButtons(value, [...path, index]));
  if (!isRecord(values)) return [];
  const button = 'do' in values ? [{ values, path }] : [];
  return [...button, ...Object.entries(values).flatMap(([key, value]) => findButtons(value, [...path, key]))];
}

/** A form on a page: its file in `content/forms` and its ID prefix. */
type PageForm = {
  form: string;
  prefix: string;
  /** The index in `sections`, for a form that the page's author placed. */
  section?: number;
};

/** Returns the page settings of an entry's collection. TypeScript can't match the config to the data in a union of collections. */
function getPageConfig({ config }: PageEntry) {
  return config.page as {
    anchors: (data: unknown) => string[];
    area?: (data: unknown) => string | undefined;
    state?: State;
  };
}

type State = NonNullable<PageEntry['data']['state']>;

/** Returns the only state whose law a page is about, or undefined for both or none. */
export function getState(entry: PageEntry): State | undefined {
  return getPageConfig(entry).state ?? entry.data.state;
}

/** Whether a page is about foreclosure: a county page, or one with `area: foreclosure`, such as the home page. */
export function isForeclosurePage(entry: PageEntry): boolean {
  return getPageConfig(entry).area?.(entry.data) === 'foreclosure';
}

/** Whether a page contains the free consultation form, as all foreclosure pages do. */
export function hasConsultation(entry: PageEntry): boolean {
  return isForeclosurePage(entry);
}

/** Lists all forms on a page, those in dialogs first. */
export function listForms(entry: PageEntry): PageForm[] {
  const { collection } = entry;
  return [
    ...(hasConsultation(entry) ? [{ form: 'consultation', prefix: 'consult' }] : []),
    ...(hasReferral(entry) ? [{ form: 'wrongful-death', prefix: 'loss' }] : []),
    ...(collection === 'counties' ? [{ form: 'county-lead', prefix: 'county-lead' }] : []),
    ...(collection === 'immigration'
      ? [{ form: 'immigration-question', prefix: 'immigration-question' }]
      : []),
    ...listSections(entry).flatMap((part, section) =>
      part.type === 'form'
        ? [{ form: part.form, prefix: part.form === 'consultation' ? 'request' : part.form, section }]
        : [],
    ),
  ];
}

/** Lists the anchors that code renders on a page: sections of its template, deadline finders and dialogs. */
function listTemplateAnchors(entry: PageEntry): string[] {
  return [
    'main',
    ...getPageConfig(entry).anchors(entry.data),
    ...listDeadlines(entry),
    ...listDialogs(entry),
  ];
}

function listDialogs(entry: PageEntry): string[] {
  return [
    ...(hasConsultation(entry) ? ['consultation'] : []),
    ...(hasReferral(entry) ? ['wrongful-death'] : []),
  ];
}

/** Lists all IDs that code renders on a page: anchors, and targets of scripts and labels. */
function listCodeIds(entry: PageEntry): string[] {
  return [
    ...listTemplateAnchors(entry),
    ...listDialogs(entry).map((id) => `${id}-heading`),
    ...listForms(entry).flatMap(listFormIds),
    ...listDeadlineIds(entry),
    'call-strip',
    'fine',
    'last-day',
    'last-day-hint',
    'lead-prompt',
    'place',
    'place-found',
    'place-hint',
    'place-names',
    'sticky-call',
  ];
}

/** Lists the IDs in the deadline finders of the hero and the sections. */
function listDeadlineIds(entry: PageEntry): string[] {
  return listDeadlines(entry).flatMap((name) =>
    ['', '-date', '-date-hint', '-found', '-last-day', '-last-day-hint'].map((suffix) => name + suffix),
  );
}

/** Lists the deadline files that a page uses. */
function listDeadlines(entry: PageEntry): string[] {
  const { data } = entry;
  const heroDeadline = 'hero' in data && 'deadline' in data.hero ? data.hero.deadline : undefined;
  const sectionDeadlines = listSections(entry).flatMap((part) =>
    part.type === 'deadline' ? [part.deadline] : [],
  );
  return [...(heroDeadline === undefined ? [] : [heroDeadline]), ...sectionDeadlines];
}

function listFormIds({ form, prefix }: PageForm): string[] {
  const { fields = [], acknowledgments = [] } = formsByCopy.get(form) ?? {};
  const names = [...fields.map(({ name }) => name), ...acknowledgments];
  const inputs = names.flatMap((name) => [name, `${name}-hint`, `${name}-error`]);
  return [
    ...['form', 'problems', 'terms', 'submit', ...inputs].map((part) => `${prefix}-${part}`),
    ...(form === 'subscribe' ? ['subscription-confirmed', 'subscription-unknown'] : []),
  ];
}

/** Lists the IDs and anchors that code renders on a page. */
export function findLinkTargets(entry: PageEntry): LinkTargets {
  return { ids: listCodeIds(entry), anchors: listTemplateAnchors(entry) };
}
