/*
 * The command palette. Not part of '@overture/ui' itself: it is fetched when it is first opened, over the one kit the
 * shell provides.
 */
export { CommandPalette } from './command-palette.tsx';
export type { CommandPaletteProps, PaletteEntry, PaletteGroup } from './command-palette.tsx';
