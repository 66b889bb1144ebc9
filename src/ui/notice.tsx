import type { ReactNode } from 'react';
import { joinClasses, tw } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Prose } from './prose.tsx';

type NoticeTone = 'warning' | 'info' | 'success';

const toneIcon = { warning: 'warning', info: 'info', success: 'check' } satisfies {
  [tone in NoticeTone]: IconName;
};

const toneClass = {
  warning: tw`border-red bg-blush`,
  info: tw`border-edge border-l-link bg-mist`,
  success: tw`border-edge border-l-link bg-white`,
} satisfies { [tone in NoticeTone]: string };

export type NoticeProps = {
  tone: NoticeTone;
  heading?: string | undefined;
  /** For a notice in its own band: aligns its text with other bands, and makes its heading an h2. */
  wide?: boolean | undefined;
  html?: string | undefined;
  children?: ReactNode;
};

export function Notice({ tone, heading, wide, html, children }: NoticeProps) {
  const Heading = wide ? 'h2' : 'h3';
  const color = tone === 'warning' ? tw`text-red` : tw`text-deep`;
  const icon = <Icon className={color} name={toneIcon[tone]} big={heading !== undefined} />;
  return (
    <div
      className={joinClasses(
        tw`rounded-sm border border-l-8 p-5`,
        toneClass[tone],
        heading === undefined
          ? tw`grid grid-cols-[auto_minmax(0,1fr)] gap-3 [&>svg]:mt-0.5`
          : tw`grid grid-cols-1 gap-x-3 gap-y-1.5`,
        heading !== undefined && wide && tw`lg:grid-cols-[18.5rem_1fr] lg:gap-x-12`,
      )}
    >
      {heading === undefined ? (
        icon
      ) : (
        <div className="flex gap-3">
          {icon}
          <Heading className={joinClasses(tw`text-h3/tight`, color)}>{heading}</Heading>
        </div>
      )}
      <div>
        {html && <Prose html={html} />}
        {children}
      </div>
    </div>
  );
}
