import type { Credential } from '../../credentials/domain/credential.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** A user of the CRM who owns records there. */
export interface CrmUser {
  readonly ownerId: string;
  /** The id by which sequences know the user; null where the CRM has none. */
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
  /** The last line of the task, by which it can be found again. */
  readonly marker: string;
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
}

/** A text property of a contact. */
export interface TextProperty {
  readonly name: string;
  readonly label: string;
}

/** Reaches contacts through a CRM. Errors as `CrmContacts`. Every call has a deadline of its own. */
export abstract class CrmOutreach {
  /** The user with this address; null where there is none. */
  abstract findUser(email: string, credential: Credential): Promise<CrmUser | null>;
  /**
   * Creates the task once. With `mayExist`, and after any failure that leaves in doubt whether it was created, it first
   * looks for `marker` among the contact's tasks. It takes 100 seconds at most.
   */
  abstract createTask(
    task: EmailTask,
    credential: Credential,
    options: { readonly mayExist: boolean },
  ): Promise<{ readonly taskId: string }>;
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
  /** Creates the missing properties and writes the texts into them. */
  abstract writeTexts(
    contactId: string,
    texts: readonly (TextProperty & { readonly text: string })[],
    credential: Credential,
  ): Promise<void>;
  /** The sequence that the contact is in now; null where it is in none, or where the key may not ask. */
  abstract enrolmentOf(contactId: string, credential: Credential): Promise<Enrolment | null>;
  /**
   * Enrols the contact once, from the user's own address. A contact that the user enrolled in this sequence before
   * counts as enrolled. Errors: `already_enrolled` (in another sequence, or by somebody else), `conflict` with the
   * CRM's own reason where it refuses the contact. It takes 100 seconds at most.
   */
  abstract enrol(
    enrolment: { readonly contactId: string; readonly sequenceId: string; readonly user: CrmUser },
    credential: Credential,
  ): Promise<{ readonly enrolmentId: string }>;
}
