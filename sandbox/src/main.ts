import { enableCompileCache } from 'node:module';

// Enabled before the other modules are loaded, because removing their types takes most of the start-up time and is
// cached.
enableCompileCache();
const { run } = await import('./run.ts');
await run();
