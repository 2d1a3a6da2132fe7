import type { Credential } from '../../connections/domain/credential.ts';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import type { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { CrmLists } from '../../contacts/ports/crm-lists.ts';
import type { Tracing } from '../../platform/tracing.ts';
import type { CrmNotes } from '../../sending/ports/crm-notes.ts';
import type { CrmOutreach } from '../../sending/ports/crm-outreach.ts';
import type { SentMails } from '../../voice/ports/sent-mails.ts';

/**
 * What a trace calls each method of a port, in two or three words. A method that is called otherwise stands there
 * itself.
 */
type Words<Port> = { readonly [Method in keyof Port]: string | Port[Method] };

type Call = (...input: unknown[]) => Promise<unknown>;

/** Makes the calls to the CRM: each is a span, and the connection's health learns of its success or failure. */
export class MonitoredCrm {
  readonly #monitor: ConnectionMonitor;
  readonly #tracing: Tracing;

  constructor(monitor: ConnectionMonitor, tracing: Tracing) {
    this.#monitor = monitor;
    this.#tracing = tracing;
  }

  contacts(inner: CrmContacts): CrmContacts {
    return this.#watched(inner, {
      fetch: 'read contact',
      fetchMany: (ids, credential, signal, fields) =>
        this.#each('read contacts', inner.fetchMany(ids, credential, signal, fields), credential, signal),
      describeAccount: 'describe account',
      search: 'search contacts',
      findOwned: 'search contacts',
      listProperties: 'list properties',
      readProperties: 'read properties',
      readManyProperties: 'read properties of contacts',
      // The caller records the result, because an answer may also be a failed check.
      checkAccess: (credential, signal) => this.#traced('check access', () => inner.checkAccess(credential, signal)),
    });
  }

  lists(inner: CrmLists): CrmLists {
    return this.#watched(inner, {
      search: 'search lists',
      members: (listId, credential, signal) => inner.members(listId, credential, signal),
    });
  }

  notes(inner: CrmNotes): CrmNotes {
    return this.#watched(inner, { add: 'file note' });
  }

  outreach(inner: CrmOutreach): CrmOutreach {
    return this.#watched(inner, {
      findUser: 'find user',
      createTask: 'create task',
      readTasks: 'read tasks',
      findTask: 'find task',
      changeTask: 'change task',
      archiveTask: 'archive task',
      setTaskDone: 'change task',
      listSequences: 'list sequences',
      findSequence: 'find sequence',
      missingProperties: 'list properties',
      makeProperties: 'make properties',
      writeTexts: 'write texts',
      enrolmentOf: 'find enrolment',
      findEnrolment: 'find own enrolment',
      enrol: 'enrol',
    });
  }

  sentMails(inner: SentMails): SentMails {
    return this.#watched(inner, { from: 'read sent' });
  }

  #watched<Port extends object>(inner: Port, words: Words<Port>): Port {
    const methods = Object.entries<unknown>(words).map(([method, how]) => {
      if (typeof how !== 'string') return [method, how];
      const call = Reflect.get(inner, method) as Call;
      return [method, (...input: unknown[]) => this.#make(how, () => call.apply(inner, input), input)];
    });
    return Object.fromEntries(methods) as Port;
  }

  /** Each call names its credential, and after it, or in the options after it, the signal that aborts it. */
  #make<T>(what: string, call: () => Promise<T>, input: readonly unknown[]): Promise<T> {
    const at = input.findIndex((value) => value instanceof Object && 'fingerprint' in value);
    const next = input[at + 1];
    const signal = next instanceof AbortSignal ? next : (next as { signal?: AbortSignal } | undefined)?.signal;
    return this.#traced(what, () => this.#monitor.watch(input[at] as Credential, call, signal));
  }

  async *#each<T>(
    what: string,
    items: AsyncIterable<T>,
    credential: Credential,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<T> {
    const answers = items[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.#make(what, () => answers.next(), [credential, signal]);
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      // When the consumer stops early, reading ahead stops too.
      await answers.return?.();
    }
  }

  #traced<T>(what: string, call: () => Promise<T>): Promise<T> {
    return this.#tracing.span(`hubspot ${what}`, { kind: 'client' }, call);
  }
}
