import { formatDate } from '#content/languages/dates.ts';
import { escapeMarkup } from '#content/markdown/compile.ts';
import { listSections } from '#practice/page-parts.ts';
import { buildPath } from '#content/routes/routes.ts';
import { listCollection, getEntry } from '#content/site.ts';
import type { Entry } from '#practice/site.ts';
import type { CardProps } from '#ui/card.tsx';
import { chooseEnglishNote, buildPageLink } from './links.ts';
import { buildPicture } from './pictures.ts';
import { listDisclaimers, fill } from './view.ts';
import type { View } from './view.ts';

/** Builds service cards from entry IDs. */
export function buildServiceCards({ site }: View, ids: string[]): CardProps[] {
  return ids.map((id) => {
    const { data, body } = getEntry(site, 'services', id);
    return { icon: data.icon, title: data.title, html: body.html, href: data.to, linkLabel: data.toLabel };
  });
}

/** Builds service cards without icons, for pages near their weight budget. */
export function buildPlainCards(view: View, ids: string[]): CardProps[] {
  return buildServiceCards(view, ids).map((card) => ({ ...card, icon: undefined }));
}

/** Builds questions from entry IDs, which are also their anchors. */
export function buildFaqItems({ site }: View, ids: string[]) {
  return ids.map((id) => {
    const { data, body } = getEntry(site, 'faqs', id);
    return { id, question: data.question, html: body.html };
  });
}

/** Builds a row of a fact table: the law's figure if it is recorded, otherwise the one that copy quotes, and its source. */
export function buildFactRow(view: View, row: { label: string; fact: string; note?: string | undefined }) {
  const { law, statedAs, translations, source } = getEntry(view.site, 'facts', row.fact).data;
  const figure = law?.says ?? statedAs;
  const translatedFigures = law ? law.translations : translations;
  return {
    label: row.label,
    figure: view.language === 'en' ? figure : (translatedFigures?.[view.language] ?? figure),
    noteHtml: row.note,
    source: law
      ? { label: law.cite, href: law.url }
      : {
          label: source.cite === undefined ? source.title : `${source.title}, ${source.cite}`,
          href: source.url,
        },
  };
}

/** Builds the props of a fee section from a file: how a matter begins and what it costs. */
export function buildFeeProps(view: View, id: string) {
  const { heading, steps } = getEntry(view.site, 'fees', id).data;
  return {
    heading,
    steps: steps.map(({ title, text }) => ({ title, html: text })),
    more: buildFeesLink(view),
  };
}

/** Builds the link to the page with all fees. */
function buildFeesLink(view: View) {
  return buildPageLink(view, view.site.firm.feeList, view.frame.allFees);
}

type PriceRow = {
  matter: string;
  to?: string | undefined;
  fee: string;
  first?: string | undefined;
  next?: string | undefined;
};

/** Builds a row of the price table. Costs that the row omits come from its fee schedule. */
export function buildPriceRow({ site }: View, { matter, to, fee, first, next }: PriceRow) {
  const [firstStep, secondStep] = getEntry(site, 'fees', fee).data.steps;
  return {
    matter,
    href: to,
    firstHtml: first ?? escapeMarkup(firstStep?.title ?? ''),
    nextHtml: next ?? secondStep?.text ?? '',
  };
}

/** Builds the props of the attorney who handles the page's matters. Undefined if the page offers no service with a fee. */
export function buildLawyerProps(view: View) {
  const id = findAttorney(view);
  if (id === undefined) return undefined;
  const { frame, language } = view;
  const lang = language === 'en' ? undefined : 'en';
  const attorney = getEntry(view.site, 'attorneys', id);
  const { name, photo, licenses, years } = attorney.data;
  return {
    name,
    photo: photo.image === undefined ? undefined : buildPicture(view, photo.image, ''),
    introduction: {
      href: buildPath(attorney),
      label: fill(frame.talkWith, { name }),
      note: chooseEnglishNote(view),
    },
    years: years[language],
    licenses: licenses.map(({ label, check }) => ({ label, href: check, lang })),
    promise: frame.feeFirst,
  };
}

/** Finds a page's attorney. Only pages that offer a service with a fee have one. */
function findAttorney({ site, page: { entry } }: View): string | undefined {
  const lawyerSection = listSections(entry).find((part) => part.type === 'lawyer');
  const hasFees =
    lawyerSection !== undefined || ['counties', 'tax'].includes(entry.collection) || 'fee' in entry.data;
  return hasFees ? (lawyerSection?.attorney ?? site.firm.attorney) : undefined;
}

/** Builds the props of a testimonial from its entry ID. `sampleHeading` is set for placeholder testimonials. */
export function buildTestimonialProps(view: View, id: string) {
  const { data, body } = getEntry(view.site, 'testimonials', id);
  return {
    quoteHtml: body.html,
    sampleHeading: data.placeholder ? data.sample : undefined,
    attribution: data.who,
    context: data.context,
    disclaimer: listDisclaimers(view, [data.disclaimer]).join(' '),
  };
}

type GuideCardOptions = {
  /** Range of the guides' `order`; `end` is exclusive. */
  from: number;
  end?: number | undefined;
  /** Shorter descriptions of some guides. */
  shortDescriptions: { guide: string; text: string }[];
};

/** Builds cards for the guides in a range of `order` and in the page's language. */
export function buildGuideCards(
  { site, language }: View,
  { from, end = Infinity, shortDescriptions }: GuideCardOptions,
) {
  return listCollection(site, 'guides')
    .filter(({ data }) => data.language === language && data.order >= from && data.order < end)
    .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
    .map((guide) => ({
      title: guide.data.label ?? guide.data.title,
      html: escapeMarkup(
        shortDescriptions.find((short) => short.guide === guide.id)?.text ?? guide.data.description,
      ),
      href: buildPath(guide),
    }));
}

/** Builds cards for articles, with dates in the page's language. */
export function buildArticleCards({ site, language }: View, articles: Entry<'articles'>[]) {
  return articles.map((article) => {
    const { heading, excerpt, author, publishDate, readTime, tags, art } = article.data;
    return {
      title: heading,
      href: buildPath(article),
      excerpt,
      author: getEntry(site, 'attorneys', author).data.name,
      date: { iso: publishDate, text: formatDate(publishDate, language) },
      readTime,
      tags,
      art,
    };
  });
}

/** Builds links to the firm's social media profiles. `href` is undefined until the profile exists. */
export function buildSocialLinks({ site }: View, ids: string[]) {
  return ids.map((id) => {
    const { name, icon, color, follow, url } = getEntry(site, 'social', id).data;
    return { name, icon, color, follow, href: url };
  });
}
