import { find } from '#content/site.ts';
import type { View } from '#page/view.ts';
import type { FaqSectionProps } from '#sections/faq.tsx';
import type { CardProps } from '#ui/card.tsx';

/** Service cards by their file names. */
export function serviceCards(view: View, ids: string[]): CardProps[] {
  return ids.map((id) => {
    const { data, body } = find(view.site, 'services', id);
    return { icon: data.icon, title: data.title, html: body.html, href: data.to, linkLabel: data.toLabel };
  });
}

/** Questions by their file names; the file's name is the anchor. */
export function faqItems(view: View, ids: string[]): FaqSectionProps['items'] {
  return ids.map((id) => {
    const { data, body } = find(view.site, 'faqs', id);
    return { id, question: data.question, html: body.html };
  });
}
