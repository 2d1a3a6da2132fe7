export { renderInApp } from './render-in-app.tsx';
export type { RenderedApp, RenderInAppOptions } from './render-in-app.tsx';
export { fakeFetch } from './fake-fetch.ts';
export type { FakeAnswer, FakeFetch } from './fake-fetch.ts';
export { signedIn, tokenOf } from './sessions.ts';
export { buildKey, buildModel, buildPrompt } from './agency.ts';
export { buildConfig } from './config.ts';
export { buildDetail, buildEmail, buildSummary, submittedAt } from './records.ts';
export { buildUsage, emptyUsage } from './usage.ts';
