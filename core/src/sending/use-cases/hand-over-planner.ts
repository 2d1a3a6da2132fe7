import { formatDay } from '../../platform/contract/format-day.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { addDays, daysFromFirst, dueDays, firstWorkingDay } from '../domain/due-days.ts';
import { assertWithinAYear, withDays, wrongDay, type StepDay } from '../domain/step-days.ts';
import type { Earlier } from '../domain/earlier.ts';
import type { HandOverTarget } from '../../records/contract/handed-over.ts';
import { handOverId, hasPlaced, type HandOver, type HandOverStep } from '../../records/domain/hand-over.ts';
import { localDay } from '../../platform/local-day.ts';
import { morningOf } from '../domain/morning-of.ts';
import type { CrmSequence } from '../ports/crm-outreach.ts';
import { UseCase } from '../../platform/needs.ts';

interface Plan {
  readonly record: Pick<HandOver, 'userId' | 'hubspotId' | 'knownAs'> & { readonly id: string };
  readonly version: GenerationVersion;
  readonly to: HandOverTarget;
  /** Undefined for the default; see `HandOverPlanner.start`. */
  readonly startOn?: string | undefined;
  /** Other days for single steps. */
  readonly days?: readonly StepDay[] | undefined;
  /** Null unless the target is a sequence. */
  readonly sequence: CrmSequence | null;
  readonly overrides: readonly string[];
  /** See `HandOver`. */
  readonly mailsUntil?: Timestamp;
  readonly earlier: Earlier;
}

/** Plans the steps of a hand-over and their days. */
export class HandOverPlanner extends UseCase({ agencies: AgencyRepository, clock: Clock }) {
  /** The current day in the time zone of a version's domain. */
  async today({ request }: Pick<GenerationVersion, 'request'>): Promise<string> {
    const { timeZone } = await this.deps.agencies.find(request.department);
    return localDay(this.deps.clock.now(), timeZone);
  }

  /**
   * The hand-over to place. Steps that are not placed yet get the version's current texts, and emails that were sent
   * before stay sent. Once the CRM has a step, all days stay. By default tasks start on the first working day whose
   * morning is still ahead, after an absence of the contact and with the planned distance to the email that was sent
   * before, and everything else today. Errors: `validation_failed` for a day in the past, and for a sequence that starts
   * on a later day.
   */
  async plan({
    record,
    version,
    to,
    days: wanted,
    sequence,
    overrides,
    mailsUntil,
    earlier,
    ...asked
  }: Plan): Promise<HandOver> {
    const { timeZone, holidays, onAway } = await this.deps.agencies.find(version.request.department);
    const now = this.deps.clock.now();
    const today = localDay(now, timeZone);
    const daysOff = new Set(holidays);
    const { emails } = version.answer;
    const { known, round, sentAt } = earlier;
    const alreadyPlaced = known !== null && hasPlaced(known) ? known : null;
    const isAhead = (day: string): boolean => morningOf(day, timeZone) > now;
    const isAway = onAway === 'move' && earlier.awayUntil !== null && earlier.awayUntil >= today;
    const awayUntil = isAway ? earlier.awayUntil : null;
    const open = emails.map((_, index) => index).filter((index) => !sentAt.has(index));
    const [next = 0] = open;
    const fromFirst = daysFromFirst(sequence?.sendAfterDays ?? emails.map(({ send_after_days }) => send_after_days));
    const gap = (from: number, to: number): number => (fromFirst[to] ?? 0) - (fromFirst[from] ?? 0);
    const lastSentAt = sentAt.get(next - 1);
    const earliest = [
      today,
      ...(awayUntil === null ? [] : [addDays(awayUntil, 1)]),
      ...(lastSentAt === undefined ? [] : [addDays(localDay(lastSentAt, timeZone), gap(next - 1, next))]),
    ].reduce((latest, day) => (day > latest ? day : latest));
    const startOn = asked.startOn ?? (to === 'tasks' ? firstWorkingDay(earliest, daysOff, isAhead) : today);
    // An absence may last longer than a user may plan ahead.
    if (alreadyPlaced === null && asked.startOn !== undefined) checkStart(startOn, today, to);
    const due = dueDays({
      startOn,
      // HubSpot's sequences have their own calendar and ignore ours.
      holidays: sequence === null ? holidays : [],
      sendAfterDays: open.map((index) => gap(next, index)),
    });
    const planned = emails.map(({ subject, body }, index): HandOverStep => {
      const texts = { index, subject, body, crmId: null, before: null, theirs: null };
      const step = known?.steps[index];
      if (step !== undefined && step.state !== 'planned') return step;
      const sent = sentAt.get(index);
      if (sent !== undefined) return { ...texts, dueOn: localDay(sent, timeZone), state: 'sent', sentAt: sent };
      const dueOn = alreadyPlaced?.steps[index]?.dueOn ?? due[open.indexOf(index)] ?? startOn;
      return { ...texts, dueOn, state: 'planned', sentAt: null };
    });
    const outcome = known?.outcome ?? null;
    const calendar = { today, holidays: daysOff };
    const steps = alreadyPlaced === null ? withDays({ steps: planned, outcome }, wanted ?? [], calendar) : planned;
    return {
      id: known?.id ?? handOverId({ recordId: record.id, version: version.version, to }, round),
      recordId: record.id,
      version: version.version,
      to,
      userId: record.userId,
      department: version.request.department,
      hubspotId: record.hubspotId,
      knownAs: record.knownAs,
      startOn: alreadyPlaced?.startOn ?? startOn,
      timeZone: alreadyPlaced?.timeZone ?? timeZone,
      sequenceId: sequence?.id ?? null,
      promptId: version.provenance.promptId,
      promptVersion: version.provenance.promptVersion,
      inVoice: version.provenance.inVoice,
      aiModel: version.request.aiModel,
      sandbox: version.sandbox.crm || version.sandbox.ai,
      overrides: [...new Set([...(known?.overrides ?? []), ...overrides])],
      steps,
      outcome,
      ending: null,
      awayUntil,
      createdAt: known?.createdAt ?? now,
      mailsUntil: (known === null ? mailsUntil : known.mailsUntil) ?? null,
      updatedAt: now,
      claimedAt: known?.claimedAt ?? null,
      claimedContact: known?.claimedContact ?? null,
      revision: known?.revision ?? 1,
    };
  }
}

function checkStart(startOn: string, today: string, to: HandOverTarget): void {
  if (startOn < today)
    throw wrongDay('startOn', `The first email cannot be due on ${formatDay(startOn)}: today is ${formatDay(today)}.`);
  assertWithinAYear('startOn', startOn, today);
  if (to === 'sequence' && startOn !== today) {
    throw wrongDay(
      'startOn',
      `HubSpot starts a sequence as soon as the contact is enrolled. Choose today, ${formatDay(today)}, or tasks.`,
    );
  }
}
