export { Landscape, type LandscapeProps } from './Landscape.tsx';
export { type Daytime, daytimeOf, daytimes } from './scene.ts';
