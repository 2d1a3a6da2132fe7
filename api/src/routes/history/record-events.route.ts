import { recordEvents } from '@overture/core/contract';
import { StatusHub } from '../../events/status-hub.ts';
import { defineEventRoute } from '../../http/route.ts';

export const recordEventsRoute = defineEventRoute(recordEvents, { hub: StatusHub }, ({ session }, { hub }, sink) =>
  hub.watch(session.userId, sink),
);
