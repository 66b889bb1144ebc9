import { tw } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkList, TextLink } from '#ui/links.tsx';
import type { NavLink } from '#ui/links.tsx';

/** A temple front on the horizon, the sun behind its shoulder. */
export function BrandMark() {
  return (
    <svg
      className="size-9 flex-none fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round] motion-safe:[transition:0.15s] forced-colors:text-inherit!"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <circle className="fill-sun stroke-none" cx="22.5" cy="9.5" r="7.5" />
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
    <div className="bg-deep [--focus:var(--color-sun)] roomy:fixed roomy:inset-x-0 roomy:top-0 roomy:z-11 print:bg-transparent print:[--color-white:#000]">
      <div className="page-column flex min-h-11 items-center justify-end gap-4">
        {/* As high as the bar: a ring outside of it would lie off the screen and under the navigation. */}
        <a
          className="-me-[0.3rem] flex min-h-11 items-center gap-2 px-[0.3rem] leading-[1.2] text-white no-underline -outline-offset-3"
          href={phoneHref}
        >
          <Icon className="text-sun" name="phone" />
          <span>
            {callLabel} <b>{phoneText}</b>
          </span>
        </a>
      </div>
    </div>
  );
}

/** Below the bar; on wide screens the row of groups in it. */
const outerMenu = tw(
  'absolute inset-x-0 top-full z-9 max-h-[calc(100dvh-6rem)] overflow-auto border-b bg-white px-edge pt-2 pb-4 [box-shadow:var(--shadow-lift)] menubar:static menubar:flex menubar:max-h-none menubar:gap-8 menubar:overflow-visible menubar:border-0 menubar:bg-transparent menubar:p-0 menubar:[box-shadow:none] [&_a]:flex [&_a]:min-h-11 [&_a]:flex-wrap [&_a]:items-center [&_a]:gap-x-2 [&_a]:text-ink [&_a]:no-underline [&_a]:hover:underline [&_a]:hover:decoration-auto [&_a]:aria-[current]:font-bold',
);

/** Indented in the list; on wide screens a sheet below the group's name. */
const innerMenu = tw(
  'border-l-2 border-sun pb-2 pl-4 menubar:absolute menubar:top-[calc(100%+5px)] menubar:-right-4 menubar:max-h-[calc(100dvh-7rem)] menubar:w-68 menubar:overflow-auto menubar:border menubar:border-t-3 menubar:border-line menubar:border-t-sun menubar:bg-white menubar:px-5 menubar:py-2 menubar:[box-shadow:var(--shadow-lift)] [&_a]:py-[0.35rem] [&_a]:leading-[1.3]',
);
const innerMenuInColumns = tw(
  'border-l-2 border-sun pb-2 pl-4 menubar:absolute menubar:top-[calc(100%+5px)] menubar:-right-4 menubar:grid menubar:max-h-[calc(100dvh-7rem)] menubar:w-132 menubar:grid-cols-[1fr_1fr] menubar:gap-x-5 menubar:overflow-auto menubar:border menubar:border-t-3 menubar:border-line menubar:border-t-sun menubar:bg-white menubar:px-5 menubar:py-2 menubar:[box-shadow:var(--shadow-lift)] [&_a]:py-[0.35rem] [&_a]:leading-[1.3]',
);

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
    <nav className="border-b border-line bg-white" aria-label={label}>
      <div className="page-column relative flex min-h-13 items-center justify-between">
        <a
          className="flex min-h-11 items-center gap-[0.6rem] font-serif text-[1.25rem]/[1.1] font-bold text-deep no-underline"
          href={home.href}
        >
          <BrandMark />
          <span>{brand}</span>
        </a>
        <details
          className="menubar:details-content:[content-visibility:visible] print:hidden"
          data-menu="site"
        >
          <summary className="flex min-h-11 flex-wrap items-center gap-x-2 text-ink menubar:hidden">
            <Icon name="menu" />
            {menuLabel}
          </summary>
          <ul className={outerMenu} role="list">
            <li>
              <TextLink {...home} />
            </li>
            {groups.map((group) => (
              <li key={group.label} className="menubar:relative">
                <details name="menu" data-menu="group">
                  <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 text-ink">
                    {group.label}
                    <Icon name="chevron" />
                  </summary>
                  <LinkList
                    className={group.links.length > 8 ? innerMenuInColumns : innerMenu}
                    links={group.links}
                  />
                </details>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </nav>
  );
}
