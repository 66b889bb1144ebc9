import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { tw } from './classes.ts';

export type Office = {
  name: string;
  /** Lines of the postal address. */
  lines: string[];
  phoneHref: string;
  phoneText: string;
  hours?: string | undefined;
  /** Link to a map on another site. */
  directions?: { href: string; label: string } | undefined;
  textMessage?: { href: string; label: string } | undefined;
};

type OfficeCardProps = Office & {
  /** Smaller text, for the footer and inside other bands. */
  small?: boolean | undefined;
};

export function OfficeCard(props: OfficeCardProps) {
  const { name, lines, phoneHref, phoneText, hours, directions, textMessage, small = false } = props;
  return (
    <address
      className={
        small
          ? tw`grid place-content-start text-balance not-italic`
          : tw`grid place-content-start border-t-2 border-deep pt-4 text-balance not-italic`
      }
    >
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {hours && <span>{hours}</span>}
      <a
        className={
          small
            ? tw`inline-flex min-h-8 items-center gap-2`
            : tw`inline-flex min-h-11 items-center gap-2 text-l font-bold`
        }
        href={phoneHref}
      >
        <Icon name="phone" />
        {phoneText}
        <HiddenText> {name}</HiddenText>
      </a>
      {[textMessage, directions].map(
        (link) =>
          link && (
            <a key={link.href} className="inline-flex min-h-8 items-center" href={link.href}>
              {link.label}
              <HiddenText> {name}</HiddenText>
            </a>
          ),
      )}
    </address>
  );
}
