type AnchorsSectionProps = {
  id?: string | undefined;
  label: string;
  links: { href: string; label: string }[];
};

export function AnchorsSection({ id, label, links }: AnchorsSectionProps) {
  return (
    <nav className="border-b border-line" id={id} aria-label={label}>
      <ul className="page-column flex flex-wrap gap-x-6 py-2" role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a className="inline-flex min-h-11 items-center" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
