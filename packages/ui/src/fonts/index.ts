import './fonts.css.ts';

/** Address of the one font worth preloading: Figtree, the text face. `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export { default as figtreeUrl } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
