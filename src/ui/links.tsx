import { HiddenText } from './hidden-text.tsx';

export type NavLink = {
  href: string;
  label: string;
  current?: boolean | undefined;
  /** A few words after the label, such as "(in English)". */
  note?: string | undefined;
  /** Ends the label; short rows hide it from eyes. */
  more?: string | undefined;
  /** The language of label and target, where it is not the page's. */
  lang?: string | undefined;
  /** Read before the label, where another link of the page has the same words. */
  topic?: string | undefined;
};

export function TextLink({ href, label, current, note, more, lang, topic }: NavLink) {
  const place = {
    href,
    'aria-current': current ? ('page' as const) : undefined,
  };
  // Topic and note are in the page's own language.
  if (note || topic) {
    return (
      <a {...place} hrefLang={lang}>
        {topic && <HiddenText>{topic}: </HiddenText>}
        <span lang={lang}>{label}</span>
        {note && <small> {note}</small>}
      </a>
    );
  }
  return (
    <a {...place} lang={lang} hrefLang={lang}>
      {label}
      {more && <span> {more}</span>}
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
