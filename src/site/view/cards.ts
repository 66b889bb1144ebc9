import { formatDate } from '#content/languages/dates.ts';
import { escapeMarkup } from '#content/markdown/compile.ts';
import { listSections } from '#practice/page-parts.ts';
import { buildPath } from '#content/routes/routes.ts';
import { listCollection, find } from '#content/site.ts';
import type { Entry } from '#practice/site.ts';
import type { CardProps } from '#ui/card.tsx';
import { chooseEnglishNote, buildPageLink } from './links.ts';
import { buildPicture } from './pictures.ts';
import { listDisclaimerTexts, fill } from './view.ts';
import type { View } from './view.ts';

/** Service cards by their file names. */
export function buildServiceCards({ site }: View, ids: string[]): CardProps[] {
  return ids.map((id) => {
    const { data, body } = find(site, 'services', id);
    return { icon: data.icon, title: data.title, html: body.html, href: data.to, linkLabel: data.toLabel };
  });
}

/** Service cards without icons, for pages near the weight limit. */
export function buildPlainCards(view: View, ids: string[]): CardProps[] {
  return buildServiceCards(view, ids).map((card) => ({ ...card, icon: undefined }));
}

/** Questions by their file names; the file's name is the anchor. */
export function buildFaqItems({ site }: View, ids: string[]) {
  return ids.map((id) => {
    const { data, body } = find(site, 'faqs', id);
    return { id, question: data.question, html: body.html };
  });
}

/** A row of a fact table: the figure as written in copy, and its source. */
export function buildFactRow(view: View, row: { label: string; fact: string; note?: string | undefined }) {
  const { statedAs, translations, source } = find(view.site, 'facts', row.fact).data;
  return {
    label: row.label,
    figure: view.language === 'en' ? statedAs : (translations?.[view.language] ?? statedAs),
    noteHtml: row.note,
    source: {
      label: source.cite === undefined ? source.title : `${source.title}, ${source.cite}`,
      href: source.url,
    },
  };
}

/** A fee file: how a matter begins and what it costs. */
export function buildFeeProps(view: View, id: string) {
  const { heading, steps } = find(view.site, 'fees', id).data;
  return {
    heading,
    steps: steps.map(({ title, text }) => ({ title, html: text })),
    more: buildFeesLink(view),
  };
}

/** The link to the page of all fees. */
function buildFeesLink(view: View) {
  return buildPageLink(view, view.site.firm.feeList, view.frame.allFees);
}

type PriceRow = {
  matter: string;
  to: string;
  fee: string;
  first?: string | undefined;
  next?: string | undefined;
};

/** A row of the price table; fields that it omits come from its fee file. */
export function buildPriceRow({ site }: View, { matter, to, fee, first, next }: PriceRow) {
  const [firstStep, secondStep] = find(site, 'fees', fee).data.steps;
  return {
    matter,
    href: to,
    firstHtml: first ?? escapeMarkup(firstStep?.title ?? ''),
    nextHtml: next ?? secondStep?.text ?? '',
  };
}

/** The attorney who handles the page's matters; undefined when the page offers no legal service. */
export function buildLawyerProps(view: View) {
  const id = findLawyer(view);
  if (id === undefined) return undefined;
  const { frame, language } = view;
  const lang = language === 'en' ? undefined : 'en';
  const attorney = find(view.site, 'attorneys', id);
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

/** Pages that offer a service with a fee also introduce the lawyer. */
function findLawyer({ site, page: { entry } }: View): string | undefined {
  const fees = listSections(entry).find((part) => part.type === 'lawyer');
  const hasFees = fees !== undefined || ['counties', 'tax'].includes(entry.collection) || 'fee' in entry.data;
  return hasFees ? (fees?.attorney ?? site.firm.attorney) : undefined;
}

/** A testimonial with its disclaimer, by file name. `sample` is set for placeholder testimonials. */
export function buildTestimonialProps(view: View, id: string) {
  const { data, body } = find(view.site, 'testimonials', id);
  return {
    quoteHtml: body.html,
    sample: data.placeholder ? data.sample : undefined,
    who: data.who,
    context: data.context,
    disclaimer: listDisclaimerTexts(view, [data.disclaimer]).join(' '),
  };
}

/** The guides in the language of the page, from one order to another. */
export function buildGuideCards({ site, language }: View, from: number, end = Infinity) {
  return listCollection(site, 'guides')
    .filter(({ data }) => data.language === language && data.order >= from && data.order < end)
    .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
    .map((guide) => ({
      title: guide.data.label ?? guide.data.title,
      html: escapeMarkup(guide.data.description),
      href: buildPath(guide),
    }));
}

/** Cards of articles in the given order, with dates in the page's language. */
export function buildArticleCards({ site, language }: View, articles: Entry<'articles'>[]) {
  return articles.map((article) => {
    const { heading, excerpt, author, publishDate, readTime, tags, art } = article.data;
    return {
      title: heading,
      href: buildPath(article),
      excerpt,
      author: find(site, 'attorneys', author).data.name,
      date: { iso: publishDate, text: formatDate(publishDate, language) },
      readTime,
      tags,
      art,
    };
  });
}

/** The firm's social media profiles; `href` is undefined until the profile exists. */
export function buildSocialLinks({ site }: View, ids: string[]) {
  return ids.map((id) => {
    const { name, icon, color, follow, url } = find(site, 'social', id).data;
    return { name, icon, color, follow, href: url };
  });
}
