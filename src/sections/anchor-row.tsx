type AnchorRowProps = {
  id?: string | undefined;
  label: string;
  links: { href: string; label: string }[];
};

export function AnchorRow({ id, label, links }: AnchorRowProps) {
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
