import { joinClasses, tw } from '#ui/classes.ts';
import { HiddenText } from '#ui/hidden-text.tsx';
import { Icon } from '#ui/icon.tsx';

export type LanguageSwitchProps = {
  label: string;
  links: {
    href: string;
    label: string;
    lang: string;
    current?: boolean | undefined;
    /** Continuation of a label that isn't the language's name, for screen readers. */
    more?: string | undefined;
  }[];
  /** Whether the menu bar of wide screens also has these links. */
  isInMenu?: boolean | undefined;
};

const linkClass = tw('inline-block py-1');
const currentClass = tw('inline-block py-1 font-bold text-inherit no-underline max-md:hidden');

/** The languages of a page in a row, each under its own name. Phones show only the others. */
export function LanguageSwitch({ label, links, isInMenu }: LanguageSwitchProps) {
  return (
    <nav
      className={joinClasses('flex flex-wrap items-center gap-x-3 py-1', isInMenu && 'menubar:hidden')}
      aria-label={label}
    >
      <Icon name="globe" />
      {links.map(({ href, label: name, lang, current, more }) => (
        <a
          key={lang}
          className={current ? currentClass : linkClass}
          href={href}
          lang={lang}
          hrefLang={lang}
          aria-current={current ? 'page' : undefined}
        >
          {name}
          {more && <HiddenText> {more}</HiddenText>}
        </a>
      ))}
    </nav>
  );
}
