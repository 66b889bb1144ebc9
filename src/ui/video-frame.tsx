import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';

/** The still picture of a video that has none: the sun over the hills, where the button is. */
export function Poster() {
  return (
    <svg className="art" viewBox="0 0 320 180" aria-hidden="true">
      <path className="sky" d="M0 0h320v180H0z" />
      <circle className="sol" cx="160" cy="84" r="58" />
      <path className="far" d="M0 180v-52l44-30 38 24 46-44 52 46 44-26 96 46v36z" />
      <path d="M0 146h320M24 158h76M150 164h60M236 156h60" />
    </svg>
  );
}

export type VideoFrameProps = {
  title: string;
  /** Such as "3:20"; part of the button's name. */
  duration?: string | undefined;
  /** The heading of its band says the title already. */
  untitled?: boolean | undefined;
  /** Names the film too: "Play video: Meet the attorney". */
  playLabel: string;
  comingSoonLabel: string;
  /** None yet: the frame says so and nothing can be played. */
  source?: VideoSource | undefined;
  html?: string | undefined;
  /** Its still picture, 16 to 9; one is drawn where there is none. */
  poster?: VideoPoster | undefined;
  transcript?: { label: string; html: string } | undefined;
};

type VideoPoster = {
  src: string;
  /** A picture that people see first is not made to wait. */
  first?: boolean | undefined;
};

type VideoSource = {
  /** Address of the player, asked for only after a click. */
  embedHref: string;
  /** The same film on a page of its own, for browsers without scripts. */
  watchHref: string;
  watchLabel: string;
  /** What pressing play means for the visitor's privacy. */
  notice: string;
  newTabNote: string;
  /** Starts by itself, without sound, once the visitor has asked for the player; not where motion is unwelcome. */
  autoplayMuted?: boolean | undefined;
};

export function VideoFrame(props: VideoFrameProps) {
  const { title, duration, untitled = false, playLabel, comingSoonLabel, source, html, transcript } = props;
  const still = props.poster === undefined ? <Poster /> : <StillPicture {...props.poster} />;
  return (
    <div className="video">
      <figure data-video-frame="">
        {source ? (
          <button
            type="button"
            className="play"
            data-video={source.embedHref}
            data-title={title}
            data-autoplay={source.autoplayMuted}
          >
            {still}
            <span className="disc">
              <Icon name="play" big />
            </span>
            <HiddenText>
              {playLabel} {duration}
            </HiddenText>
          </button>
        ) : (
          <div className="play">
            {still}
            <span className="disc soon">
              <Icon name="clock" />
              {comingSoonLabel}
            </span>
          </div>
        )}
        <figcaption>
          {!untitled && <b>{title}</b>} {duration && <small>{duration}</small>}
          {html && <Prose html={html} />}
          {source && (
            <p className="note">
              {source.notice}{' '}
              <a href={source.watchHref} target="_blank" rel="noopener">
                {source.watchLabel}
                <HiddenText>
                  : {title} {source.newTabNote}
                </HiddenText>
              </a>
            </p>
          )}
        </figcaption>
      </figure>
      {transcript && (
        <details className="q">
          <summary>
            {transcript.label}
            <HiddenText> {title}</HiddenText>
            <Icon name="chevron" />
          </summary>
          <Prose html={transcript.html} />
        </details>
      )}
    </div>
  );
}

/** Decorative: the button or the sign on it has the words. In a `picture`, React adds no preload that would come before the text. */
function StillPicture({ src, first = false }: VideoPoster) {
  return (
    <picture>
      <img src={src} alt="" width={1280} height={720} loading={first ? undefined : 'lazy'} />
    </picture>
  );
}
