import type { View } from '#page/view.ts';
import { CallToActionSection } from '#sections/call-to-action.tsx';
import { ActionButton } from './action-button.tsx';

/** The closing of pages that have none of their own: call, or write. */
export function FirmClosing({ view }: { view: View }) {
  const { articleClosing, mainOffice } = view.site.firm;
  return (
    <CallToActionSection
      heading={articleClosing.heading}
      html={articleClosing.text}
      actions={
        <>
          <ActionButton view={view} variant="primary" action={{ do: 'call', office: mainOffice }} />
          <ActionButton view={view} variant="onDark" action={{ do: 'email' }} />
        </>
      }
    />
  );
}
