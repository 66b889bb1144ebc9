import { sectionsOf } from '#practice/page-parts.ts';
import { find } from '#content/site.ts';
import type { PictureProps } from '#ui/picture.tsx';
import type { PlayableFilm, VideoFrameProps } from '#ui/video-frame.tsx';
import { fill } from './view.ts';
import type { View } from './view.ts';

/** A picture of `public/` with the size of its file, which keeps its place until it arrives. */
export function pictureOf({ site }: View, src: string, alt: string): PictureProps {
  const size = site.pictures.get(src);
  if (size === undefined) throw new Error(`Unchecked picture: ${src} was not measured.`);
  return { src, alt, ...size };
}

/** A video from its file: a player that loads on a click, or a placeholder until there is one. */
export function videoFrame(view: View, id: string): VideoFrameProps {
  const { data, body } = find(view.site, 'videos', id);
  const { words } = view;
  return {
    title: data.title,
    duration: data.duration,
    playLabel: fill(words.play, { title: data.title }),
    comingSoonLabel: words.videoSoon,
    html: data.about,
    poster:
      data.poster === undefined
        ? undefined
        : {
            src: data.poster,
            renditions: view.site.pictures.get(data.poster)?.renditions,
            first: opensPage(view, id),
          },
    source:
      data.address === undefined
        ? undefined
        : {
            embedHref: data.address,
            watchHref: data.address,
            watchLabel: words.videoLink,
            notice: words.videoConsent,
            newTabNote: words.newTab,
            autoplayMuted: data.autoplay,
          },
    transcript: data.transcript ? { label: words.transcript, html: body.html } : undefined,
  };
}

/** The film of a case study, which its card describes already; undefined while there is only a place for one. */
export function caseFilm(view: View, id: string): PlayableFilm | undefined {
  const { source, ...frame } = videoFrame(view, id);
  return source && { ...frame, source, html: undefined };
}

/** Right below the hero a film is in sight at once; the pictures of the others may wait. */
function opensPage({ page: { entry } }: View, id: string): boolean {
  const [first] = sectionsOf(entry);
  return first?.type === 'video' && first.video === id;
}
