import { Band, BandFrame } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { VideoFrame, VideoPlaceholder } from '#ui/video-frame.tsx';
import type { VideoFrameProps } from '#ui/video-frame.tsx';

type VideoSectionProps = BandProps & {
  video: VideoFrameProps;
  /** Link to the text version on the page. */
  textVersionHref?: string | undefined;
};

/** A video or its placeholder. In a band without a heading, the video's title is the heading. */
export function VideoSection({ video, textVersionHref, children, ...band }: VideoSectionProps) {
  const { source } = video;
  if (source === undefined) {
    return (
      <BandFrame id={band.id} joined>
        <div className="page-column">
          <VideoPlaceholder
            {...video}
            title={band.heading ?? video.title}
            textVersionHref={textVersionHref}
          />
          {children}
        </div>
      </BandFrame>
    );
  }
  return (
    <Band {...band} heading={band.heading ?? video.title}>
      <VideoFrame {...video} source={source} hidesTitle={band.heading === undefined} />
      {children}
    </Band>
  );
}
