import { ownMarkerPrefix } from '../../contacts/domain/own-note.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';

/** The last line of a step's task, by which it is found again. */
export const markerOf = ({ id }: Pick<HandOver, 'id'>, index: number): string => `${ownMarkerPrefix}${id}-${index}`;
