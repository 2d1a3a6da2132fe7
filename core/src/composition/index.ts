export * from './backup.ts';
export * from './open-core.ts';
export * from './settings.ts';
export * from './store.ts';
