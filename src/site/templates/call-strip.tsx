import { listSections } from '#practice/page-parts.ts';
import type { PageEntry } from '#practice/site.ts';
import { buildLawyerProps } from '#site/view/cards.ts';
import { chooseHeaderAction } from '#site/view/header-action.ts';
import type { View } from '#site/view/view.ts';
import { LinkButton } from '#ui/buttons.tsx';
import { StickyCall } from '#ui/reminders.tsx';

/** Practice pages without the strip: they have their own, or their form is the next step. */
function hasOtherStep(entry: PageEntry): boolean {
  return (
    ['counties', 'tax'].includes(entry.collection) || listSections(entry).some(({ type }) => type === 'form')
  );
}

/** On phones, a strip with a practice page's first booking; the top bar has the phone. */
export function CallStrip({ view }: { view: View }) {
  const { frame, page } = view;
  const action = chooseHeaderAction(view, 'strip');
  if (action === undefined || hasOtherStep(page.entry) || buildLawyerProps(view) === undefined)
    return undefined;
  const { label, ...link } = action;
  return (
    <StickyCall id="call-strip" label={frame.contact} actions={<LinkButton {...link}>{label}</LinkButton>} />
  );
}
