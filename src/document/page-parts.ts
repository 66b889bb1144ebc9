import type { Section } from '#content/schemas/parts/section.ts';
import type { Page } from '#content/site.ts';

/** The bands of a page that is made of bands; none for pages with a template of their own. */
function sectionsOf({ entry }: Page): Section[] {
  return 'sections' in entry.data ? entry.data.sections : [];
}

export function faqsOn(page: Page): string[] {
  if (page.entry.collection === 'counties') return page.entry.data.faqs;
  return sectionsOf(page).flatMap((part) => (part.type === 'faq' ? part.faqs : []));
}

export function offersOn(page: Page): string[] {
  const { entry } = page;
  const named = sectionsOf(page).flatMap((part) => (part.type === 'offer' ? [part.offer] : []));
  if (entry.collection === 'estate') return [entry.data.special.offer];
  if (entry.collection === 'immigration') return [entry.data.consultation.offer];
  if (entry.collection === 'tax' && entry.data.service.offer !== undefined)
    named.push(entry.data.service.offer);
  return [...new Set(named)];
}

export function videosOn(page: Page): string[] {
  const { entry } = page;
  if (entry.collection === 'counties') return entry.data.video === undefined ? [] : [entry.data.video];
  if (entry.collection === 'attorneys') return [entry.data.video];
  if (entry.collection === 'estate') return [entry.data.special.video];
  const shown = sectionsOf(page).flatMap((part) => {
    if (part.type === 'cases') return part.cards.flatMap(({ video }) => video ?? []);
    return part.type === 'video' ? [part.video] : [];
  });
  return [...new Set(shown)];
}
