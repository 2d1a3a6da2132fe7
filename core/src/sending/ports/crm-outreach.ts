import type { Credential } from '../../connections/domain/credential.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { StepText } from '../domain/step-texts.ts';

export interface CrmUser {
  readonly ownerId: string;
  /** The id by which sequences know the user; null where the CRM has none. */
  readonly userId: string | null;
  /** Empty where the CRM has none. */
  readonly name: string;
  readonly email: string;
}

export interface EmailTask {
  readonly contactId: string;
  readonly ownerId: string;
  readonly dueAt: Timestamp;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The last line of the task, by which it can be found again. */
  readonly marker: string;
}

export interface CrmTask {
  readonly isDone: boolean;
  /** Null where the CRM has no time. */
  readonly dueAt: Timestamp | null;
  readonly subject: string;
  /** Plain text, without the marker. */
  readonly body: string;
}

/** A change of a task; what is undefined stays. */
export interface TaskChange {
  readonly dueAt?: Timestamp | undefined;
  readonly texts?: Pick<EmailTask, 'subject' | 'body' | 'marker'> | undefined;
}

/** A sequence of the CRM, which sends its emails without further help. */
export interface CrmSequence {
  readonly id: string;
  readonly name: string;
  /** For each email its day, counted from the first email. */
  readonly sendAfterDays: readonly number[];
}

/** A contact's membership in a sequence. A contact can be in one sequence at a time. */
export interface Enrolment {
  readonly id: string;
  readonly sequenceId: string;
  readonly sequenceName: string;
  /** The `userId` of the CRM user who enrolled the contact. */
  readonly enrolledBy: string;
  /** The address of that user; empty where the CRM does not tell it. */
  readonly enrolledByEmail: string;
}

/** The enrolment of a contact by a user, in a sequence whose templates show the texts of contact properties. */
export interface WantedEnrolment {
  readonly contactId: string;
  readonly sequenceId: string;
  readonly user: CrmUser;
  readonly texts: readonly StepText[];
}

export interface TextProperty {
  readonly name: string;
  readonly label: string;
}

/** How many tasks one request reads. */
export const maxTasksRead = 100;

/** Reaches contacts through a CRM. Errors as `CrmContacts`. Every call has a deadline of its own. */
export abstract class CrmOutreach {
  /** The user with this address; null where there is none. */
  abstract findUser(email: string, credential: Credential): Promise<CrmUser | null>;
  /**
   * Creates the task once. With `mayExist`, and after any failure that leaves in doubt whether it was created, it first
   * looks for `marker` among the contact's tasks. With `mayExist`, an open task that is found gets the day and texts of
   * this one, because the earlier attempt may have had others. It takes 100 seconds at most.
   */
  abstract createTask(
    task: EmailTask,
    credential: Credential,
    options: { readonly mayExist: boolean },
  ): Promise<{ readonly taskId: string }>;
  /** The tasks with these ids, `maxTasksRead` at most; those that somebody deleted are left out. */
  abstract readTasks(taskIds: readonly string[], credential: Credential): Promise<ReadonlyMap<string, CrmTask>>;
  /** The id of the contact's task with a marker; null where there is none. */
  abstract findTask(contactId: string, marker: string, credential: Credential): Promise<string | null>;
  /** Answers false, and changes nothing, where the task is gone. Doing it twice has the same effect as doing it once. */
  abstract changeTask(taskId: string, change: TaskChange, credential: Credential): Promise<boolean>;
  /** Moves a task to the CRM's recycle bin. One that is gone is left as it is. */
  abstract archiveTask(taskId: string, credential: Credential): Promise<void>;
  /** Completes a task, or opens it again. A task that is gone, or already in this state, is left as it is. */
  abstract setTaskDone(taskId: string, isDone: boolean, credential: Credential): Promise<void>;
  /** The sequences in which the user may enrol contacts, 100 at most. */
  abstract listSequences(userId: string, credential: Credential): Promise<readonly CrmSequence[]>;
  /** Null where the user has no such sequence. */
  abstract findSequence(id: string, userId: string, credential: Credential): Promise<CrmSequence | null>;
  /** The properties among these that contacts of this account lack. */
  abstract missingProperties(
    properties: readonly TextProperty[],
    credential: Credential,
  ): Promise<readonly TextProperty[]>;
  /** Creates those of the properties that contacts of this account lack, and answers them. */
  abstract makeProperties(
    properties: readonly TextProperty[],
    credential: Credential,
  ): Promise<readonly TextProperty[]>;
  /** Creates the missing properties and writes the texts into them. */
  abstract writeTexts(contactId: string, texts: readonly StepText[], credential: Credential): Promise<void>;
  /** The sequence that the contact is in now; null where it is in none, or where the key may not ask. */
  abstract enrolmentOf(contactId: string, credential: Credential): Promise<Enrolment | null>;
  /**
   * The enrolment by this user in this sequence while the contact's properties hold the texts, because the CRM then
   * sends them; null where the contact is in no sequence. Errors: `already_enrolled` for any other enrolment.
   */
  abstract findEnrolment(
    enrolment: WantedEnrolment,
    credential: Credential,
  ): Promise<{ readonly enrolmentId: string } | null>;
  /**
   * Enrols the contact once, from the user's own address. An enrolment that `findEnrolment` answers counts as this one.
   * Errors: `already_enrolled` (another enrolment), `conflict` with the CRM's own reason where it refuses the contact.
   * It takes 100 seconds at most.
   */
  abstract enrol(enrolment: WantedEnrolment, credential: Credential): Promise<{ readonly enrolmentId: string }>;
}
