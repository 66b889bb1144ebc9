import type { ComponentProps, ReactNode } from 'react';
import { joinClasses, tw } from './classes.ts';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

type ActionsProps = {
  children: ReactNode;
  /** Margin above the buttons. */
  space?: 's' | 'l' | undefined;
  /** Stacks the buttons, equally wide, on screens wider than phones. */
  stacked?: boolean | undefined;
};

const actionsSpace = { s: tw`mt-2`, l: tw`mt-6` };

/** Buttons in a row. On phones, they fill its width. */
export function Actions({ children, space = 'l', stacked }: ActionsProps) {
  return (
    <div
      className={joinClasses(
        tw`flex flex-wrap gap-3 max-sm:*:flex-auto`,
        actionsSpace[space],
        stacked && tw`md:grid md:w-fit`,
      )}
    >
      {children}
    </div>
  );
}

type ButtonVariant = 'primary' | 'quiet' | 'onDark' | 'onRed' | 'text';

/** Icons are inline, so that they are centered together with a wrapped label. */
const buttonClass = tw`inline-block content-center rounded-sm border-2 text-center font-sans text-m/tight font-bold text-balance wrap-anywhere no-underline [&>svg]:inline-block [&>svg]:align-[-0.3em] [&>svg:first-child]:me-2`;

const variantClass = {
  primary: tw`cursor-pointer min-h-12 border-sun bg-sun px-4 py-2 text-night hover:bg-bright`,
  quiet: tw`cursor-pointer min-h-12 border-deep bg-transparent px-4 py-2 text-deep hover:bg-deep hover:text-white`,
  onDark: tw`min-h-12 border-current bg-transparent px-4 py-2 text-white hover:bg-deep hover:text-white`,
  onRed: tw`cursor-pointer relative z-2 -ms-0.5 min-h-11 border-transparent [outline-offset:-4px] max-sm:-my-[min(0.75rem,3.4vw)] text-[1em]! text-white underline print:hidden`,
  text: tw`cursor-pointer -mx-2 min-h-11 border-transparent bg-transparent px-1.5 py-2 text-start text-link underline`,
} satisfies { [variant in ButtonVariant]: string };

const disabledClass = tw`min-h-12 cursor-default border-dashed border-edge bg-mist px-4 py-2 text-soft`;

/** Style of a button with only an icon, such as an x. */
export const iconButtonClass = tw`grid size-11 flex-none cursor-pointer place-items-center bg-transparent text-inherit print:hidden [&>svg]:size-6`;

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
};

export function Button(props: ButtonProps) {
  const { variant = 'primary', icon, type = 'button', children, ...rest } = props;
  return (
    <button
      type={type}
      className={joinClasses(buttonClass, rest.disabled ? disabledClass : variantClass[variant])}
      {...rest}
    >
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
  /** Opens the link in a new tab; this text announces it. */
  newTabNote?: string | undefined;
};

export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', icon, wide, newTabNote, children, ...rest } = props;
  const newTab = newTabNote === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a
      className={joinClasses(buttonClass, variantClass[variant], wide && tw`w-full`)}
      data-button=""
      {...newTab}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
      {newTabNote && (
        <>
          <HiddenText> {newTabNote}</HiddenText>
          <Icon className="ms-2" name="external" />
        </>
      )}
    </a>
  );
}
