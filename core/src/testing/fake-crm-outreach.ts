import {
  CrmOutreach,
  type CrmSequence,
  type CrmUser,
  type EmailTask,
  type Enrolment,
} from '../sending/ports/crm-outreach.ts';
import { PlannedFailures } from './planned-failures.ts';

/** Makes tasks and enrolments in memory, for the users and with the sequences it knows. */
export class FakeCrmOutreach extends CrmOutreach {
  readonly users: CrmUser[] = [];
  readonly sequences: CrmSequence[] = [];
  readonly tasks: EmailTask[] = [];
  /** Ids of the tasks that are completed. */
  readonly done = new Set<string>();
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
