import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';

export type Office = {
  name: string;
  /** The postal address, one line each. */
  lines: string[];
  phoneHref: string;
  phoneText: string;
  hours?: string | undefined;
};

export function OfficeCard({ name, lines, phoneHref, phoneText, hours }: Office) {
  return (
    <address className="office">
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {hours && <span>{hours}</span>}
      <a className="tel" href={phoneHref}>
        <Icon name="phone" />
        <span>{phoneText}</span>
        <HiddenText> {name}</HiddenText>
      </a>
    </address>
  );
}
