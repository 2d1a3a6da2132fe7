import type { Command } from './define-command.ts';
import type { Verbs } from './verbs.ts';

export interface Noun {
  readonly name: string;
  /** The line in `overture --help`. */
  readonly summary: string;
  /** The heading above it in `overture --help`. */
  readonly group: string;
  /** Called only when the command line names this noun, so that `overture --help` starts at once. */
  readonly load: () => Promise<Verbs | Command>;
}

/** Every noun, in the order of `overture --help`. */
export const nouns: readonly Noun[] = [
  {
    name: 'contact',
    summary: 'Read a contact and its history from HubSpot.',
    group: 'Everyday work',
    load: async () => (await import('./commands/contact/index.ts')).contact,
  },
  {
    name: 'generate',
    summary: 'Generate email sequences and playbooks, for one contact or for a whole list.',
    group: 'Everyday work',
    load: async () => (await import('./commands/generate/index.ts')).generate,
  },
  {
    name: 'runs',
    summary: 'Generate for a whole list on the workers, within a maximum cost.',
    group: 'Everyday work',
    load: async () => (await import('./commands/runs/index.ts')).runs,
  },
  {
    name: 'history',
    summary: 'List, show, export and delete what was generated.',
    group: 'Everyday work',
    load: async () => (await import('./commands/history/index.ts')).history,
  },
  {
    name: 'worklist',
    summary: 'See what is left to do, and hand over what is approved.',
    group: 'Everyday work',
    load: async () => (await import('./commands/worklist/index.ts')).worklist,
  },
  {
    name: 'check',
    summary: 'Check an email of any origin against a contact or other sources.',
    group: 'Everyday work',
    load: async () => (await import('./commands/check/check.ts')).check,
  },
  {
    name: 'voice',
    summary: 'Learn how a user writes, so that generated emails sound like them.',
    group: 'Everyday work',
    load: async () => (await import('./commands/voice/index.ts')).voice,
  },
  {
    name: 'mcp',
    summary: 'Serve an assistant on this machine by the Model Context Protocol.',
    group: 'Everyday work',
    load: async () => (await import('./commands/mcp/mcp.ts')).mcp,
  },
  {
    name: 'playbook',
    summary: 'Add a generated playbook to its contact in HubSpot.',
    group: 'Everyday work',
    load: async () => (await import('./commands/playbook/index.ts')).playbook,
  },
  {
    name: 'sequence',
    summary: 'Hand a generated sequence over to HubSpot.',
    group: 'Everyday work',
    load: async () => (await import('./commands/sequence/index.ts')).sequence,
  },
  {
    name: 'outcomes',
    summary: 'Find out what became of the sequences that were handed over.',
    group: 'Everyday work',
    load: async () => (await import('./commands/outcomes/index.ts')).outcomes,
  },
  {
    name: 'prompts',
    summary: 'Manage the prompt templates for sequences.',
    group: 'Building blocks of a generation',
    load: async () => (await import('./commands/prompts/index.ts')).prompts,
  },
  {
    name: 'summary-prompts',
    summary: "Manage the prompts that summarise a contact's history.",
    group: 'Building blocks of a generation',
    load: async () => (await import('./commands/summary-prompts/index.ts')).summaryPrompts,
  },
  {
    name: 'base-summary',
    summary: 'Show or change the text that every summary begins with.',
    group: 'Building blocks of a generation',
    load: async () => (await import('./commands/base-summary/index.ts')).baseSummary,
  },
  {
    name: 'services',
    summary: "Manage the list of the agency's services. A generation picks one of them.",
    group: 'Building blocks of a generation',
    load: async () => (await import('./commands/services/index.ts')).services,
  },
  {
    name: 'agency',
    summary: "Manage the references that a domain's emails may use, its time zone and its holidays.",
    group: 'Building blocks of a generation',
    load: async () => (await import('./commands/agency/index.ts')).agency,
  },
  {
    name: 'models',
    summary: 'Manage the AI models that each domain offers.',
    group: 'Building blocks of a generation',
    load: async () => (await import('./commands/models/index.ts')).models,
  },
  {
    name: 'keys',
    summary: 'Manage the stored API keys of HubSpot and OpenAI.',
    group: 'Administration',
    load: async () => (await import('./commands/keys/index.ts')).keys,
  },
  {
    name: 'limits',
    summary: 'Limit what is spent on the AI, and show what is left.',
    group: 'Administration',
    load: async () => (await import('./commands/limits/index.ts')).limits,
  },
  {
    name: 'users',
    summary: 'Manage who may sign in.',
    group: 'Administration',
    load: async () => (await import('./commands/users/index.ts')).users,
  },
  {
    name: 'tokens',
    summary: 'Manage the tokens with which scripts and assistants act for a user.',
    group: 'Administration',
    load: async () => (await import('./commands/tokens/index.ts')).tokens,
  },
  {
    name: 'audit',
    summary: 'Show who did what, newest first: sign-ins, pushes and changes.',
    group: 'Administration',
    load: async () => (await import('./commands/audit/audit.ts')).audit,
  },
  {
    name: 'privacy',
    summary: 'Show the data that is kept about a person, or erase it.',
    group: 'Administration',
    load: async () => (await import('./commands/privacy/index.ts')).privacy,
  },
  {
    name: 'queue',
    summary: 'Show the job queue, and put failed messages back into it.',
    group: 'Operation',
    load: async () => (await import('./commands/queue/index.ts')).queue,
  },
  {
    name: 'doctor',
    summary: 'Check settings, store, queue and credentials.',
    group: 'Operation',
    load: async () => (await import('./commands/doctor/doctor.ts')).doctor,
  },
  {
    name: 'backup',
    summary: 'Copy the embedded store and its secrets into a folder, also while Overture is running.',
    group: 'Operation',
    load: async () => (await import('./commands/backup/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'Replace the embedded store by a backup.',
    group: 'Operation',
    load: async () => (await import('./commands/backup/restore.ts')).restore,
  },
  {
    name: 'migrate',
    summary: 'Migrate the store to this version. Every start does this too.',
    group: 'Operation',
    load: async () => (await import('./commands/migrate/migrate.ts')).migrate,
  },
  {
    name: 'completion',
    summary: 'Print a script that lets your shell complete commands.',
    group: 'Operation',
    load: async () => (await import('./commands/completion/completion.ts')).completion,
  },
];
