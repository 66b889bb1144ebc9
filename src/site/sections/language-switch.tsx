export type LanguageSwitchProps = {
  label: string;
  links: {
    href: string;
    label: string;
    lang: string;
    current?: boolean | undefined;
    /** Topic of the target, if it isn't a translation of this page. Phones have no space for it. */
    about?: string | undefined;
  }[];
};

/** All languages in a row, each under its own name. */
export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <nav className="flex flex-wrap gap-x-2 *:py-1 max-sm:text-[0.875rem] ms-auto" aria-label={label}>
      {links.map(({ href, label: name, lang, current, about }) =>
        current ? (
          <b key={lang} lang={lang} aria-current="page">
            {name}
          </b>
        ) : (
          <a key={lang} href={href} lang={lang}>
            {name}
            {about && <small className="max-sm:text-[0px]"> ({about.toLocaleLowerCase(lang)})</small>}
          </a>
        ),
      )}
    </nav>
  );
}
