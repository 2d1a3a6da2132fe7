import type { Command } from 'commander';
import type { ActionFor } from './program.ts';

/** Adds a noun's verbs, arguments, options and help to its command. */
export type FillNoun = (noun: Command, action: ActionFor) => void;

export interface Noun {
  readonly name: string;
  /** The line of `overture --help`. */
  readonly description: string;
  readonly group: 'Work' | 'What generations use' | 'Looking after it';
  /** Loaded only when the noun is called, so that `overture --help` starts at once. */
  readonly load: () => Promise<FillNoun>;
}

/** Every noun, in the order of `overture --help`. */
export const nouns: readonly Noun[] = [
  {
    name: 'contact',
    description: 'Contacts in the CRM.',
    group: 'Work',
    load: async () => (await import('./commands/contact/index.ts')).contactCommand,
  },
  {
    name: 'generate',
    description: 'Write email sequences and playbooks.',
    group: 'Work',
    load: async () => (await import('./commands/generate/index.ts')).generateCommand,
  },
  {
    name: 'history',
    description: 'Generated sequences.',
    group: 'Work',
    load: async () => (await import('./commands/history/index.ts')).historyCommand,
  },
  {
    name: 'users',
    description: 'Who may sign in.',
    group: 'Looking after it',
    load: async () => (await import('./commands/users/index.ts')).usersCommand,
  },
  {
    name: 'keys',
    description: 'Stored API keys of HubSpot and OpenAI.',
    group: 'What generations use',
    load: async () => (await import('./commands/keys/index.ts')).keysCommand,
  },
  {
    name: 'queue',
    description: 'The job queue and what it put aside.',
    group: 'Looking after it',
    load: async () => (await import('./commands/queue/index.ts')).queueCommand,
  },
  {
    name: 'audit',
    description: 'Who did what: sign-ins, pushes, and changes of users, keys, prompts and models, newest first.',
    group: 'Looking after it',
    load: async () => (await import('./commands/audit/index.ts')).auditCommand,
  },
  {
    name: 'doctor',
    description: 'Check settings, store, queue and credentials, a line each.',
    group: 'Looking after it',
    load: async () => (await import('./commands/doctor/index.ts')).doctorCommand,
  },
  {
    name: 'migrate',
    description: 'Bring the store up to date; every start does the same.',
    group: 'Looking after it',
    load: async () => (await import('./commands/migrate/index.ts')).migrateCommand,
  },
];
