import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Prose } from './prose.tsx';

type NoticeTone = 'warning' | 'info' | 'success';

const toneIcon = { warning: 'warning', info: 'info', success: 'check' } satisfies {
  [tone in NoticeTone]: IconName;
};

export type NoticeProps = {
  tone: NoticeTone;
  /** Says more than the sign of the tone. */
  icon?: IconName | undefined;
  heading?: string | undefined;
  /** 2 where the notice is a band of its own, 3 inside one. */
  level?: 2 | 3 | undefined;
  html?: string | undefined;
  children?: ReactNode;
};

export function Notice({ tone, icon = toneIcon[tone], heading, level = 3, html, children }: NoticeProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`notice ${tone}`}>
      <Icon name={icon} big />
      <div>
        {heading && <Heading>{heading}</Heading>}
        {html && <Prose html={html} />}
        {children}
      </div>
    </div>
  );
}
