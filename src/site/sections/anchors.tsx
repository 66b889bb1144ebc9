type AnchorsSectionProps = {
  id?: string | undefined;
  label: string;
  links: { href: string; label: string }[];
};

export function AnchorsSection({ id, label, links }: AnchorsSectionProps) {
  return (
    <nav className="bg-mist [border-bottom:1px_solid_var(--color-line)]" id={id} aria-label={label}>
      <ul
        className="page-column flex flex-wrap gap-x-7 gap-y-1 py-1 leading-tight max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] max-sm:gap-x-3"
        role="list"
      >
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
