import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export function Actions({ children }: { children: ReactNode }) {
  return <div className="acts">{children}</div>;
}

type ButtonVariant = 'primary' | 'quiet' | 'onDark';

const buttonClass = {
  primary: 'btn',
  quiet: 'btn quiet',
  onDark: 'btn quiet light',
} satisfies { [variant in ButtonVariant]: string };

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
};

export function Button({ variant = 'primary', icon, wide, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classes(buttonClass[variant], wide && 'full')} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'target' | 'rel'> & {
  href: string;
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
  /** Opens a new tab, and says so with these words. */
  newTabNote?: string | undefined;
};

export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', icon, wide, newTabNote, children, ...rest } = props;
  const newTab = newTabNote === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a className={classes(buttonClass[variant], wide && 'full')} {...newTab} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {newTabNote && (
        <>
          <HiddenText> {newTabNote}</HiddenText>
          <Icon name="external" />
        </>
      )}
    </a>
  );
}
