import type { Credential } from '../../connections/domain/credential.ts';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import { CrmOutreach } from '../../sending/ports/crm-outreach.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { CrmCalls } from './crm-calls.ts';

/** Records the success or failure of every call of a hand-over, and traces it. */
export class MonitoredCrmOutreach extends CrmOutreach {
  readonly #inner: CrmOutreach;
  readonly #calls: CrmCalls;

  constructor(inner: CrmOutreach, monitor: ConnectionMonitor, tracing: Tracing) {
    super();
    this.#inner = inner;
    this.#calls = new CrmCalls(monitor, tracing);
  }

  findUser(email: string, credential: Credential) {
    return this.#calls.make('find user', credential, () => this.#inner.findUser(email, credential));
  }

  createTask(task: Parameters<CrmOutreach['createTask']>[0], credential: Credential, options: { mayExist: boolean }) {
    return this.#calls.make('create task', credential, () => this.#inner.createTask(task, credential, options));
  }

  readTasks(taskIds: readonly string[], credential: Credential) {
    return this.#calls.make('read tasks', credential, () => this.#inner.readTasks(taskIds, credential));
  }

  findTask(contactId: string, marker: string, credential: Credential) {
    return this.#calls.make('find task', credential, () => this.#inner.findTask(contactId, marker, credential));
  }

  changeTask(taskId: string, change: Parameters<CrmOutreach['changeTask']>[1], credential: Credential) {
    return this.#calls.make('change task', credential, () => this.#inner.changeTask(taskId, change, credential));
  }

  archiveTask(taskId: string, credential: Credential) {
    return this.#calls.make('archive task', credential, () => this.#inner.archiveTask(taskId, credential));
  }

  setTaskDone(taskId: string, isDone: boolean, credential: Credential) {
    return this.#calls.make('change task', credential, () => this.#inner.setTaskDone(taskId, isDone, credential));
  }

  listSequences(userId: string, credential: Credential) {
    return this.#calls.make('list sequences', credential, () => this.#inner.listSequences(userId, credential));
  }

  findSequence(id: string, userId: string, credential: Credential) {
    return this.#calls.make('find sequence', credential, () => this.#inner.findSequence(id, userId, credential));
  }

  missingProperties(properties: Parameters<CrmOutreach['missingProperties']>[0], credential: Credential) {
    return this.#calls.make('list properties', credential, () => this.#inner.missingProperties(properties, credential));
  }

  makeProperties(properties: Parameters<CrmOutreach['makeProperties']>[0], credential: Credential) {
    return this.#calls.make('make properties', credential, () => this.#inner.makeProperties(properties, credential));
  }

  writeTexts(contactId: string, texts: Parameters<CrmOutreach['writeTexts']>[1], credential: Credential) {
    return this.#calls.make('write texts', credential, () => this.#inner.writeTexts(contactId, texts, credential));
  }

  enrolmentOf(contactId: string, credential: Credential) {
    return this.#calls.make('find enrolment', credential, () => this.#inner.enrolmentOf(contactId, credential));
  }

  findEnrolment(enrolment: Parameters<CrmOutreach['findEnrolment']>[0], credential: Credential) {
    return this.#calls.make('find own enrolment', credential, () => this.#inner.findEnrolment(enrolment, credential));
  }

  enrol(enrolment: Parameters<CrmOutreach['enrol']>[0], credential: Credential) {
    return this.#calls.make('enrol', credential, () => this.#inner.enrol(enrolment, credential));
  }
}
