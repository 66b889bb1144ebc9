import { Icon } from '#ui/icon.tsx';

export type TopBarProps = {
  /** "Call now", before the number. */
  callLabel: string;
  phoneHref: string;
  phoneText: string;
};

export function TopBar({ callLabel, phoneHref, phoneText }: TopBarProps) {
  return (
    <div className="top">
      <div className="in">
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
