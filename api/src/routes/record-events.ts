import { recordEvents } from '@overture/core/contract';
import { StatusHub } from '../events/status-hub.ts';
import { defineEventRoute } from '@overture/core/platform/http/route';

export const recordEventsRoute = defineEventRoute(recordEvents, StatusHub, ({ session }, hub, sink) =>
  hub.watch(session.userId, sink),
);
