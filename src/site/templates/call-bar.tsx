import { listSections } from '#practice/page-parts.ts';
import type { PageEntry } from '#practice/site.ts';
import { buildLawyerProps } from '#site/view/cards.ts';
import { chooseHeaderAction } from '#site/view/header-action.ts';
import type { View } from '#site/view/view.ts';
import { LinkButton } from '#ui/buttons.tsx';
import { StickyCall } from '#ui/reminders.tsx';

/** Whether the page doesn't need the bar, because it has its own or a form. */
function hasOtherPrompt(entry: PageEntry): boolean {
  return (
    ['counties', 'tax'].includes(entry.collection) || listSections(entry).some(({ type }) => type === 'form')
  );
}

/** On phones, a sticky bar with a practice page's first booking link. The phone link is in the top bar. */
export function CallBar({ view }: { view: View }) {
  const { frame, page } = view;
  const action = chooseHeaderAction(view, 'strip');
  if (
    action === undefined ||
    ('hidden' in action && action.hidden) ||
    hasOtherPrompt(page.entry) ||
    buildLawyerProps(view) === undefined
  )
    return undefined;
  const { label, ...link } = action;
  return (
    <StickyCall id="call-strip" label={frame.contact} actions={<LinkButton {...link}>{label}</LinkButton>} />
  );
}
