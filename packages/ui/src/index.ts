export { VisuallyHidden } from './a11y/VisuallyHidden.tsx';
export * from './components/Button/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/Inline/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/Stack/index.ts';
export { type LinkComponentProps, LinkProvider } from './internal/link-context.tsx';
export { applyLook, type ColorMode, colorModes, readColorMode } from './themes/apply-look.ts';
