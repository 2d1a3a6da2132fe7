import type { Credential } from '../../connections/domain/credential.ts';
import {
  CrmOutreach,
  type CrmSequence,
  type CrmTask,
  type CrmUser,
  type EmailTask,
  type TaskChange,
  type Enrolment,
  type TextProperty,
  type WantedEnrolment,
} from '../../sending/ports/crm-outreach.ts';
import { alreadyEnrolled } from '../../sending/domain/already-enrolled.ts';
import { holdTexts, type StepText } from '../../sending/domain/step-texts.ts';
import { AppError } from '../../platform/app-error.ts';
import { cutText } from '../../platform/cut-text.ts';
import { createOnce, findByMarker } from './create-once.ts';
import type { HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import { unlessMissing } from './hubspot-requests.ts';
import { dayMs } from '../../platform/requested-days.ts';
import type { sequenceSchema } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';
import { HubspotWriting, type WritingOptions } from './hubspot-writing.ts';
import { taskBody, textOfTask } from './task-body.ts';
import type { z } from 'zod';

const maxSequences = 100;
/** How many sequences are read with their steps at once. */
const maxParallelReads = 5;
/** HubSpot's limit for a task's subject, in characters. */
const maxSubjectLength = 255;

/** Creates tasks and enrols contacts in sequences of a HubSpot account. */
export class HubspotOutreach extends CrmOutreach {
  readonly #hubspot: HubspotWriting;

  constructor(options: WritingOptions) {
    super();
    this.#hubspot = new HubspotWriting(options);
  }

  async findUser(email: string, credential: Credential): Promise<CrmUser | null> {
    const { client, call } = this.#hubspot.open(credential);
    const owner = await client.account.findOwner(email, call);
    if (owner === null) return null;
    const name = [owner.firstName, owner.lastName].filter(Boolean).join(' ');
    return { ownerId: owner.id, userId: owner.userId ?? null, name, email: owner.email ?? email };
  }

  async createTask(
    { marker, body, subject, ...task }: EmailTask,
    credential: Credential,
    { mayExist }: { readonly mayExist: boolean },
  ): Promise<{ readonly taskId: string }> {
    const { client, call } = this.#hubspot.openOnce(credential);
    const { contactId } = task;
    const wanted = { ...task, subject: cutText(subject, maxSubjectLength), body: taskBody(body, marker) };
    const find = (): Promise<string | null> =>
      findByMarker(client, { contactId, type: 'tasks', property: 'hs_task_body', marker }, call);
    const known = mayExist ? await find() : null;
    if (known !== null) {
      await updateIfOpen(known, wanted, client, call);
      return { taskId: known };
    }
    const taskId = await createOnce({
      create: async () => (await client.changes.createEmailTask(wanted, call)).id,
      find,
      pauses: this.#hubspot.pauses,
      call,
      onDoubt: (err) =>
        this.#hubspot.logger.warn({ err, marker }, 'creating a task ended without an answer, looking for the task'),
    });
    return { taskId };
  }

  async readTasks(taskIds: readonly string[], credential: Credential): Promise<ReadonlyMap<string, CrmTask>> {
    if (taskIds.length === 0) return new Map();
    const { client, call } = this.#hubspot.open(credential);
    const names = ['hs_task_status', 'hs_task_subject', 'hs_task_body', 'hs_timestamp'];
    const tasks = await client.readObjects('tasks', taskIds, names, call);
    return new Map(tasks.map(({ id, properties }) => [id, toTask(properties)]));
  }

  async findTask(contactId: string, marker: string, credential: Credential): Promise<string | null> {
    const { client, call } = this.#hubspot.open(credential);
    return findByMarker(client, { contactId, type: 'tasks', property: 'hs_task_body', marker }, call);
  }

  async changeTask(taskId: string, { dueAt, texts }: TaskChange, credential: Credential): Promise<boolean> {
    const { client, call } = this.#hubspot.open(credential);
    const properties = {
      ...(dueAt !== undefined && { hs_timestamp: new Date(dueAt).toISOString() }),
      ...(texts !== undefined && {
        hs_task_subject: cutText(texts.subject, maxSubjectLength),
        hs_task_body: taskBody(texts.body, texts.marker),
      }),
    };
    return (await unlessMissing(client.changes.updateObject('tasks', taskId, properties, call))) !== null;
  }

  async archiveTask(taskId: string, credential: Credential): Promise<void> {
    const { client, call } = this.#hubspot.open(credential);
    await unlessMissing(client.changes.archiveTask(taskId, call));
  }

  async setTaskDone(taskId: string, isDone: boolean, credential: Credential): Promise<void> {
    const { client, call } = this.#hubspot.open(credential);
    const status = isDone ? 'COMPLETED' : 'NOT_STARTED';
    await unlessMissing(client.changes.updateObject('tasks', taskId, { hs_task_status: status }, call));
  }

  async listSequences(userId: string, credential: Credential): Promise<readonly CrmSequence[]> {
    const { client, call } = this.#hubspot.open(credential);
    const listed = await client.sequences.listSequences(userId, maxSequences, call);
    const sequences: CrmSequence[] = [];
    for (let at = 0; at < listed.length; at += maxParallelReads) {
      const some = listed
        .slice(at, at + maxParallelReads)
        .map(({ id }) => client.sequences.getSequence(id, userId, call));
      sequences.push(...(await Promise.all(some)).flatMap((one) => (one === null ? [] : [toSequence(one)])));
    }
    return sequences;
  }

  async findSequence(id: string, userId: string, credential: Credential): Promise<CrmSequence | null> {
    const { client, call } = this.#hubspot.open(credential);
    const found = await client.sequences.getSequence(id, userId, call);
    return found && toSequence(found);
  }

  async missingProperties(
    properties: readonly TextProperty[],
    credential: Credential,
  ): Promise<readonly TextProperty[]> {
    const { client, call } = this.#hubspot.open(credential);
    return missingOf(properties, client, call);
  }

  async makeProperties(properties: readonly TextProperty[], credential: Credential): Promise<readonly TextProperty[]> {
    const { client, call } = this.#hubspot.open(credential);
    const missing = await missingOf(properties, client, call);
    for (const { name, label } of missing) await client.account.createTextProperty({ name, label }, call);
    return missing;
  }

  async writeTexts(contactId: string, texts: readonly StepText[], credential: Credential): Promise<void> {
    await this.makeProperties(texts, credential);
    const { client, call } = this.#hubspot.open(credential);
    await client.changes.updateObject(
      'contacts',
      contactId,
      Object.fromEntries(texts.map(({ name, text }) => [name, text])),
      call,
    );
  }

  async enrolmentOf(contactId: string, credential: Credential): Promise<Enrolment | null> {
    const { client, call } = this.#hubspot.open(credential);
    try {
      return await client.sequences.getEnrollment(contactId, call);
    } catch (error) {
      // A key without the scope for sequences can still hand over tasks.
      if (error instanceof HubspotFailure && error.status === 403) return null;
      throw error;
    }
  }

  async findEnrolment(
    wanted: WantedEnrolment,
    credential: Credential,
  ): Promise<{ readonly enrolmentId: string } | null> {
    const { client, call } = this.#hubspot.open(credential);
    const id = await ownEnrolment(wanted, client, call);
    return id === null ? null : { enrolmentId: id };
  }

  async enrol(wanted: WantedEnrolment, credential: Credential): Promise<{ readonly enrolmentId: string }> {
    const { client, call } = this.#hubspot.openOnce(credential);
    const { contactId, sequenceId, user } = wanted;
    const { userId, email: senderEmail } = user;
    if (userId === null) throw userUnknown(user);
    const find = (): Promise<string | null> => ownEnrolment(wanted, client, call);
    try {
      const enrolmentId = await createOnce({
        create: async () => (await client.sequences.enroll({ userId, contactId, sequenceId, senderEmail }, call)).id,
        find,
        pauses: this.#hubspot.pauses,
        call,
        onDoubt: (err) =>
          this.#hubspot.logger.warn({ err, sequenceId }, 'enrolling a contact ended without an answer, looking for it'),
      });
      return { enrolmentId };
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.status !== 400) throw error;
      // HubSpot also refuses the request if somebody else has just enrolled the contact.
      const enrolmentId = await find();
      if (enrolmentId !== null) return { enrolmentId };
      throw new AppError('conflict', error.message, { isFinal: true, cause: error });
    }
  }
}

