import { getConfig } from '@overture/core/contract';
import { defineRoute } from '@overture/core/platform/http/route';
import { ClientConfig } from '../client-config.ts';

export const getConfigRoute = defineRoute(getConfig, ClientConfig, (_call, config) => config.read());
