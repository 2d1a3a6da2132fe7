import type { Credential } from '../../credentials/domain/credential.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** A user of the CRM who owns records there. */
export interface CrmUser {
  readonly ownerId: string;
  /** By which sequences know the user; null where the CRM does not say. */
  readonly userId: string | null;
  readonly email: string;
}

/** A task to send one email to a contact. */
export interface EmailTask {
  readonly contactId: string;
  readonly ownerId: string;
  readonly dueAt: Timestamp;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The last line of the task, by which it is found again. */
  readonly marker: string;
}

/** A sequence of the CRM, which sends emails by itself. */
export interface CrmSequence {
  readonly id: string;
  readonly name: string;
  /** One an email, in days after the first. */
  readonly sendAfterDays: readonly number[];
}

/** A contact is in one sequence at a time. */
export interface Enrolment {
  readonly id: string;
  readonly sequenceId: string;
  readonly sequenceName: string;
  /** The `userId` of who enrolled the contact. */
  readonly enrolledBy: string;
}

/** A text property of a contact. */
export interface TextProperty {
  readonly name: string;
  readonly label: string;
}

/** Reaches contacts by way of a CRM. Errors as `CrmContacts`; every call has a deadline of its own. */
export abstract class CrmOutreach {
  /** The user with this address; null where there is none. */
  abstract findUser(email: string, credential: Credential): Promise<CrmUser | null>;
  /**
   * Creates the task once: with `mayExist`, and after any failure that leaves in doubt whether it was created, looks for
   * `marker` among the contact's tasks first. Takes 100 seconds at most.
   */
  abstract createTask(
    task: EmailTask,
    credential: Credential,
    options: { readonly mayExist: boolean },
  ): Promise<{ readonly taskId: string }>;
  /** Completes a task, or opens it again. One that is not there any more, or stands so already, is left alone. */
  abstract setTaskDone(taskId: string, isDone: boolean, credential: Credential): Promise<void>;
  /** The sequences that the user may enrol contacts in, at most 100. */
  abstract listSequences(userId: string, credential: Credential): Promise<readonly CrmSequence[]>;
  /** Null where the user has no such sequence. */
  abstract findSequence(id: string, userId: string, credential: Credential): Promise<CrmSequence | null>;
  /** Those of the properties that contacts do not have in this account. */
  abstract missingProperties(
    properties: readonly TextProperty[],
    credential: Credential,
  ): Promise<readonly TextProperty[]>;
  /** Makes the properties that are missing, and writes the texts into them. */
  abstract writeTexts(
    contactId: string,
    texts: readonly (TextProperty & { readonly text: string })[],
    credential: Credential,
  ): Promise<void>;
  /** The sequence that the contact is in now; null where it is in none, or where the key may not ask. */
  abstract enrolmentOf(contactId: string, credential: Credential): Promise<Enrolment | null>;
  /**
   * Enrols the contact once, from the user's own address: a contact that the user enrolled in this sequence before counts
   * as enrolled. Errors: `already_enrolled` in another sequence or by somebody else; `conflict` with the CRM's own reason
   * where it refuses the contact. Takes 100 seconds at most.
   */
  abstract enrol(
    enrolment: { readonly contactId: string; readonly sequenceId: string; readonly user: CrmUser },
    credential: Credential,
  ): Promise<{ readonly enrolmentId: string }>;
}
