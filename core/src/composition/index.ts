export * from './backup.ts';
export type { AdapterOverrides } from './bind-adapters.ts';
export * from './open-core.ts';
export { SettingsError } from './environment.ts';
export { readSettings } from './read-settings.ts';
export type { Settings } from '../platform/settings/settings.ts';
export * from './store.ts';
