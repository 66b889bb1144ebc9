import { playVideos } from '../start/videos.ts';

playVideos();
