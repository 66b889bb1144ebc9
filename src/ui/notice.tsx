import type { ReactNode } from 'react';
import { classes, tw } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Prose } from './prose.tsx';

type NoticeTone = 'warning' | 'info' | 'success';

const toneIcon = { warning: 'warning', info: 'info', success: 'check' } satisfies {
  [tone in NoticeTone]: IconName;
};

const toneClass = {
  warning: tw('border-red bg-blush [&>svg]:text-red'),
  info: tw('border-edge border-l-link bg-mist'),
  success: tw('border-edge border-l-link bg-mist'),
} satisfies { [tone in NoticeTone]: string };

export type NoticeProps = {
  tone: NoticeTone;
  heading?: string | undefined;
  /** 2 where the notice is a band of its own, 3 inside one. */
  level?: 2 | 3 | undefined;
  html?: string | undefined;
  children?: ReactNode;
};

export function Notice({ tone, heading, level = 3, html, children }: NoticeProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  // As wide as the page: its words stand where those of other bands do.
  const wide = level === 2 && heading !== undefined;
  return (
    <div
      className={classes(
        'grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 rounded-sm border border-l-8 p-5',
        wide && 'lg:grid-cols-[auto_18rem_1fr]',
        toneClass[tone],
      )}
    >
      <Icon name={toneIcon[tone]} big />
      {heading && (
        <Heading
          className={classes(
            'font-serif text-h3/tight font-bold',
            tone === 'warning' ? 'text-red' : 'text-deep',
          )}
        >
          {heading}
        </Heading>
      )}
      <div className={classes(heading && 'col-span-2', wide && 'lg:col-span-1')}>
        {html && <Prose html={html} />}
        {children}
      </div>
    </div>
  );
}
