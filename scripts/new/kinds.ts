import type { CollectionName } from '../../src/content/collections.ts';

type Kind = {
  collection: CollectionName;
  /** A name to show when none is given. */
  example: string;
  /** What remains to be done elsewhere, once the file is right. */
  next?: string;
};

/** Which kinds of file can be started, and where they lie. */
export const kinds: Record<string, Kind> = {
  county: { collection: 'counties', example: 'Orange' },
  page: {
    collection: 'pages',
    example: 'Guardianship',
    next: 'To show the page in the menus, name it in content/menus.',
  },
  faq: {
    collection: 'faqs',
    example: 'What should I bring?',
    next: 'To show it, name its file in the "faqs" of a page.',
  },
  service: {
    collection: 'services',
    example: 'Guardianship',
    next: 'To show it, name its file in the "services" of a page.',
  },
  article: { collection: 'articles', example: 'How a mediation works' },
  fact: {
    collection: 'facts',
    example: 'Mediation fee',
    next: 'To quote it, write {{%id%}} in any text.',
  },
  offer: {
    collection: 'offers',
    example: 'Will and trust special',
    next: 'To show it, name its file in the "offer" of a page.',
  },
  testimonial: {
    collection: 'testimonials',
    example: 'A. B.',
    next: 'To show it, name its file in a part of the type "testimonial".',
  },
};

export const kindNames = Object.keys(kinds);
