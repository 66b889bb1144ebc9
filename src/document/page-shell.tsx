import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { BreadcrumbsProps } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import type { FooterProps } from './footer.tsx';
import { Navigation, TopBar } from './navigation.tsx';
import type { NavigationProps, TopBarProps } from './navigation.tsx';

export type PageShellProps = {
  skipLabel: string;
  topBar: TopBarProps;
  navigation: NavigationProps;
  breadcrumbs?: BreadcrumbsProps | undefined;
  children: ReactNode;
  footer: FooterProps;
};

export function PageShell(props: PageShellProps) {
  const { skipLabel, topBar, navigation, breadcrumbs, children, footer } = props;
  return (
    <>
      <header className="head">
        <a className="skip" href="#main">
          {skipLabel}
        </a>
        <TopBar {...topBar} />
        <Navigation {...navigation} />
      </header>
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} />
    </>
  );
}
