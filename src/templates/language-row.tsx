import type { ComponentProps } from 'react';
import { namedVersions } from '#page/links.ts';
import type { View } from '#page/view.ts';
import { LanguageSwitch } from '#sections/language-switch.tsx';

type LanguageRowProps = { view: View } & Partial<ComponentProps<typeof LanguageSwitch>>;

/** First of all, for readers of another language; nothing on pages in only one. */
export function LanguageRow({ view, label, links = namedVersions(view) }: LanguageRowProps) {
  if (links.length < 2) return undefined;
  return (
    <div className="bg-sky text-s">
      <div className="page-column">
        <LanguageSwitch label={label ?? view.words.otherLanguages} links={links} />
      </div>
    </div>
  );
}
