import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Credential } from '../../connections/domain/credential.ts';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, testNow, uniqueId } from '../../testing/index.ts';
import { describeWithDocuments } from '../../testing/describe-with-server.ts';
import { OpenApiDocuments, type Exchange } from '../../testing/openapi-documents.ts';
import { startRecordingProxy, startVendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotContacts } from './hubspot-contacts.ts';
import { HubspotNotes } from './hubspot-notes.ts';
import { HubspotOutreach } from './hubspot-outreach.ts';
import type { HubspotApiVersion } from './hubspot-paths.ts';

/** The documents of what Overture asks for, of the versions it knows. */
const wanted =
  /\/(?:2026-09|v[34])\/(?:objects|associations|crmOwners|pipelines|properties|accountInfo|sequences)\.json$/;
/** HubSpot has these on its pages and in no document. */
const undocumented = new Set(['GET /calling/v1/dispositions']);

/** Where HubSpot does not keep to its documents: it answers null for what is not filled in, and names errors by a text. */
const knownMistakes = [
  /^\S+ \/crm\/v3\/objects\S* answer\S*\/properties\/\w+ must be string$/,
  /\/subCategory must be object$/,
];

/** Every request that Overture makes of HubSpot, with what the sandbox answers. */
async function record(apiVersion: HubspotApiVersion): Promise<readonly Exchange[]> {
  const sandbox = await startVendorSandbox({ associationPageSize: 5 });
  const proxy = await startRecordingProxy(sandbox.url);
  try {
    const options = { clock: new SystemClock(), logger: silentLogger, apiVersion };
    const credential = (secret: string) =>
      buildCredential({ baseUrl: proxy.url, secret, fingerprint: uniqueId('account') });
    const contacts = new HubspotContacts(options);
    const ids = (await sandbox.samples()).map(({ id }) => id);
    await contacts.checkAccess(credential('pat-1'));
    await contacts.fetch(ids[0] ?? '', credential('pat-2'));
    await contacts.fetch('151200000077', credential('noemails-1'));
    for await (const answer of contacts.fetchMany([...ids, '999'], credential('pat-3'))) void answer;
    await contacts.search('marta', 10, credential('pat-4'));
    await contacts.listProperties(credential('pat-4'));
    await contacts.readProperties(ids[0] ?? '', ['firstname', 'event_2026'], credential('pat-4'));
    await contacts.readManyProperties(ids, ['hs_email_optout'], credential('pat-4'));
    const note = {
      contactId: ids[0] ?? '',
      html: '<p>x</p>',
      marker: uniqueId('mark'),
      at: testNow,
      ownerId: '83240117',
    };
    await new HubspotNotes(options).add(note, credential('pat-4'), { mayExist: true });
    await handOver(new HubspotOutreach(options), credential('pat-5'), note.contactId);
    return proxy.exchanges;
  } finally {
    await proxy.close();
    await sandbox.close();
  }
}

async function handOver(outreach: HubspotOutreach, credential: Credential, contactId: string): Promise<void> {
  const user = await outreach.findUser('nora.castellan@overture.example', credential);
  if (user?.userId == null) throw new Error('The sandbox knows Nora.');
  const task = { contactId, ownerId: user.ownerId, dueAt: testNow, subject: 'x', body: 'y', marker: uniqueId('mark') };
  const { taskId } = await outreach.createTask(task, credential, { mayExist: true });
  await outreach.createTask({ ...task, body: 'z' }, credential, { mayExist: true });
  await outreach.setTaskDone(taskId, true, credential);
  const [sequence] = await outreach.listSequences(user.userId, credential);
  const texts = [{ name: 'overture_email_1_body', label: 'Overture: email 1, text', text: 'y' }];
  await outreach.findSequence(sequence?.id ?? '', user.userId, credential);
  await outreach.missingProperties(texts, credential);
  await outreach.writeTexts(contactId, texts, credential);
  const wanted = { contactId, sequenceId: sequence?.id ?? '', user, texts };
  await outreach.enrol(wanted, credential);
  await outreach.findEnrolment(wanted, credential);
  await outreach.enrolmentOf(contactId, credential);
}

describeWithDocuments('HUBSPOT_OPENAPI_DIR', "HubSpot's own documents", (folder) => {
  let documents: OpenApiDocuments;
  beforeAll(async () => {
    documents = await OpenApiDocuments.read(folder, (file) => wanted.test(`/${file}`));
  });
  afterAll(() => expect(documents.size).toBeGreaterThan(50));

  it.each(['2026-09', 'v3'] as const)(
    'agree with every request over %s paths, and with the sandbox',
    async (version) => {
      const exchanges = await record(version);
      const isDocumented = ({ method, url }: Exchange): boolean => !undocumented.has(`${method} ${url.split('?')[0]}`);
      const documented = exchanges.filter(isDocumented);
      const problems = documented
        .flatMap((exchange) => documents.problemsOf(exchange))
        .filter((problem) => !knownMistakes.some((mistake) => mistake.test(problem)));
      expect([...new Set(problems)]).toEqual([]);
      const asked = new Set(documented.map((exchange) => documents.operationOf(exchange)?.name.replace(version, 'X')));
      expect(asked.size).toBe(16);
    },
  );

  it('object to what they do not know', () => {
    const asked: Exchange = {
      method: 'POST',
      url: '/crm/objects/2026-09/notes/batch/read?nonsense=1',
      requestBody: { inputs: [{ id: 7 }], properties: [], more: true },
      status: 200,
      responseBody: { results: [] },
    };
    const problems = documents.problemsOf(asked).join('\n');
    for (const part of ['nonsense', 'propertiesWithHistory', '/inputs/0/id', '(more)', 'startedAt'])
      expect(problems).toContain(part);
    expect(documents.problemsOf({ ...asked, url: '/crm/v9/x' })).toEqual(['no document knows POST /crm/v9/x']);
  });
});
