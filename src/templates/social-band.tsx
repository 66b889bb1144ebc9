import { find } from '#content/site.ts';
import type { View } from '#page/view.ts';
import { SocialSection } from '#sections/social.tsx';
import type { BandProps } from '#ui/band.tsx';
import { AfterText } from './notes.tsx';

type SocialBandProps = BandProps & { view: View; links: string[]; feedNote?: string | undefined };

export function SocialBand({ view, links, feedNote, ...band }: SocialBandProps) {
  const { words } = view;
  return (
    <SocialSection
      {...band}
      newTabNote={words.newTab}
      pendingLabel={words.linkSoon}
      links={links.map((id) => {
        const { name, icon, color, follow, url } = find(view.site, 'social', id).data;
        return { name, icon, color, follow, href: url };
      })}
    >
      <AfterText html={feedNote} />
    </SocialSection>
  );
}
