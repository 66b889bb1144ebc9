export type LanguageSwitchProps = {
  label: string;
  links: {
    href: string;
    label: string;
    lang: string;
    current?: boolean | undefined;
    /** Topic of the target, if it isn't a translation of this page. */
    about?: string | undefined;
  }[];
};

/** All languages in a row, each under its own name. On phones, the row scrolls sideways beside the breadcrumbs. */
export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <nav
      className="ms-auto flex gap-x-2 overflow-x-auto whitespace-nowrap *:py-1 *:[outline-offset:-4px] max-md:flex-[1_9rem]"
      aria-label={label}
    >
      {links.map(({ href, label: name, lang, current, about }) =>
        current ? (
          <b key={lang} lang={lang} aria-current="page">
            {name}
          </b>
        ) : (
          <a key={lang} href={href} lang={lang}>
            {name}
            {about && <small> ({about.toLocaleLowerCase(lang)})</small>}
          </a>
        ),
      )}
    </nav>
  );
}
