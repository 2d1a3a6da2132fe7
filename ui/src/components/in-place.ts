/**
 * How everything that pops up is placed: in the document it stays beside its control, so that it belongs to the same
 * landmark or dialog, and on the screen no scrolling container cuts it off.
 */
export const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const;
