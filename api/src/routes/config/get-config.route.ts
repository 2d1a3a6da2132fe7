import { getConfig } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { ClientConfig } from '../../client-config.ts';

export const getConfigRoute = defineRoute(getConfig, { config: ClientConfig }, (_call, { config }) => config.read());
