import { noFlashScript } from '@everstep/ui/no-flash';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes the look into the page before its first paint; the server puts its nonce in at each request. */
const noFlash: Plugin = {
  name: 'everstep-no-flash',
  transformIndexHtml: (html) => html.replace('<!--no-flash-->', `<script nonce="__CSP_NONCE__">${noFlashScript}</script>`),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), noFlash],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8787', '/files': 'http://127.0.0.1:8787', '/health': 'http://127.0.0.1:8787' } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // An older target would rewrite light-dark() and break nested modes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    assetsInlineLimit: 0,
  },
});
