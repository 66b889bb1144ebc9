import { offersShown, sectionsOf } from '#content/pages/sections-of.ts';
import type { Page } from '#content/site.ts';

export function faqsOn({ entry }: Page): string[] {
  if (entry.collection === 'counties') return entry.data.faqs;
  return sectionsOf(entry).flatMap((part) => (part.type === 'faq' ? part.faqs : []));
}

export function offersOn({ entry }: Page): string[] {
  if (entry.collection === 'estate') return [entry.data.special.offer];
  if (entry.collection === 'immigration') return [entry.data.consultation.offer];
  return [...new Set(offersShown(entry))];
}

export function videosOn({ entry }: Page): string[] {
  if (entry.collection === 'counties') return entry.data.video === undefined ? [] : [entry.data.video];
  if (entry.collection === 'attorneys') return [entry.data.video];
  if (entry.collection === 'estate') return [entry.data.special.video];
  const shown = sectionsOf(entry).flatMap((part) => {
    if (part.type === 'cases') return part.cards.flatMap(({ video }) => video ?? []);
    return part.type === 'video' ? [part.video] : [];
  });
  return [...new Set(shown)];
}
