import { HiddenText } from './hidden-text.tsx';

export type NavLink = {
  href: string;
  label: string;
  current?: boolean | undefined;
  /** Note after the label, such as "(in English)". */
  note?: string | undefined;
  /** Language of label and target if it differs from the language of the page. */
  lang?: string | undefined;
  /** Screen reader text before the label, if another link on the page has the same label. */
  topic?: string | undefined;
};

export function TextLink({ href, label, current, note, lang, topic }: NavLink) {
  const linkProps = {
    href,
    'aria-current': current ? ('page' as const) : undefined,
  };
  // Topic and note are in the page's language, so `lang` applies only to the label.
  if (note || topic) {
    return (
      <a {...linkProps} hrefLang={lang}>
        {topic && <HiddenText>{topic}: </HiddenText>}
        {lang === undefined ? label : <span lang={lang}>{label}</span>}
        {note && <small> {note}</small>}
      </a>
    );
  }
  return (
    <a {...linkProps} lang={lang}>
      {label}
    </a>
  );
}

type LinkListProps = { links: NavLink[]; className?: string | undefined };

export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className} role="list">
      {links.map((link) => (
        <li key={link.href}>
          <TextLink {...link} />
        </li>
      ))}
    </ul>
  );
}
