import { joinClasses, tw } from '#ui/classes.ts';
import { HiddenText } from '#ui/hidden-text.tsx';
import { Icon, strokeClass } from '#ui/icon.tsx';
import { LinkList, TextLink } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';

/** The logo. */
export function BrandMark() {
  return (
    <svg className={joinClasses(strokeClass, tw`size-8 stroke-2`)} viewBox="0 0 32 32" aria-hidden="true">
      <circle className="fill-sun stroke-none" cx="22.5" cy="9.5" r="7.5" />
      <path d="M2 28h28M5 24h22M8 24v-9M16 24v-9M24 24v-9M4 13h24L16 6z" />
    </svg>
  );
}

export type CallLinkProps = {
  /** "Call now", before the number. */
  callLabel: string;
  phoneHref: string;
  phoneText: string;
};

/** Phones show the label, the menu bar shows the number, and screen readers read both. The border enlarges only the click target. */
function CallLink({ callLabel, phoneHref, phoneText }: CallLinkProps) {
  return (
    <a
      className="flex min-h-11 items-center rounded-sm border-y-4 border-transparent bg-deep bg-clip-padding px-3 text-s/tight font-bold text-white no-underline menubar:order-1 menubar:bg-transparent menubar:px-0 menubar:text-link"
      href={phoneHref}
    >
      <span>
        <span className="menubar:text-[0px]">{callLabel}</span>
        <span className="whitespace-nowrap max-sm:text-[0px]"> {phoneText}</span>
      </span>
    </a>
  );
}

export type HeaderActionProps = { href: string; label: string; newTabNote?: string | undefined };

/** The page's first link to a consultation form or a booking page: at the right end of the menu bar, or at the bottom of the open menu. */
function HeaderAction({ href, label, newTabNote, ...data }: HeaderActionProps) {
  return (
    <a
      className="hidden min-h-11 place-items-center rounded-sm border-2 border-sun bg-sun px-4 text-s/tight font-bold text-night no-underline menubar:static! menubar:order-2 menubar:grid roomy:[[open]+&]:fixed roomy:[[open]+&]:inset-[auto_var(--spacing-edge)_0.5rem] roomy:[[open]+&]:z-10 roomy:[[open]+&]:[box-shadow:0_0_0_1rem_var(--color-white)] roomy:[[open]+&]:grid"
      href={href}
      target={newTabNote && '_blank'}
      rel={newTabNote && 'noopener'}
      data-button=""
      {...data}
    >
      {label}
      {newTabNote && <HiddenText> {newTabNote}</HiddenText>}
    </a>
  );
}

/** Part of a long dropdown, with its own heading. */
type HeadedLinks = { heading: string; links: NavLink[] };
export type Dropdown = { label: string; items: (NavLink | HeadedLinks)[] };

export type NavigationProps = {
  /** Accessible name of the navigation. */
  label: string;
  brand: string;
  home: NavLink;
  menuLabel: string;
  /** Replaces the label while the menu is open. */
  closeLabel: string;
  groups: Dropdown[];
};

type TopBarProps = {
  call: CallLinkProps;
  action: HeaderActionProps | undefined;
  navigation: NavigationProps;
};

/**
 * The top bar: home link, phone link and menu. The menu is a disclosure that contains one disclosure per group, one open
 * at a time. Wide screens show the outer one open if the browser supports `::details-content`.
 */
export function TopBar({ call, action, navigation }: TopBarProps) {
  const { label, brand, home, menuLabel, closeLabel, groups } = navigation;
  return (
    <div className="page-column relative flex min-h-13 flex-wrap items-center gap-x-4 lg:min-h-16">
      <a
        className="flex min-h-11 grow basis-[min-content] items-center gap-2 font-serif text-h3/tight font-bold text-deep no-underline menubar:me-auto menubar:flex-none"
        href={home.href}
      >
        <BrandMark />
        <span>{brand}</span>
      </a>
      <CallLink {...call} />
      <nav className="menubar:contents" aria-label={label}>
        <details
          className="menubar:details-content:[content-visibility:visible] print:hidden"
          data-menu="site"
        >
          <summary className="flex min-h-11 items-center gap-2 ps-1 text-s text-ink menubar:hidden">
            <span className="contents in-[[open]]:hidden">
              <Icon name="menu" />
              {menuLabel}
            </span>
            <span className="hidden in-[[open]]:contents">
              <Icon name="close" />
              {closeLabel}
            </span>
          </summary>
          <ul className="menu-links site-menu [&_a]:min-h-11" role="list">
            <li className="menubar:[&_small]:hidden">
              <TextLink {...home} />
            </li>
            {groups.map((group) => (
              <li key={group.label} className="menubar:relative">
                <details name="menu" data-menu="group">
                  <summary className="flex min-h-11 items-center justify-between gap-1 text-ink">
                    {group.label}
                    <Icon name="chevron" />
                  </summary>
                  <DropdownItems items={group.items} />
                </details>
              </li>
            ))}
          </ul>
        </details>
        {action && <HeaderAction {...action} />}
      </nav>
    </div>
  );
}

function DropdownItems({ items }: Pick<Dropdown, 'items'>) {
  return (
    <ul className="menu-dropdown" role="list">
      {items.map((item) =>
        'links' in item ? (
          <li key={item.heading}>
            <b>{item.heading}</b>
            <LinkList links={item.links} />
          </li>
        ) : (
          <li key={item.href}>
            <TextLink {...item} />
          </li>
        ),
      )}
    </ul>
  );
}
