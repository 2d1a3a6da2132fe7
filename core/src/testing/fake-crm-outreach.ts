import {
  CrmOutreach,
  type CrmSequence,
  type CrmTask,
  type CrmUser,
  type EmailTask,
  type Enrolment,
  type TaskChange,
} from '../sending/ports/crm-outreach.ts';
import { PlannedFailures } from './planned-failures.ts';

/** Makes tasks and enrolments in memory, for the users and with the sequences it knows. */
export class FakeCrmOutreach extends CrmOutreach {
  readonly users: CrmUser[] = [];
  readonly sequences: CrmSequence[] = [];
  readonly tasks: EmailTask[] = [];
  /** Ids of the tasks that are completed. */
  readonly done = new Set<string>();
  /** Ids of the tasks that were archived. */
  readonly archived = new Set<string>();
  readonly #failures = new PlannedFailures();

  /** The next task is not made, completed or opened again, but ends with this error. */
  failNext(error: Error): void {
    this.#failures.add(error);
  }

  async findUser(email: string): Promise<CrmUser | null> {
    return this.users.find((user) => user.email === email) ?? null;
  }

  async createTask(task: EmailTask): Promise<{ readonly taskId: string }> {
    this.#failures.throwNext();
    this.tasks.push(task);
    return { taskId: `task-${this.tasks.length}` };
  }

  /** The tasks that nobody archived. */
  async readTasks(taskIds: readonly string[]): Promise<ReadonlyMap<string, CrmTask>> {
    return new Map(
      this.tasks.flatMap((task, at) => {
        const id = `task-${at + 1}`;
        const { dueAt, subject, body } = task;
        const isThere = taskIds.includes(id) && !this.archived.has(id);
        return isThere ? [[id, { isDone: this.done.has(id), dueAt, subject, body }] as const] : [];
      }),
    );
  }

  async findTask(contactId: string, marker: string): Promise<string | null> {
    const at = this.tasks.findIndex((task) => task.contactId === contactId && task.marker === marker);
    return at === -1 ? null : `task-${at + 1}`;
  }

  async changeTask(taskId: string, { dueAt, texts }: TaskChange): Promise<boolean> {
    this.#failures.throwNext();
    const at = Number(taskId.replace('task-', '')) - 1;
    const task = this.tasks[at];
    if (task === undefined || this.archived.has(taskId)) return false;
    this.tasks[at] = { ...task, ...texts, dueAt: dueAt ?? task.dueAt };
    return true;
  }

  async archiveTask(taskId: string): Promise<void> {
    this.#failures.throwNext();
    this.archived.add(taskId);
  }

  async setTaskDone(taskId: string, isDone: boolean): Promise<void> {
    this.#failures.throwNext();
    if (isDone) this.done.add(taskId);
    else this.done.delete(taskId);
  }

  async listSequences(): Promise<readonly CrmSequence[]> {
    return this.sequences;
  }

  async findSequence(id: string): Promise<CrmSequence | null> {
    return this.sequences.find((sequence) => sequence.id === id) ?? null;
  }

  async missingProperties(): Promise<readonly never[]> {
    return [];
  }

  async makeProperties(): Promise<readonly never[]> {
    return [];
  }

  async writeTexts(): Promise<void> {}

  async enrolmentOf(): Promise<Enrolment | null> {
    return null;
  }

  async findEnrolment(): Promise<null> {
    return null;
  }

  async enrol(): Promise<{ readonly enrolmentId: string }> {
    return { enrolmentId: 'enrolment-1' };
  }
}
