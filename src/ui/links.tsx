export type NavLink = {
  href: string;
  label: string;
  current?: boolean | undefined;
  /** A few words after the label, such as "(in English)". */
  note?: string | undefined;
  /** The language of label and target, where it is not the page's. */
  lang?: string | undefined;
};

export function TextLink({ href, label, current, note, lang }: NavLink) {
  return (
    <a href={href} lang={lang} hrefLang={lang} aria-current={current ? 'page' : undefined}>
      {label}
      {note && <small> {note}</small>}
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
