import type { ReactNode } from 'react';
import { Cairn, Fire, Sapling, Spruce, TrailSign } from '../motifs.tsx';
import * as ink from '../scenery.css.ts';
import { signalLost } from './signal-lost.tsx';

/** Scenes of empty and broken states. */
export const vignetteScenes = ['trail-sign', 'cairn', 'notebook', 'lake', 'camp-fire', 'signal-lost', 'not-found', 'sapling'] as const;
export type VignetteScene = (typeof vignetteScenes)[number];

const notebook = (
  <>
    <path className={ink.stone} d="M66 118C70 100 92 94 118 96C142 92 156 104 158 118Z" />
    <g transform="rotate(-8 110 88)">
      <path className={ink.paper} d="M78 70C90 66 102 67 111 73V98C102 92 90 91 78 95Z" />
      <path className={ink.paper} d="M144 70C132 66 120 67 111 73V98C120 92 132 91 144 95Z" />
      <path className={ink.line} d="M85 77L104 79M85 84L104 86M118 79L137 77M118 86L131 85" />
    </g>
    <path className={ink.post} d="M150 66L132 92" />
  </>
);
const lake = (
  <>
    <ellipse className={ink.water} cx={112} cy={116} rx={76} ry={13} />
    <path className={ink.ripple} d="M86 113H124M104 119H146M70 119H84" />
    <Spruce x={40} y={113} scale={0.9} />
    <Spruce x={186} y={114} scale={1.05} />
  </>
);
const campFire = (
  <>
    <circle className={ink.halo} cx={110} cy={100} r={34} />
    <Fire x={110} y={120} scale={1.15} />
    <path className={ink.log} d="M58 119H80M142 119H164" />
    <Spruce x={28} y={115} scale={1.1} />
    <Spruce x={196} y={114} scale={0.9} />
  </>
);
const notFound = (
  <>
    <path className={ink.trail} d="M16 126C46 128 60 118 90 120" />
    <path className={ink.trail} d="M130 120C150 120 158 104 172 96" />
    <ellipse className={ink.water} cx={110} cy={120} rx={19} ry={6} />
    <TrailSign x={62} y={114} scale={0.8} />
    <Sapling x={152} y={126} />
  </>
);

/** What stands in the middle of each scene. */
export const drawings: Readonly<Record<VignetteScene, ReactNode>> = {
  'trail-sign': (
    <>
      <TrailSign x={108} y={118} scale={1.25} />
      <Sapling x={160} y={116} />
    </>
  ),
  cairn: <Cairn x={110} y={120} scale={1.5} />,
  notebook,
  lake,
  'camp-fire': campFire,
  'signal-lost': signalLost,
  'not-found': notFound,
  sapling: <Sapling x={110} y={118} scale={2.4} />,
};
