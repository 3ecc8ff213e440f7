import { noFlashScript } from '@everstep/ui/no-flash';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes the look into the page before its first paint; the server puts its nonce in at each request. */
const noFlash: Plugin = {
  name: 'everstep-no-flash',
  transformIndexHtml: (html) => html.replace('<!--no-flash-->', `<script nonce="__CSP_NONCE__">${noFlashScript}</script>`),
};

/** Asks for the text face together with the styles that name it; other faces come when a page uses them. */
const preloadTextFace: Plugin = {
  name: 'everstep-preload-text-face',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
};

/** What the endpoint table says to readers of its documents, and to the server, is not for browsers; they ask whether a call is public. */
const withoutDocumentation: Plugin = {
  name: 'everstep-without-documentation',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages[\\/]domain[\\/]src[\\/].*[\\/]endpoints\.ts$/ },
    handler: (code) => ({
      code: code.replace(/^\s*(?:(?:errors|summary|status|hoist|stream|aliases): .*|auth: '(?:member|admin)'),$/gm, ''),
      map: null,
    }),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), noFlash, preloadTextFace, withoutDocumentation],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8787', '/files': 'http://127.0.0.1:8787', '/health': 'http://127.0.0.1:8787' } },
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // An older target would rewrite light-dark() and break nested modes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // All of these browsers preload modules by themselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Many small files compress badly: what arrives together travels together. A group takes along what it imports and
        // what no group before it has taken: what every page starts with, what many share, the door, a member's first page.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|swr|use-sync-external-store|dequal)[\\/]/,
              priority: 5,
            },
            // Door and first page share these: left to them, they would bring the styles of one to the other.
            {
              name: 'start',
              test: /apps[\\/]web[\\/]src[\\/]main\.tsx|domain[\\/]src[\\/]layout[\\/]|ui[\\/]src[\\/](?:components[\\/](?:Banner|Field|FormErrorSummary|Inline|Logo|TextField)[\\/]|illustrations[\\/]Landscape[\\/]|internal[\\/](?:dialog-actions|own-escape|use-direction|use-value)\.ts|styles[\\/]media\.ts)/,
              priority: 4,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 6, priority: 3.6 },
            // Menus, dialogs and what holds them up come with the first page that opens one, not with what all pages share.
            {
              name: 'overlays',
              test: /node_modules[\\/](?:@radix-ui|radix-ui|@floating-ui|react-remove-scroll|react-style-singleton|aria-hidden|tslib|use-callback-ref|use-sidecar)|packages[\\/]ui[\\/]src[\\/](?:components[\\/](?:Dialog|Drawer|Menu|Popover|Select|Tooltip)|internal[\\/](?:MenuLayer|Modal))[\\/]/,
              minShareCount: 4,
              priority: 3.5,
            },
            // Many places can show a card, and a first page none: its words do not come along with what all pages share.
            { name: 'care', test: /domain[\\/]src[\\/]care[\\/]questions\.ts/, priority: 3.2 },
            { name: 'base', test: /packages[\\/](?:ui|domain)|apps[\\/]web|vanilla-extract|lucide-react/, minShareCount: 14, priority: 3 },
            { name: 'door', test: /apps[\\/]web[\\/]src[\\/]accounts[\\/]AuthPage/, priority: 1 },
            {
              name: 'today',
              test: /apps[\\/]web[\\/]src[\\/](?:layout[\\/](?:Shell|MemberArea)|dashboard[\\/]DashboardPage)\.tsx/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
