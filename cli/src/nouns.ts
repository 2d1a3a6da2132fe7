import type { Command } from 'commander';
import type { ActionFor } from './program.ts';

/** Adds a noun's verbs, arguments, options and help to its command. */
export type FillNoun = (noun: Command, action: ActionFor) => void;

export interface Noun {
  readonly name: string;
  /** The line of `overture --help`. */
  readonly description: string;
  /** The heading it stands under there. */
  readonly group: string;
  /** Loaded only when the noun is called, so that `overture --help` starts at once. */
  readonly load: () => Promise<FillNoun>;
}

/** Every noun, in the order of `overture --help`. */
export const nouns: readonly Noun[] = [
  {
    name: 'contact',
    description: 'Contacts in the CRM: read one with its history.',
    group: 'Work',
    load: async () => (await import('./commands/contact/index.ts')).contactCommand,
  },
  {
    name: 'generate',
    description: 'Write email sequences and playbooks, for one contact or a whole list.',
    group: 'Work',
    load: async () => (await import('./commands/generate/index.ts')).generateCommand,
  },
  {
    name: 'history',
    description: 'Generated sequences: list, show, export, delete.',
    group: 'Work',
    load: async () => (await import('./commands/history/index.ts')).historyCommand,
  },
  {
    name: 'playbook',
    description: 'Add a generated playbook to its contact in HubSpot.',
    group: 'Work',
    load: async () => (await import('./commands/playbook/index.ts')).playbookCommand,
  },
  {
    name: 'prompts',
    description: 'Prompt templates: what a sequence should be like.',
    group: 'What generations are made of',
    load: async () => (await import('./commands/prompts/index.ts')).promptsCommand,
  },
  {
    name: 'summary-prompts',
    description: 'How the history of a contact is summarised, by group of domains.',
    group: 'What generations are made of',
    load: async () => (await import('./commands/summary-prompts/index.ts')).summaryPromptsCommand,
  },
  {
    name: 'base-summary',
    description: 'What every summary and generation begins with.',
    group: 'What generations are made of',
    load: async () => (await import('./commands/base-summary/index.ts')).baseSummaryCommand,
  },
  {
    name: 'services',
    description: "The agency's services, among which a generation names one.",
    group: 'What generations are made of',
    load: async () => (await import('./commands/services/index.ts')).servicesCommand,
  },
  {
    name: 'models',
    description: 'The AI models that each domain offers.',
    group: 'What generations are made of',
    load: async () => (await import('./commands/models/index.ts')).modelsCommand,
  },
  {
    name: 'keys',
    description: 'Stored API keys of HubSpot and OpenAI.',
    group: 'Administration',
    load: async () => (await import('./commands/keys/index.ts')).keysCommand,
  },
  {
    name: 'users',
    description: 'Who may sign in.',
    group: 'Administration',
    load: async () => (await import('./commands/users/index.ts')).usersCommand,
  },
  {
    name: 'audit',
    description: 'Who did what: sign-ins, pushes and changes, newest first.',
    group: 'Administration',
    load: async () => (await import('./commands/audit/index.ts')).auditCommand,
  },
  {
    name: 'queue',
    description: 'The job queue and what it put aside.',
    group: 'Operation',
    load: async () => (await import('./commands/queue/index.ts')).queueCommand,
  },
  {
    name: 'doctor',
    description: 'Check settings, store, queue and credentials, a line each.',
    group: 'Operation',
    load: async () => (await import('./commands/doctor/index.ts')).doctorCommand,
  },
  {
    name: 'migrate',
    description: 'Bring the store up to date; every start does the same.',
    group: 'Operation',
    load: async () => (await import('./commands/migrate/index.ts')).migrateCommand,
  },
  {
    name: 'completion',
    description: 'Print a script that completes commands in your shell.',
    group: 'Operation',
    load: async () => (await import('./commands/completion/index.ts')).completionCommand,
  },
];
