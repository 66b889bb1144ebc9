import { Band, type BandProps } from '#ui/band.tsx';
import { VideoFrame, type VideoFrameProps } from '#ui/video-frame.tsx';

export type VideoProps = BandProps & { videos: VideoFrameProps[] };

export function Video({ videos, children, ...band }: VideoProps) {
  return (
    <Band {...band}>
      <div className={videos.length > 1 ? 'videos two' : 'videos'}>
        {videos.map((video) => (
          <VideoFrame key={video.title} {...video} />
        ))}
      </div>
      {children}
    </Band>
  );
}
