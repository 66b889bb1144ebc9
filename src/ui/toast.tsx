import { Icon } from './icon.tsx';

export type ToastProps = {
  title: string;
  text: string;
  destructive?: boolean | undefined;
  closeLabel: string;
};

export function Toast({ title, text, destructive, closeLabel }: ToastProps) {
  return (
    <div className={destructive ? 'toast destructive' : 'toast'} data-toast="">
      <Icon name={destructive ? 'warning' : 'check'} />
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <button type="button" className="x" aria-label={closeLabel} data-dismiss="">
        <Icon name="close" />
      </button>
    </div>
  );
}
