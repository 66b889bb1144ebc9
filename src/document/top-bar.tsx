import { Icon } from '#ui/icon.tsx';

export type TopBarProps = {
  /** "Call now", before the number. */
  callLabel: string;
  phoneHref: string;
  phoneText: string;
  /** A few words for wide screens, such as where the firm is licensed. */
  note?: string | undefined;
};

export function TopBar({ callLabel, phoneHref, phoneText, note }: TopBarProps) {
  return (
    <div className="top">
      <div className="in">
        {note && <span className="top-note">{note}</span>}
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
