import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'onDark';

export const buttonClass = {
  primary: 'btn',
  quiet: 'btn quiet',
  onDark: 'btn quiet light',
} satisfies { [variant in ButtonVariant]: string };

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
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
