import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { tw } from '#ui/classes.ts';
import { HiddenText } from '#ui/hidden-text.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';

/** Style of a small link in a row. */
const chipClass = tw`inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-[2rem] border border-edge bg-white px-3 py-1 text-deep no-underline hover:border-current`;

type SocialSectionProps = BandProps & {
  newTabNote: string;
  links: {
    name: string;
    icon: IconName;
    color?: string | undefined;
    /** Text of the link, such as "Watch us on YouTube". */
    follow: string;
    /** Missing until the account exists. */
    href?: string | undefined;
  }[];
  /** Follows the names of networks without an account: "Coming soon". */
  pendingLabel: string;
};

export function SocialSection({ links, newTabNote, pendingLabel, children, ...band }: SocialSectionProps) {
  const profiles = links.filter(({ href }) => href !== undefined);
  const pending = links.filter(({ href }) => href === undefined);
  return (
    <Band wide={profiles.length === 0} {...band}>
      {profiles.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2" role="list">
          {profiles.map(({ name, icon, color, follow, href }) => (
            <li key={name}>
              <a className={chipClass} data-button="" href={href} target="_blank" rel="noopener">
                <Icon name={icon} color={color} /> {follow}
                <HiddenText> {newTabNote}</HiddenText>
                <Icon name="external" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pending.length > 0 && (
        <Note>
          {pending.map(({ name }) => name).join(', ')}: {pendingLabel}
        </Note>
      )}
      {children}
    </Band>
  );
}
