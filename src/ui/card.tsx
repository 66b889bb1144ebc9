import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Prose } from './prose.tsx';

export type CardProps = {
  title: string;
  html?: string | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  /** Visible words of the link at the foot; without them the title is the link. */
  linkLabel?: string | undefined;
  note?: string | undefined;
};

export function Card({ title, html, icon, href, linkLabel, note }: CardProps) {
  const titleLink = href !== undefined && linkLabel === undefined;
  return (
    <li className={href === undefined ? 'card' : 'card go'}>
      {icon && <Icon name={icon} big />}
      <h3>{titleLink ? <a href={href}>{title}</a> : title}</h3>
      {html && <Prose html={html} />}
      {note && <p className="note">{note}</p>}
      {href !== undefined && linkLabel !== undefined && (
        <a className="more" href={href}>
          {linkLabel}
          <HiddenText> {title}</HiddenText>
          <Icon name="arrow" />
        </a>
      )}
    </li>
  );
}
