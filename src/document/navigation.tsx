import { Icon } from '#ui/icon.tsx';
import { LinkList } from '#ui/link-list.tsx';
import { TextLink, type NavLink } from '#ui/text-link.tsx';
import { BrandMark } from './brand-mark.tsx';

export type NavigationProps = {
  /** Names the navigation for people who listen. */
  label: string;
  brand: string;
  home: NavLink;
  menuLabel: string;
  groups: { label: string; links: NavLink[] }[];
};

/**
 * One disclosure for phones, and in it one for each group, only one open at a time.
 * Where the browser allows it, wide screens show the outer one always open.
 */
export function Navigation(props: NavigationProps) {
  const { label, brand, home, menuLabel, groups } = props;
  return (
    <nav className="bar" aria-label={label}>
      <div className="in">
        <a className="brand" href={home.href}>
          <BrandMark />
          <span>{brand}</span>
        </a>
        <details className="nav" data-menu="site">
          <summary>
            <Icon name="menu" />
            {menuLabel}
          </summary>
          <ul role="list">
            <li>
              <TextLink {...home} />
            </li>
            {groups.map((group) => (
              <li key={group.label}>
                <details name="menu" data-menu="group">
                  <summary>
                    {group.label}
                    <Icon name="chevron" />
                  </summary>
                  <LinkList links={group.links} />
                </details>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </nav>
  );
}
