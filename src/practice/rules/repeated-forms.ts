import type { NewDiagnostic } from '#content/rules/rule.ts';
import { isPageEntry } from '#content/site.ts';
import { listButtons, listForms } from '../page-parts.ts';
import type { PageEntry } from '../site.ts';
import type { EntryRule } from './rule.ts';
import { locateValue } from '#content/rules/locate.ts';

/** Forms that appear twice on a page. */
export const repeatedForms: EntryRule = {
  id: 'repeated-forms',
  severity: 'error',
  why: 'Two copies of a form on one page would share their stored request and their IDs.',
  run: (entry) => (isPageEntry(entry) ? findRepeatedForms(entry) : []),
};

function findRepeatedForms(entry: PageEntry): NewDiagnostic[] {
  const firstUses = new Map<string, { section?: number }>();
  return listForms(entry).flatMap((pageForm): NewDiagnostic[] => {
    const { form, section } = pageForm;
    const firstUse = firstUses.get(form);
    if (firstUse === undefined) firstUses.set(form, pageForm);
    if (firstUse === undefined || section === undefined) return [];
    const message =
      form === 'consultation' && firstUse.section === undefined
        ? `"${form}" already opens on this page from each button with "do: consult". Remove this section.`
        : `"${form}" is already on this page. Show each form once.`;
    return [{ ...locateValue(entry, ['sections', section, 'form']), message }];
  });
}

/** Booking buttons with the same placement on one page. */
export const repeatedPlacements: EntryRule = {
  id: 'repeated-placements',
  severity: 'error',
  why: 'Analytics reports couldn’t distinguish two buttons with the same placement.',
  run: (entry) => (isPageEntry(entry) ? findRepeatedPlacements(entry) : []),
};

function findRepeatedPlacements(entry: PageEntry): NewDiagnostic[] {
  const placements = new Set<unknown>();
  return listButtons(entry).flatMap(({ values, path }): NewDiagnostic[] => {
    const { do: kind, placement } = values;
    if (kind !== 'book') return [];
    if (!placements.has(placement)) {
      placements.add(placement);
      return [];
    }
    const message = `"${String(placement)}" is also the placement of another booking button on this page. Give each button its own.`;
    return [{ ...locateValue(entry, [...path, 'placement']), message }];
  });
}
