import { beforeEach, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { buildUser } from '../../testing/index.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { describeHandOver } from './hand-over.fixtures.ts';

const ways = { tasks: { to: 'tasks' }, sequence: { to: 'sequence', sequenceId: '501000001' } } as const;
type Way = keyof typeof ways;
const jonas = buildUser({ email: 'jonas.reuter@overture.example' });

describeHandOver('Of two hand-overs to a contact at once', (world) => {
  beforeEach(async () => {
    await world().setContact({ hs_email_optout: 'false' });
    await world().endEnrolments();
    world().clock.set(Date.UTC(2026, 0, 5, 9));
    await world().ready();
  });
  const press = (input: object): Promise<unknown> =>
    world()
      .open()
      .handOver(input)
      .catch((error: unknown) => error);
  const enrolment = () => world().call('GET', `/automation/sequences/2026-09/enrollments/contact/${world().contactId}`);
  /** One press has handed over, the other was told why not, and HubSpot has what the first one says. */
  const oneIsDone = async (presses: readonly unknown[]): Promise<void> => {
    const [made, ...others] = presses.filter((answer) => !(answer instanceof Error)) as HandOver[];
    expect(others).toEqual([]);
    const codes = presses.flatMap((answer) => (answer instanceof AppError ? answer.code : []));
    expect(['conflict', 'already_enrolled']).toContain(codes[0]);
    const stored = await world().handOvers();
    expect(stored.map(({ id }) => id)).toEqual([made?.id]);
    expect(await world().tasksOf(stored[0] as HandOver)).toHaveLength(made?.to === 'tasks' ? 2 : 0);
    expect(await enrolment()).toMatchObject(made?.to === 'tasks' ? { status: 'error' } : { id: made?.steps[0]?.crmId });
  };
  const pairs: readonly (readonly [Way, Way])[] = [
    ['tasks', 'tasks'],
    ['tasks', 'sequence'],
    ['sequence', 'tasks'],
    ['sequence', 'sequence'],
  ];

  it.each(pairs)('by two reps, as %s and as %s, one is made', async (mine, theirs) => {
    if ((await world().store.users.findById(jonas.id)) === null) await world().store.users.create(jonas);
    await world().next({}, jonas);
    const actor = { userId: jonas.id, role: 'admin', department: 'product-sales' } as const;
    await oneIsDone(await Promise.all([press(ways[mine]), press({ ...ways[theirs], actor })]));
    const record = await world().store.history.findByContact(jonas.id, world().contactId);
    await world().store.history.delete(record?.id ?? '');
  });

  it.each(pairs)('of two versions, as %s and as %s, one is made', async (first, second) => {
    await world().next();
    await oneIsDone(await Promise.all([press({ ...ways[first], version: 1 }), press({ ...ways[second], version: 2 })]));
  });

  it('of one version in two ways, one is made', async () => {
    await oneIsDone(await Promise.all([press(ways.tasks), press(ways.sequence)]));
  });

  it('where one stands, another rep is told whom to ask to withdraw it', async () => {
    if ((await world().store.users.findById(jonas.id)) === null) await world().store.users.create(jonas);
    const { rep, store } = world();
    if ((await store.users.findById(rep.id)) === null) await store.users.create(rep);
    await world().open().handOver(ways.tasks);
    await world().next({}, jonas);
    const actor = { userId: jonas.id, role: 'admin', department: 'product-sales' } as const;
    expect(await press({ ...ways.tasks, actor })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(`by ${rep.email}. Ask ${rep.email} or a superadmin to withdraw it.`),
    });
    const record = await world().store.history.findByContact(jonas.id, world().contactId);
    await world().store.history.delete(record?.id ?? '');
  });

  it('a version of which an email was sent by hand is not enrolled, but its rest is handed over as tasks', async () => {
    await world().open().markSent(0, true);
    expect(await press(ways.sequence)).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Email 1 was sent already/),
    });
    const { problems } = await world().open().preview(ways.sequence);
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^Email 1 was sent already/));
    expect(await enrolment()).toMatchObject({ status: 'error' });
    expect(await press(ways.tasks)).toMatchObject({ steps: [{ state: 'sent' }, { state: 'placed' }] });
  });
});
