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

/** All languages in a row, each under its own name, or under the topic of the page it leads to. */
export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <nav
      className="flex flex-wrap items-center gap-x-2.5 max-sm:text-[0.875rem] md:ms-auto"
      aria-label={label}
    >
      {links.map(({ href, label: name, lang, current, more }) => (
        <a
          key={lang}
          className="py-1.5 aria-[current]:font-bold aria-[current]:text-inherit aria-[current]:no-underline"
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
