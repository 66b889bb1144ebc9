import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { VideoFrame } from '#ui/video-frame.tsx';
import type { VideoFrameProps } from '#ui/video-frame.tsx';

type VideoSectionProps = BandProps & { video: VideoFrameProps };

/** A film. In a band without a heading its title is the heading. */
export function VideoSection({ video, children, ...band }: VideoSectionProps) {
  return (
    <Band {...band} heading={band.heading ?? video.title}>
      <VideoFrame {...video} untitled={band.heading === undefined} />
      {children}
    </Band>
  );
}
