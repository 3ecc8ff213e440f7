import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from '../styles/layers.ts';
import { sharedColors } from '../tokens/shared-colors.ts';
import { ownVars } from './contract.css.ts';
import { colorVars } from './make-theme.ts';

/**
 * Defines colours that only a few components draw with, in a stylesheet of their own: pages without those components do not load it.
 *
 * @returns the variables
 */
export function ownColors<Group extends keyof typeof ownVars.color>(group: Group): (typeof ownVars.color)[Group] {
  globalStyle(':where(:root)', inLayer('tokens', { vars: colorVars({ [group]: sharedColors[group] }) }));
  return ownVars.color[group];
}
