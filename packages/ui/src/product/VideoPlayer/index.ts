export { VideoPlayer, type VideoPlayerProps, type VideoTrack } from './VideoPlayer.tsx';
