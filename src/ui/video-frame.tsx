import { Disclosure } from './disclosure.tsx';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { Note } from './note.tsx';
import { AvifSource } from './picture.tsx';
import type { Renditions } from '#content/source/pictures.ts';
import { Prose } from './prose.tsx';

/** Default poster: the sun over hills, with the play button in place of the sun. */
function Poster() {
  return (
    <svg
      className="w-full fill-none stroke-deep stroke-[1.25] forced-colors:stroke-[CanvasText]!"
      viewBox="0 0 320 180"
      aria-hidden="true"
    >
      <path className="fill-sky stroke-none forced-colors:fill-[Canvas]" d="M0 0h320v180H0z" />
      <circle className="fill-sun stroke-none" cx="160" cy="84" r="58" />
      <path
        className="fill-haze stroke-none forced-colors:fill-[Canvas]"
        d="M0 180v-52l44-30 38 24 46-44 52 46 44-26 96 46v36z"
      />
      <path d="M0 146h320M24 158h76M150 164h60M236 156h60" />
    </svg>
  );
}

export type VideoFrameProps = {
  title: string;
  /** Such as "3:20". Part of the button's name. */
  duration?: string | undefined;
  /** Hides the title, because the band's heading is the same. */
  hidesTitle?: boolean | undefined;
  /** Label of the play button with the title: "Play video: Meet the attorney". */
  playLabel: string;
  comingSoonLabel: string;
  /** Undefined until the video exists. */
  source?: VideoSource | undefined;
  html?: string | undefined;
  /** Poster with an aspect ratio of 16:9. Defaults to a drawing. */
  poster?: VideoPoster | undefined;
  transcript?: { label: string; html: string } | undefined;
};

export type PlayableVideo = VideoFrameProps & { source: VideoSource };

type VideoPoster = {
  src: string;
  renditions?: Renditions | undefined;
  /** Whether the poster is in the first viewport and loads eagerly. */
  first?: boolean | undefined;
};

type VideoSource = {
  /** URL of the player, requested only after a click. */
  embedHref: string;
  /** Page with the same video, for browsers without JavaScript. */
  watchHref: string;
  watchLabel: string;
  /** Privacy notice about the video service. */
  notice: string;
  newTabNote: string;
  /** Starts muted as soon as the player is loaded, except with reduced motion. */
  autoplayMuted?: boolean | undefined;
};

/** The video player. Without a source, `VideoPlaceholder` takes its place. */
export function VideoFrame(props: PlayableVideo) {
  const { title, duration, hidesTitle = false, playLabel, source, html } = props;
  const poster = props.poster === undefined ? <Poster /> : <PosterImage {...props.poster} />;
  return (
    <div>
      <figure
        className="[&>iframe]:block [&>iframe]:aspect-video [&>iframe]:w-full [&>iframe]:rounded-md"
        data-video-frame=""
      >
        <button
          type="button"
          className="relative block aspect-video w-full cursor-pointer overflow-hidden rounded-md border-2 border-deep bg-transparent text-deep [font:inherit] print:hidden"
          data-video={source.embedHref}
          data-title={title}
          data-autoplay={source.autoplayMuted ? '' : undefined}
        >
          {poster}
          <span className="absolute top-[47%] left-1/2 flex w-max max-w-[calc(100%-1rem)] items-center gap-2 rounded-[4rem] border-2 bg-white p-4 [translate:-50%_-50%]">
            <Icon name="play" big />
          </span>
          <HiddenText>
            {playLabel} {duration}
          </HiddenText>
        </button>
        <figcaption className="mt-2">
          {!hidesTitle && <b>{title}</b>} {duration && <small>{duration}</small>}
          {html && <Prose html={html} />}
          <Note>
            {source.notice}{' '}
            <a href={source.watchHref} target="_blank" rel="noopener">
              {source.watchLabel}
              <HiddenText>
                : {title} {source.newTabNote}
              </HiddenText>
            </a>
          </Note>
        </figcaption>
      </figure>
      <Transcript {...props} />
    </div>
  );
}

type VideoPlaceholderProps = VideoFrameProps & {
  /** Link to the transcript or text version on the page. */
  textVersionHref?: string | undefined;
};

/** One line of text for a video that doesn't exist yet. */
export function VideoPlaceholder(props: VideoPlaceholderProps) {
  const { title, comingSoonLabel, textVersionHref } = props;
  return (
    <>
      <figure className="flex items-center gap-2 text-s text-soft" data-video-frame="">
        <span className="grid aspect-video h-5 flex-none place-content-center rounded-sm border border-edge print:hidden">
          <Icon name="play" />
        </span>
        <figcaption>
          {textVersionHref === undefined ? title : <a href={textVersionHref}>{title}</a>}: {comingSoonLabel}
        </figcaption>
      </figure>
      <Transcript {...props} />
    </>
  );
}

function Transcript({ title, transcript }: VideoFrameProps) {
  if (transcript === undefined) return undefined;
  const label = (
    <>
      {transcript.label}
      <HiddenText> {title}</HiddenText>
    </>
  );
  return <Disclosure label={label} html={transcript.html} />;
}

/** A decorative poster. It is inside `picture`, because React would preload a plain image ahead of the text. */
function PosterImage({ src, renditions, first = false }: VideoPoster) {
  return (
    <picture>
      {renditions && <AvifSource renditions={renditions} />}
      <img
        className="h-full object-cover"
        src={renditions?.fallback ?? src}
        alt=""
        width={1280}
        height={720}
        loading={first ? undefined : 'lazy'}
      />
    </picture>
  );
}
