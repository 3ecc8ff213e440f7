/**
 * Attributes of an element that has a use of its own for Esc: emptying itself, closing its list, cancelling a move. Layers hear the key
 * before it does, so that stopping the event would come too late.
 *
 * @param wanted whether it has a use for the key just now
 */
export const ownEscape = (wanted: boolean) => ({ 'data-own-escape': wanted ? '' : undefined });

/** Whether Esc belongs to the element it was pressed in rather than to the layer around it. */
export const isOwnEscape = ({ target }: Event): boolean => target instanceof Element && target.matches('[data-own-escape]');
