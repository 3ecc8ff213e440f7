export { EmptyScene, type EmptySceneProps } from './EmptyScene.tsx';
