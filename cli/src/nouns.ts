import type { Command, Verbs } from './define-command.ts';

export interface Noun {
  readonly name: string;
  /** The line in `overture --help`. */
  readonly summary: string;
  /** The heading above it in `overture --help`. */
  readonly group: string;
  /** Called only when the command line names this noun, so that `overture --help` starts at once. */
  readonly load: () => Promise<Verbs | Command>;
}

/** The summary of every noun, below the headings and in the order of `overture --help`. */
const groups = {
  'Everyday work': {
    contact: 'Read a contact and its history from HubSpot.',
    generate: 'Generate email sequences and playbooks, for one contact or for a whole list.',
    runs: 'Generate for a whole list on the workers, within a maximum cost.',
    history: 'List, show, export and delete what was generated.',
    worklist: 'See what is left to do, and hand over what is approved.',
    check: 'Check an email of any origin against a contact or other sources.',
    voice: 'Learn how a user writes, so that generated emails sound like them.',
    mcp: 'Serve an assistant on this machine by the Model Context Protocol.',
    playbook: 'Add a generated playbook to its contact in HubSpot.',
    sequence: 'Hand a generated sequence over to HubSpot.',
    outcomes: 'Find out what became of the sequences that were handed over.',
  },
  'Building blocks of a generation': {
    prompts: 'Manage the prompt templates for sequences.',
    'summary-prompts': "Manage the prompts that summarise a contact's history.",
    'base-summary': 'Show or change the text that every summary begins with.',
    services: "Manage the list of the agency's services. A generation picks one of them.",
    agency: "Manage the references that a domain's emails may use, its time zone and its holidays.",
    models: 'Manage the AI models that each domain offers.',
  },
  Administration: {
    keys: 'Manage the stored API keys of HubSpot and OpenAI.',
    limits: 'Limit what is spent on the AI, and show what is left.',
    users: 'Manage who may sign in.',
    tokens: 'Manage the tokens with which scripts and assistants act for a user.',
    audit: 'Show who did what, newest first: sign-ins, pushes and changes.',
    privacy: 'Show the data that is kept about a person, or erase it.',
  },
  Operation: {
    queue: 'Show the job queue, and put failed messages back into it.',
    doctor: 'Check settings, store, queue and credentials.',
    backup: 'Copy the embedded store and its secrets into a folder, also while Overture is running.',
    restore: 'Replace the embedded store by a backup.',
    migrate: 'Migrate the store to this version. Every start does this too.',
    completion: 'Print a script that lets your shell complete commands.',
  },
};

export const nouns: readonly Noun[] = Object.entries(groups).flatMap(([group, summaries]) =>
  Object.entries(summaries).map(([name, summary]) => ({ name, summary, group, load: () => load(name) })),
);

/** The file of a noun exports its verbs, or the one command that it is, and nothing else. */
async function load(name: string): Promise<Verbs | Command> {
  const exported: Record<string, Verbs | Command> = await import(`./commands/${name}.ts`);
  const [loaded] = Object.values(exported);
  if (loaded === undefined) throw new Error(`commands/${name}.ts exports nothing.`);
  return loaded;
}
