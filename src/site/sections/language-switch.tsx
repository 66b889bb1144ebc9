import { HiddenText } from '#ui/hidden-text.tsx';

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
};

/** All languages in a row, each under its own name, or under the name of its target page. */
export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <nav
      className="flex flex-wrap gap-x-2.5 py-1 *:py-1 max-sm:text-[0.875rem] md:ms-auto"
      aria-label={label}
    >
      {links.map(({ href, label: name, lang, current, more }) =>
        current ? (
          <b key={lang} lang={lang} aria-current="page">
            {name}
          </b>
        ) : (
          <a key={lang} href={href} lang={lang} hrefLang={lang}>
            {name}
            {more && <HiddenText> {more}</HiddenText>}
          </a>
        ),
      )}
    </nav>
  );
}
