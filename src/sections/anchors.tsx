type AnchorsSectionProps = {
  id?: string | undefined;
  label: string;
  links: { href: string; label: string }[];
};

export function AnchorsSection({ id, label, links }: AnchorsSectionProps) {
  return (
    <nav className="anchors" id={id} aria-label={label}>
      <ul className="in" role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