function toTask(properties: Readonly<Record<string, string | null | undefined>>): CrmTask {
  const at = Date.parse(properties['hs_timestamp'] ?? '');
  return {
    isDone: properties['hs_task_status'] === 'COMPLETED',
    dueAt: Number.isNaN(at) ? null : at,
    subject: properties['hs_task_subject'] ?? '',
    body: textOfTask(properties['hs_task_body'] ?? ''),
  };
}

/** Brings a task up to date that an earlier attempt created; a completed one stays as it was sent. */
async function updateIfOpen(
  id: string,
  { dueAt, subject, body }: Pick<EmailTask, 'dueAt' | 'subject' | 'body'>,
  client: HubspotClient,
  call: CallContext,
): Promise<void> {
  const [task] = await client.readObjects('tasks', [id], ['hs_task_status'], call);
  if (task?.properties['hs_task_status'] === 'COMPLETED') return;
  const properties = {
    hs_timestamp: new Date(dueAt).toISOString(),
    hs_task_subject: subject,
    hs_task_body: body,
  };
  await client.changes.updateObject('tasks', id, properties, call);
}

const userUnknown = ({ email }: CrmUser): AppError =>
  new AppError('crm_user_unknown', `HubSpot does not say which user ${email} is.`);

/** The id of the wanted enrolment; null where the contact is in no sequence. Errors: `already_enrolled`. */
async function ownEnrolment(
  { contactId, sequenceId, user, texts }: WantedEnrolment,
  client: HubspotClient,
  call: CallContext,
): Promise<string | null> {
  const enrollment = await client.sequences.getEnrollment(contactId, call);
  if (enrollment === null) return null;
  if (enrollment.sequenceId === sequenceId && enrollment.enrolledBy === user.userId) {
    const names = texts.map(({ name }) => name);
    const { properties } = await client.getContact(contactId, names, [], call);
    if (holdTexts(properties, texts)) return enrollment.id;
  }
  throw alreadyEnrolled(enrollment);
}

async function missingOf<Property extends TextProperty>(
  properties: readonly Property[],
  client: HubspotClient,
  call: CallContext,
): Promise<readonly Property[]> {
  const known = new Set((await client.account.listContactProperties(call)).map(({ name }) => name));
  return properties.filter(({ name }) => !known.has(name));
}

/** The waits between steps are added up, including those after steps that are no emails. */
function toSequence({ id, name, steps }: z.infer<typeof sequenceSchema>): CrmSequence {
  const sendAfterDays: number[] = [];
  let waited = 0;
  let first = 0;
  for (const { actionType, delayMillis } of steps.toSorted((a, b) => a.stepOrder - b.stepOrder)) {
    waited += delayMillis;
    if (actionType !== 'EMAIL') continue;
    if (sendAfterDays.length === 0) first = waited;
    sendAfterDays.push(Math.round((waited - first) / dayMs));
  }
  return { id, name, sendAfterDays };
}
