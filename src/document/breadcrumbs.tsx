export type BreadcrumbsProps = {
  label: string;
  /** The last one is the page itself. */
  items: { label: string; href?: string | undefined }[];
};

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol className="in" role="list">
        {items.map((item, index) => (
          <li key={item.label}>
            {index === items.length - 1 || item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
