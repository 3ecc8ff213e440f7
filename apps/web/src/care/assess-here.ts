// A chunk of its own: only where words cannot be read aside are the rules fetched into the page.
export { assess } from '@everstep/domain';
