/**
 * Everything that commands work with: the core's use cases and presenters, and our own modules that need the core or a
 * library. A command imports it inside `run`, because `--help` and the Tab key load the file of a command too.
 */
export * from '@overture/core/app';
export * from '@overture/core/presentation';
export * from './acting-user.ts';
export * from './confirm.ts';
export * from './contact-argument.ts';
export * from './find-stored.ts';
export * from './follow-generation.ts';
export * from './follow-trial.ts';
export * from './password-input.ts';
export * from './prompt-file.ts';
export * from './prompt-folder.ts';
export * from './sandbox-end.ts';
export * from './saved-key.ts';
export * from './secret-input.ts';
export * from './table.ts';
