import { callToAction } from '../support/bands.ts';
import { all, button, has, inPart, inSection, link, says } from '../support/checks.ts';
import type { Elements } from '../support/checks.ts';
import { articles } from '../support/content.ts';

export const firm: Record<string, Elements> = {
  '/social-feed': {
    'the place of the Instagram feed': inSection('#instagram', says(/Instagram/), has('iframe', 0)),
    'a follow link in a new tab': inPart('#instagram a[target="_blank"][rel~="noopener"]', says(/follow/i)),
    'YouTube, Facebook and LinkedIn, whose addresses are not there yet': inSection(
      '#networks',
      says('YouTube', 'Facebook', 'LinkedIn', /coming soon/),
      has('a', 0),
    ),
    'a call to action at the end': callToAction,
  },
  '/blog': {
    'every article with title, excerpt, author, date, reading time and tags': all(
      has('li h3 a[href^="/blog/"]', articles.length),
      has('li time[datetime]', articles.length),
      says(/\d min read/, 'Jane Doe'),
      has('li ul > li'),
    ),
    'the place of the Medium feed': says(/Medium/),
    'a Load More button': button(/^Load More$/),
    'an e-mail subscribe box': inSection(
      '#subscribe',
      has('input[type="email"][name="email"][required]', 1),
      button(/subscribe/i),
    ),
    'a call to action at the end': callToAction,
  },
  '/privacy-policy': {
    'the law and the habits it names': says(/email/i, /browser/i, /delete/i),
    'when it took effect': says(/in effect since \w+ \d+, \d{4}/i),
    'links to its chapters': inPart('main nav:has(a[href^="#"])', has('a[href^="#"]', 16)),
    'a call to action at the end': callToAction,
  },
  '/terms-of-service': {
    'no attorney-client relationship': says(/attorney-client relationship/i),
    'when they took effect': says(/in effect since \w+ \d+, \d{4}/i),
    'a call to action at the end': callToAction,
  },
  '/404': {
    '404': inPart('h1', says(/^404$/)),
    'the text': says(/Oops! Page not found/),
    'a link back home': link('/', /home/i),
    'a link that calls': link(/^tel:/, /^Call \(/),
    'the mark that lets the script log the path': has('[data-not-found]', 1),
  },
};
