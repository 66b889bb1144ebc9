import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';

type LanguageSwitchProps = {
  label: string;
  links: { href: string; label: string; lang: string; current?: boolean | undefined }[];
};

export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <nav className="langs" aria-label={label}>
      <Icon name="globe" />
      <ul role="list">
        {links.map(({ href, label: name, lang, current }) => (
          <li key={lang}>
            <a
              className={classes('chip', current && 'on')}
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
