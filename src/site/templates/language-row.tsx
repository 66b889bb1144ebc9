import { buildLanguageLinks } from '#site/view/links.ts';
import type { View } from '#site/view/view.ts';
import { LanguageSwitch } from '#site/sections/language-switch.tsx';

type LanguageRowProps = { view: View; label?: string };

/** Language links above the heading; nothing on pages in one language. */
export function LanguageRow({ view, label }: LanguageRowProps) {
  const links = buildLanguageLinks(view);
  if (links.length === 0) return undefined;
  return (
    <div className="bg-sky text-s">
      <div className="page-column">
        <LanguageSwitch label={label ?? view.frame.otherLanguages} links={links} />
      </div>
    </div>
  );
}
