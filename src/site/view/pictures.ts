import { listSections } from '#practice/page-parts.ts';
import { getEntry } from '#content/site.ts';
import type { PictureProps } from '#ui/picture.tsx';
import type { PlayableVideo, VideoFrameProps } from '#ui/video-frame.tsx';
import { fill } from './view.ts';
import type { View } from './view.ts';

/** Builds the props of a picture in `public/`. Its dimensions reserve space while it loads. */
export function buildPicture({ site }: View, src: string, alt: string): PictureProps {
  const size = site.pictures.get(src);
  if (size === undefined) throw new Error(`The picture ${src} wasn’t measured.`);
  return { src, alt, ...size };
}

/** Builds the props of a video's player, which loads on a click, or of its placeholder if there is no video yet. */
export function buildVideoFrame(view: View, id: string): VideoFrameProps {
  const { data, body } = getEntry(view.site, 'videos', id);
  const { frame } = view;
  return {
    title: data.title,
    duration: data.duration,
    playLabel: fill(frame.play, { title: data.title }),
    comingSoonLabel: frame.videoSoon,
    html: data.about,
    poster:
      data.poster === undefined
        ? undefined
        : {
            src: data.poster,
            renditions: view.site.pictures.get(data.poster)?.renditions,
            first: isFirstSection(view, id),
          },
    source:
      data.address === undefined
        ? undefined
        : {
            embedHref: data.address,
            watchHref: data.address,
            watchLabel: frame.videoLink,
            notice: frame.videoConsent,
            newTabNote: frame.newTab,
            autoplayMuted: data.autoplay,
          },
    transcript: data.transcript ? { label: frame.transcript, html: body.html } : undefined,
  };
}

/** Builds the props of a case study's video, without the description, because its card has one. Undefined if there is no video yet. */
export function findCaseVideo(view: View, id: string): PlayableVideo | undefined {
  const { source, ...frame } = buildVideoFrame(view, id);
  return source && { ...frame, source, html: undefined };
}

/** Whether the video is directly below the hero, so that its poster is loaded eagerly. */
function isFirstSection({ page: { entry } }: View, id: string): boolean {
  const [first] = listSections(entry);
  return first?.type === 'video' && first.video === id;
}
