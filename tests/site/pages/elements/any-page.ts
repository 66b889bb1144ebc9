/** What a page promises by its file alone: for the pages that have no description of their own here. */
import type { Entry, Page } from '../../../../src/practice/site.ts';
import { callToAction } from '../support/bands.ts';
import { all, has, heading, inPart, inSection, link, says } from '../support/checks.ts';
import type { Elements } from '../support/checks.ts';
import { anyCounty } from './foreclosure.ts';

export function elementsOf({ entry }: Page): Elements {
  if (entry.collection === 'counties') return countyElements(entry);
  if (entry.collection === 'articles') return { 'its heading': inPart('h1', says(entry.data.heading)) };
  return { 'a call to action at the end': callToAction };
}

function countyElements({ data }: Entry<'counties'>): Elements {
  return {
    ...anyCounty,
    'its name, and its court as a heading': all(says(data.name), heading(data.circuit)),
    'the question about the visitor’s own date': has('[data-island="deadline"]', 1),
    'every step of the timeline': inSection('#timeline', has('ol > li', data.timeline.events.length)),
    'its service cards': inSection('#strategies', has('li h3', data.strategies.services.length)),
    'its communities': inSection('#communities', has('li')),
    'the link of its footer': inPart('footer', link(data.footer.brandLink)),
  };
}
