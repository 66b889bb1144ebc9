import { Icon } from '#ui/icon.tsx';
import { LinkList, TextLink } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';

/** A temple front on the horizon, the sun behind its shoulder. */
export function BrandMark() {
  return (
    <svg className="i logo" viewBox="0 0 32 32" aria-hidden="true">
      <circle className="sol" cx="22.5" cy="9.5" r="7.5" />
      <path d="M2 28h28M5 24h22M8 24v-9M16 24v-9M24 24v-9M4 13h24L16 6z" />
    </svg>
  );
}

export type TopBarProps = {
  /** "Call now", before the number. */
  callLabel: string;
  phoneHref: string;
  phoneText: string;
};

export function TopBar({ callLabel, phoneHref, phoneText }: TopBarProps) {
  return (
    <div className="top">
      <div className="in">
        <a href={phoneHref}>
          <Icon name="phone" />
          <span>
            {callLabel} <b>{phoneText}</b>
          </span>
        </a>
      </div>
    </div>
  );
}

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
