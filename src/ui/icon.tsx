import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

export const iconNames: IconName[] = Object.keys(iconPaths).filter(isIconName);

export type IconProps = {
  name: IconName;
  big?: boolean | undefined;
  /** That of the text beside it when left out. */
  color?: string | undefined;
};

export function Icon({ name, big, color }: IconProps) {
  return (
    <svg className={big ? 'i big' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <path stroke={color} d={iconPaths[name]} />
    </svg>
  );
}
