import { chipClass } from '#ui/chip.ts';
import { Icon } from '#ui/icon.tsx';

type LanguageSwitchProps = {
  label: string;
  links: { href: string; label: string; lang: string; current?: boolean | undefined }[];
};

export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <nav className="flex items-start gap-2 [&>svg]:mt-[0.7rem]" aria-label={label}>
      <Icon name="globe" />
      <ul className="flex flex-wrap items-center gap-2" role="list">
        {links.map(({ href, label: name, lang, current }) => (
          <li key={lang}>
            <a
              className={chipClass[current ? 'current' : 'link']}
              data-button=""
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
