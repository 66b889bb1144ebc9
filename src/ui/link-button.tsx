import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button.tsx';
import { classes } from './classes.ts';
import { HiddenText } from './hidden-text.tsx';
import { Icon, type IconName } from './icon.tsx';

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
