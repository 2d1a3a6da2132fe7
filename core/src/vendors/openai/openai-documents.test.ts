import { beforeAll, expect, it } from 'vitest';
import { SystemClock } from '../../platform/clock.ts';
import { billedTo, buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { describeWithDocuments } from '../../testing/describe-with-server.ts';
import { OpenApiDocuments, type Exchange } from '../../testing/openapi-documents.ts';
import { startRecordingProxy, startVendorSandbox } from '../../testing/vendor-sandbox.ts';
import { OpenAiModels } from './openai-models.ts';
import { OpenAiTextGenerator } from './openai-text-generator.ts';

/** Where OpenAI does not keep to its document: every answer says whether it was stored, and null for no user. */
const knownMistakes = [/answer\/user must be string$/, /answer must NOT have unevaluated properties \(store\)$/];

/** Every request that Overture makes of OpenAI, with what the sandbox answers. */
async function record(): Promise<readonly Exchange[]> {
  const sandbox = await startVendorSandbox();
  const proxy = await startRecordingProxy(sandbox.url);
  const credential = (secret: string) =>
    buildCredential({ type: 'Openai', baseUrl: `${proxy.url}/v1`, secret, fingerprint: uniqueId('key') });
  const options = { clock: new SystemClock(), logger: silentLogger };
  const generator = new OpenAiTextGenerator(options);
  const prompt = { instructions: 'Rules.', stablePrefix: 'Template.', contactData: 'Contact.' };
  try {
    await new OpenAiModels({ clock: options.clock }).list(credential('sk-1'));
    for (const [model, secret] of [
      ['gpt-5', 'sk-1'],
      ['gpt-6.1-sol', 'sk-1'],
      ['gpt-5', 'unverified-1'],
    ] as const)
      await generator.writeSequence({ model, prompt, credential: credential(secret), billedTo, serviceTier: 'flex' });
    const used = { model: 'gpt-6.1-sol', credential: credential('sk-1'), billedTo };
    await generator.summarise({ ...used, instructions: 'Summarise.', text: 'NOTE (Jan 5, 2026)' });
    await generator.judgeSentences({ ...used, instructions: 'Judge.', text: 'Passages.', maxOutputTokens: 1_000 });
    await generator.tryOut(used);
    // The sandbox writes no single email, but the request is what counts here.
    await generator.rewriteEmail({ ...used, prompt }).catch(() => undefined);
    const body = { error: { message: 'Unknown route', type: 'invalid_request_error', param: null, code: null } };
    await sandbox.fault({ vendor: 'openai', match: '/responses$', status: 404, body });
    for (const secret of ['sk-2', 'unverified-2'])
      await generator.writeSequence({ ...used, prompt, credential: credential(secret), serviceTier: 'default' });
    return proxy.exchanges;
  } finally {
    await proxy.close();
    await sandbox.close();
  }
}

describeWithDocuments('OPENAI_OPENAPI_DIR', "OpenAI's own document", (folder) => {
  let documents: OpenApiDocuments;
  beforeAll(async () => {
    documents = await OpenApiDocuments.read(folder, (file) => file === 'openapi.json');
  }, 60_000);

  it('agrees with every request, and with the sandbox', async () => {
    const exchanges = await record();
    expect(new Set(exchanges.map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set(['GET /v1/models', 'POST /v1/responses', 'POST /v1/chat/completions']),
    );
    const problems = exchanges
      .flatMap((exchange) => documents.problemsOf(exchange))
      .filter((problem) => !knownMistakes.some((mistake) => mistake.test(problem)));
    expect([...new Set(problems)]).toEqual([]);
  });

  it('objects to what it does not know', () => {
    const problemsOf = (requestBody: object) =>
      documents
        .problemsOf({ method: 'POST', url: '/v1/responses', requestBody, status: 400, responseBody: undefined })
        .join();
    const content = [{ type: 'input_text', text: 'Hello' }];
    expect(problemsOf({ model: 'gpt-5', input: [{ role: 'user', content }] })).toBe('');
    expect(problemsOf({ model: 'gpt-5', input: 'Hello', more: true })).toContain('(more)');
    expect(problemsOf({ model: 'gpt-5', input: [{ role: 'user', content: [{ ...content[0], text: 7 }] }] })).toContain(
      '/input/0/content',
    );
  });
});
