export { BuildStamp, type BuildStampProps } from './BuildStamp.tsx';
