import type { ComponentProps } from 'react';
import { namedVersions } from '#page/links.ts';
import type { View } from '#page/view.ts';
import { classes } from '#ui/classes.ts';
import { LanguageSwitch } from '#sections/language-switch.tsx';

type LanguageRowProps = {
  view: View;
  /** Where the menu bar has the same links. */
  onlyNarrow?: boolean;
} & Partial<ComponentProps<typeof LanguageSwitch>>;

/** First of all, for whoever has come to the page of another language; nothing where there is but one. */
export function LanguageRow({
  view,
  onlyNarrow = false,
  label,
  links = namedVersions(view),
}: LanguageRowProps) {
  if (links.length < 2) return undefined;
  return (
    <div className={classes('bg-sky text-s', onlyNarrow && 'menubar:hidden')}>
      <div className="page-column">
        <LanguageSwitch label={label ?? view.words.otherLanguages} links={links} />
      </div>
    </div>
  );
}
