import { languageLinks } from '#page/links.ts';
import type { View } from '#page/view.ts';
import { LanguageSwitch } from '#sections/language-switch.tsx';

/** First of all, for whoever has come to the page of another language; nothing where there is but one. */
export function LanguageRow({ view, label = view.words.otherLanguages }: { view: View; label?: string }) {
  const links = languageLinks(view);
  if (links.length < 2) return undefined;
  return (
    <div className="bg-sky text-s">
      <div className="page-column">
        <LanguageSwitch label={label} links={links} />
      </div>
    </div>
  );
}
