import type { Credential } from '../../credentials/domain/credential.ts';
import type { ConnectionMonitor } from '../../credentials/use-cases/connection-monitor.ts';
import { CrmOutreach } from '../../handover/ports/crm-outreach.ts';

/** Records the success or failure of every call of a hand-over. */
export class MonitoredCrmOutreach extends CrmOutreach {
  readonly #inner: CrmOutreach;
  readonly #monitor: ConnectionMonitor;

  constructor(inner: CrmOutreach, monitor: ConnectionMonitor) {
    super();
    this.#inner = inner;
    this.#monitor = monitor;
  }

  findUser(email: string, credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.findUser(email, credential));
  }

  createTask(task: Parameters<CrmOutreach['createTask']>[0], credential: Credential, options: { mayExist: boolean }) {
    return this.#monitor.watch(credential, () => this.#inner.createTask(task, credential, options));
  }

  setTaskDone(taskId: string, isDone: boolean, credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.setTaskDone(taskId, isDone, credential));
  }

  listSequences(userId: string, credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.listSequences(userId, credential));
  }

  findSequence(id: string, userId: string, credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.findSequence(id, userId, credential));
  }

  missingProperties(properties: Parameters<CrmOutreach['missingProperties']>[0], credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.missingProperties(properties, credential));
  }

  writeTexts(contactId: string, texts: Parameters<CrmOutreach['writeTexts']>[1], credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.writeTexts(contactId, texts, credential));
  }

  enrolmentOf(contactId: string, credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.enrolmentOf(contactId, credential));
  }

  enrol(enrolment: Parameters<CrmOutreach['enrol']>[0], credential: Credential) {
    return this.#monitor.watch(credential, () => this.#inner.enrol(enrolment, credential));
  }
}
