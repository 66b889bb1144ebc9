import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Navigation, type NavigationProps } from './navigation.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';

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
