import type { OpenCore } from '@overture/core/composition';

/** The address at which people open Overture. */
export const originOf = ({ settings }: OpenCore): string => settings.publicUrl ?? `http://localhost:${settings.port}`;
