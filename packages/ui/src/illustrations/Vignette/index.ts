export { type VignetteScene, vignetteScenes } from './drawings.tsx';
export { Vignette, type VignetteProps } from './Vignette.tsx';
