import { formatDay } from '../../platform/contract/format-day.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { addDays, dueDays } from '../domain/due-days.ts';
import {
  handOverId,
  hasPlaced,
  type HandOver,
  type HandOverStep,
  type HandOverTarget,
} from '../../records/domain/hand-over.ts';
import { dayIn } from '../domain/morning-of.ts';
import type { CrmSequence } from '../ports/crm-outreach.ts';
import type { Needs } from '../../platform/needs.ts';

interface Plan {
  readonly record: Pick<HandOver, 'userId' | 'hubspotId' | 'knownAs'> & { readonly id: string };
  readonly version: GenerationVersion;
  readonly to: HandOverTarget;
  readonly startOn: string;
  /** Null unless the target is a sequence. */
  readonly sequence: CrmSequence | null;
  readonly overrides: readonly string[];
  /** The hand-over that an earlier attempt stored. */
  readonly known: HandOver | null;
}

/** How far ahead a hand-over may start. */
const maxDaysAhead = 366;

/** Plans the steps of a hand-over and their days. */
export class HandOverPlanner {
  static readonly needs = { agencies: AgencyRepository, clock: Clock };
  readonly #deps: Needs<typeof HandOverPlanner>;

  constructor(deps: Needs<typeof HandOverPlanner>) {
    this.#deps = deps;
  }

  /** The current day in the time zone of a version's domain. */
  async today({ request }: Pick<GenerationVersion, 'request'>): Promise<string> {
    const { timeZone } = await this.#deps.agencies.find(request.department);
    return dayIn(timeZone, this.#deps.clock.now());
  }

  /**
   * The hand-over to place. Steps that are not placed yet get the version's current texts. Once the CRM has a step, all
   * days stay. Errors: `validation_failed` for a day in the past, and for a sequence that starts on a later day.
   */
  async plan({ record, version, to, startOn, sequence, overrides, known }: Plan): Promise<HandOver> {
    const { timeZone, holidays } = await this.#deps.agencies.find(version.request.department);
    const now = this.#deps.clock.now();
    const { emails } = version.answer;
    const told = known !== null && hasPlaced(known) ? known : null;
    if (told === null) checkStart(startOn, dayIn(timeZone, now), to);
    const days =
      told?.steps.map(({ dueOn }) => dueOn) ??
      dueDays({
        startOn,
        // HubSpot's sequences have their own calendar and ignore ours.
        holidays: sequence === null ? holidays : [],
        sendAfterDays: sequence?.sendAfterDays ?? emails.map(({ send_after_days }) => send_after_days),
      });
    const steps = emails.map(({ subject, body }, index): HandOverStep => {
      const step = known?.steps[index];
      if (step !== undefined && step.state !== 'planned') return step;
      return { index, dueOn: days[index] ?? startOn, subject, body, crmId: null, state: 'planned', sentAt: null };
    });
    return {
      id: handOverId({ recordId: record.id, version: version.version, to }),
      recordId: record.id,
      version: version.version,
      to,
      userId: record.userId,
      department: version.request.department,
      hubspotId: record.hubspotId,
      knownAs: record.knownAs,
      startOn: told?.startOn ?? startOn,
      timeZone: told?.timeZone ?? timeZone,
      sequenceId: sequence?.id ?? null,
      promptId: version.provenance.promptId,
      promptVersion: version.provenance.promptVersion,
      aiModel: version.request.aiModel,
      sandbox: version.sandbox.crm || version.sandbox.ai,
      overrides: [...new Set([...(known?.overrides ?? []), ...overrides])],
      steps,
      outcome: known?.outcome ?? null,
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
      claimedAt: known?.claimedAt ?? null,
      claimedContact: known?.claimedContact ?? null,
      revision: known?.revision ?? 1,
    };
  }
}

function checkStart(startOn: string, today: string, to: HandOverTarget): void {
  if (startOn < today)
    throw wrongDay(`The first email cannot be due on ${formatDay(startOn)}: today is ${formatDay(today)}.`);
  if (startOn > addDays(today, maxDaysAhead)) throw wrongDay('Please choose a day within a year.');
  if (to === 'sequence' && startOn !== today) {
    throw wrongDay(
      `HubSpot starts a sequence as soon as the contact is enrolled. Choose today, ${formatDay(today)}, or tasks.`,
    );
  }
}

const wrongDay = (message: string): AppError =>
  new AppError('validation_failed', message, { issues: [{ path: 'startOn', message }] });
