import { z } from 'zod';
import texts from './portal.json' with { type: 'json' };

const userSchema = z.strictObject({
  id: z.string(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});
export type PortalUser = z.infer<typeof userSchema>;

const stageSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** 0 and 1 mean closed: lost and won. */
  probability: z.number(),
});
export type Stage = z.infer<typeof stageSchema>;

const sequenceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  userId: z.number(),
  /** Each step with its wait after the previous one, in days. */
  steps: z.array(z.strictObject({ actionType: z.enum(['EMAIL', 'TASK']), days: z.number() })),
});
export type SampleSequence = z.infer<typeof sequenceSchema>;

/** The sample portal without its contacts. */
const portal = z
  .strictObject({
    /** Five owners of the sample contacts, and the accounts of a sandbox: its admin and its superadmin. */
    users: z.tuple([userSchema], userSchema),
    /** The first pipeline is HubSpot's own. Added ones have numeric ids, so that only their labels are readable. */
    pipelines: z.array(z.strictObject({ id: z.string(), label: z.string(), stages: z.array(stageSchema) })),
    /** HubSpot's own outcomes of calls, with the ids that are the same in every account. */
    callOutcomes: z.array(z.strictObject({ id: z.string(), label: z.string() })),
    sequences: z.array(sequenceSchema),
  })
  .parse(texts);

export const { users: portalUsers, pipelines, callOutcomes, sequences: sampleSequences } = portal;

/** The owners of the generated contacts. */
export const owners = portalUsers.slice(0, 5);

/** The user with this id, or the first one. */
export const portalUser = (id: string | null | undefined): PortalUser =>
  portalUsers.find((user) => user.id === id) ?? portalUsers[0];

export const isClosed = ({ probability }: Stage): boolean => probability === 0 || probability === 1;

/** The outcome of a call by its length; a call of less than a minute reached nobody. */
export function outcomeOf(seconds: number): string {
  const wanted = seconds < 60 ? 'Left voicemail' : 'Connected';
  return callOutcomes.find(({ label }) => label === wanted)?.id ?? '';
}
