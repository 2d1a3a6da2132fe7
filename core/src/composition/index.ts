export * from './backup.ts';
export * from './open-core.ts';
export { SettingsError } from './environment.ts';
export { readSettings } from './read-settings.ts';
export * from './settings.ts';
export * from './store.ts';
