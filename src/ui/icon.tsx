import { joinClasses, tw } from './classes.ts';

/** The baseline that houses, people and hills share, as in the site's drawings. */
const horizon = 'M2 21h20';

/** One path per icon, on a grid of 24 units. */
export const iconPaths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  book: 'M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zv14',
  briefcase: 'M3 8h18v12H3zM9 8V5h6v3M3 13h18M12 12v2.5',
  building: `${horizon}M5 21V4h9v17M14 10h5v11M8 8h3M8 12h3M8 16h3M16.5 14v.1M16.5 17.5v.1`,
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  car: `${horizon}M3 18v-5l2.5-1L8 7h8l2.5 5 2.5 1v5zM5.5 12h13M6.5 15h1M16.5 15h1`,
  chart: 'M3 3v18h18M7.5 17v-4M12 17V9M16.5 17V6',
  check: 'M4 12.5 9.5 18 20 7',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  coins:
    'M9 4C5.5 4 3 5 3 6.5S5.5 9 9 9s6-1 6-2.5S12.5 4 9 4zM3 6.5v5C3 13 5 14 8 14M15 11c-3.5 0-6 1-6 2.5S11.5 16 15 16s6-1 6-2.5-2.5-2.5-6-2.5zM9 13.5v5c0 1.5 2.5 2.5 6 2.5s6-1 6-2.5v-5',
  columns: `${horizon}M3 9.5h18L12 3zM6 9.5V18M10 9.5V18M14 9.5V18M18 9.5V18M4 18h16`,
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  facebook: 'M4 4h16v16H4zM16.5 8H15a2.5 2.5 0 0 0-2.5 2.5V20M10 13h5.5',
  family: `${horizon}M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM3 21v-7a3 3 0 0 1 6 0v7M15 21v-7a3 3 0 0 1 6 0v7M12 12.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM10.5 21v-2a1.5 1.5 0 0 1 3 0v2`,
  gavel: `${horizon}M13 3l6 6-4 4-6-6zM12 10l-8.5 7.5M14.5 1.5l6 6M7.5 8.5l6 6`,
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-4.5 4.5-4.5 13.5 0 18M12 3c4.5 4.5 4.5 13.5 0 18',
  handshake:
    'M2 7l5-1 5 2.5L17 6l5 1M2 15.5h3l6 4.5a1.6 1.6 0 0 0 2.2-.2L19 15l3-.5M12 8.5 9 12a1.7 1.7 0 0 0 2.5 2.3L14 12l5 3',
  heart: 'M12 20.5C7 16.5 3 13 3 8.8A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.8c0 4.2-4 7.7-9 11.7z',
  house: `${horizon}M4.5 21V11M19.5 21V11M2.5 12.5 12 4l9.5 8.5M10 21v-6h4v6`,
  instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.4v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.2v.1',
  key: 'M15.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM11.5 12.5 3 21h4v-3h3v-3M16 8v.1',
  lighthouse: `${horizon}M9 21l1.5-12h3L15 21M9.5 9h5M10.5 9V5.5L12 4l1.5 1.5V9M17 6l4-1M17 8l4 1M7 6 3 5M7 8 3 9M9.7 15h4.6`,
  linkedin: 'M4 4h16v16H4zM8 11v5.5M8 7.7v.1M12 16.5V11M12 13.2a2.1 2.1 0 0 1 4.2 0v3.3',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  medium:
    'M7 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM15.5 8.5c-1.2 0-2 1.6-2 3.5s.8 3.5 2 3.5 2-1.6 2-3.5-.8-3.5-2-3.5zM20.5 9v6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  mountain: `${horizon}M3 21l6-11 4 7.5M10.5 21 17 7l5 14M14.7 12l2.3 1.5 2-1`,
  passport: 'M5 3h14v18H5zM12 6.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM8 10.5h8M9 18h6',
  pen: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11zM13.5 7l3.5 3.5M13 21h8',
  percent:
    'M19 5 5 19M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  phone: 'M6 3h3l1.5 5-2 2a12 12 0 0 0 5.5 5.5l2-2 5 1.5v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  pin: 'M12 21c-4-5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 13 0C18.5 13 16 16 12 21zM12 7.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  play: 'M8 5v14l11-7z',
  scales:
    'M12 3v18M7 21h10M4.5 6.5h15M5 6.5 2.5 14h5zM19 6.5 16.5 14h5zM2.5 14a2.5 2.5 0 0 0 5 0M16.5 14a2.5 2.5 0 0 0 5 0',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  shield: 'M12 3l7.5 2.5V11c0 4.5-3 8-7.5 10-4.5-2-7.5-5.5-7.5-10V5.5zM8.5 12l2.5 2.5 4.5-5',
  speech: 'M3 4h18v12.5H11L6.5 21v-4.5H3zM7.5 8.5h9M7.5 12h5',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.1 6.3-5.5-3.1-5.5 3.1 1.1-6.3L3 9.6l6.3-.8z',
  sun: `${horizon}M6.5 21a5.5 5.5 0 0 1 11 0M12 8v4M5 11l2.5 2.5M19 11l-2.5 2.5M2 17h2M20 17h2`,
  umbrella: 'M12 3v1.5M3 13a9 8.5 0 0 1 18 0zM12 13v6a2 2 0 0 0 4 0',
  users:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20v-1.5a6 6 0 0 1 12 0V20M16 5a3 3 0 0 1 0 6M17.5 13.5a6 6 0 0 1 3.5 5V20',
  youtube: 'M3 6h18v12H3zM10 9v6l5-3z',
  warning: 'M12 4l10 16.5H2zM12 10v5M12 17.7v.1',
};

/** Stroke style of all icons: lines in the color of the adjacent text. */
export const strokeClass = tw`flex-none fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] forced-colors:bg-transparent! forced-colors:text-inherit!`;

export type IconName = keyof typeof iconPaths;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

export const iconNames: IconName[] = Object.keys(iconPaths).filter(isIconName);

type IconProps = {
  name: IconName;
  big?: boolean | undefined;
  className?: string | undefined;
  /** Defaults to the color of the adjacent text. */
  color?: string | undefined;
};

export function Icon({ name, big, color, className }: IconProps) {
  return (
    <svg
      className={joinClasses(
        strokeClass,
        big ? tw`-my-1 size-9 stroke-[1.35]` : tw`size-[1.25em] stroke-[1.75]`,
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path stroke={color} d={iconPaths[name]} />
    </svg>
  );
}
