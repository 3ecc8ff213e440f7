import { RoundTree } from '../RoundTree.tsx';
import * as ink from '../scenery.css.ts';

/** A mast whose waves fade. */
export const signalLost = (
  <>
    <path className={ink.post} d="M110 120V66" />
    <path className={ink.line} d="M98 120L110 92L122 120" />
    <circle className={ink.sun} cx={110} cy={62} r={6} />
    <path className={ink.wave} d="M94 50A20 20 0 0 1 126 50" />
    <path className={ink.waveFading} d="M84 40A34 34 0 0 1 136 40" />
    <RoundTree x={172} y={116} />
  </>
);
