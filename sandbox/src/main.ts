import { enableCompileCache } from 'node:module';

// Before the rest is loaded: stripping types from it is most of the start-up time, and needs doing only once.
enableCompileCache();
const { run } = await import('./run.ts');
await run();
