import type { Closing } from '#content/schemas/parts/action.ts';
import type { View } from '#page/view.ts';
import { CallToActionSection } from '#sections/call-to-action.tsx';
import { actionButtons } from './action-button.tsx';

/** The last band of a page, as its own file has it. */
export function PageClosing({ view, closing }: { view: View; closing: Closing }) {
  return (
    <CallToActionSection
      heading={closing.heading}
      html={closing.text}
      actions={actionButtons(view, closing.actions, 'dark')}
    />
  );
}
