/** Converts domain objects into the contract's wire shapes. */
export * from './ai-model.ts';
export * from './api-key.ts';
export * from './audit-entry.ts';
export * from './connection.ts';
export * from './contact.ts';
export * from './limit.ts';
export * from './hand-over.ts';
export * from './moment.ts';
export * from './outcomes.ts';
export * from './page.ts';
export * from './prompt.ts';
export * from './record.ts';
export * from './sample.ts';
export * from './trial.ts';
export * from './usage.ts';
export * from './user.ts';
