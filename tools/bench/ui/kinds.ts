import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../process.ts';

const peersFolder = join(import.meta.dirname, '../peers');

/** Pages whose bytes are counted, each with no more than it needs; `all` is the page on which the rest is measured. */
export const pageNames = ['button', 'dialog', 'dashboard', 'all'] as const;
export type PageName = (typeof pageNames)[number];

export interface KindSource {
  readonly label: string;
  /** Module with the parts. */
  readonly parts: string;
  /** Stylesheets that a page imports besides. */
  readonly styles: (page: PageName) => readonly string[];
}

const plain = (name: string) => join(import.meta.dirname, 'plain', `${name}.css`);
const mantine = (...names: string[]) => names.map((name) => `@mantine/core/styles/${name}.css`);
const mantineBase = mantine('baseline', 'default-css-variables', 'global', 'UnstyledButton', 'Loader', 'Button');
const mantineDialog = mantine('Paper', 'Overlay', 'CloseButton', 'ModalBase', 'Modal', 'Group', 'Text', 'ScrollArea');
const mantineDashboard = mantine('NavLink', 'Card', 'Title', 'Badge', 'Stack');
const peer = (label: string, name: string, styles: KindSource['styles'] = () => []): KindSource => ({
  label,
  parts: join(peersFolder, `${name}.tsx`),
  styles,
});

const house = {
  plain: {
    label: 'plain',
    parts: join(import.meta.dirname, 'plain/plain.tsx'),
    styles: (page) =>
      ({
        button: ['base', 'button'],
        dialog: ['base', 'button', 'dialog'],
        dashboard: ['base', 'schemes', 'button', 'dashboard'],
        all: ['base', 'schemes', 'button', 'dialog', 'dashboard', 'chat'],
      })[page].map(plain),
  },
  ours: {
    label: 'ours',
    parts: join(import.meta.dirname, 'ours.tsx'),
    styles: (page) =>
      page === 'button' || page === 'dialog' ? ['@everstep/ui/styles/base', '@everstep/ui/themes/teal'] : ['@everstep/ui/styles'],
  },
} as const satisfies Record<string, KindSource>;

const peers = {
  mui: peer('MUI', 'mui'),
  // One file for each component, in the order that its documentation asks for.
  mantine: peer('Mantine', 'mantine', (page) => {
    const dialog = page === 'dialog' || page === 'all' ? mantineDialog : [];
    const dashboard = page === 'dashboard' || page === 'all' ? [...mantine('Group', 'Text', 'Paper'), ...mantineDashboard] : [];
    return [...new Set([...mantineBase, ...dialog, ...dashboard, ...(page === 'all' ? mantine('Input') : [])])];
  }),
  chakra: peer('Chakra', 'chakra'),
  radix: peer('Radix Themes', 'radix', () => ['@radix-ui/themes/styles.css']),
} as const satisfies Record<string, KindSource>;

const packages = { mui: '@mui/material', mantine: '@mantine/core', chakra: '@chakra-ui/react', radix: '@radix-ui/themes' } as const;

export const houseKinds = house;
export const allKinds = { ...house, ...peers };
export type KindName = keyof typeof allKinds;

/** Installs the peers as their lockfile says, unless that was done before. */
export function installPeers(): void {
  const [lock, stamp] = [join(peersFolder, 'package-lock.json'), join(peersFolder, 'node_modules/.package-lock.json')];
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the peers …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: peersFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed');
}

/** Names and versions of what is compared. */
export function versionsText(withPeers: boolean): string {
  const version = (folder: string, name: string): string => {
    // Every package has a version in its manifest.
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string };
    return manifest.version;
  };
  const own = `React ${version(root, 'react')}, Vite ${version(root, 'vite')}`;
  if (!withPeers) return own;
  const names = Object.entries(packages).map(
    ([kind, name]) => `${peers[kind as keyof typeof packages].label} ${version(peersFolder, name)}`,
  );
  return [own, ...names].join(', ');
}
