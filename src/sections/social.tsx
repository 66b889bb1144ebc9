import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { tw } from '#ui/classes.ts';
import { HiddenText } from '#ui/hidden-text.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon.tsx';

/** Small links beside each other, and a link among them that is still to come. */
const chipClass = {
  link: tw(
    'inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-[2rem] border border-edge bg-white px-3 py-1 text-deep no-underline hover:border-current',
  ),
  pending: tw(
    'inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-[2rem] border border-dashed border-edge bg-white px-3 py-1 text-soft no-underline hover:border-current',
  ),
};

type SocialSectionProps = BandProps & {
  newTabNote: string;
  links: {
    name: string;
    icon: IconName;
    color?: string | undefined;
    /** The words of the link, such as "Watch us on YouTube". */
    follow: string;
    /** None yet: the name stands there with `pendingLabel`. */
    href?: string | undefined;
  }[];
  pendingLabel: string;
};

export function SocialSection({ links, newTabNote, pendingLabel, children, ...band }: SocialSectionProps) {
  return (
    <Band {...band}>
      <ul className="flex flex-wrap items-center gap-2" role="list">
        {links.map(({ name, icon, color, follow, href }) => (
          <li key={name}>
            {href === undefined ? (
              <span className={chipClass.pending}>
                <Icon name={icon} color={color} /> {name} <small>{pendingLabel}</small>
              </span>
            ) : (
              <a className={chipClass.link} data-button="" href={href} target="_blank" rel="noopener">
                <Icon name={icon} color={color} /> {follow}
                <HiddenText> {newTabNote}</HiddenText>
                <Icon name="external" />
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
