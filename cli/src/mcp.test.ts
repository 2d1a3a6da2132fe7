import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bin, OvertureProcess } from './testing/overture-process.ts';

let place: OvertureProcess;
beforeAll(async () => {
  place = await OvertureProcess.create();
  await place.runHere(
    ['users', 'create', '--email', 'kim@agency.com', '--domain', 'DT-Sales', '--password-stdin'],
    'Secret!42',
  );
});
afterAll(() => place.remove());

it.each(['auto', 'legacy'] as const)('serves an assistant over standard input and output (%s)', async (mode) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const args = [bin, 'mcp', '--as', 'kim@agency.com', '--scopes', 'read,check'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: place.environment }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'find_contact',
    'read_contact',
    'list_models',
    'get_sequence',
    'list_worklist',
    'check_email',
  ]);
  const sources = [{ text: 'The Business plan is $64 a month.' }];
  const emails = [{ subject: 'Plan', body: 'The Business plan is $39 a month.' }];
  const { structuredContent } = await client.callTool({ name: 'check_email', arguments: { sources, emails } });
  expect(structuredContent).toMatchObject({ blocked: true, emails: [{ evidence: [{ text: '$39' }] }] });
  await client.close();
});

it('ends with its input, and refuses a superadmin', async () => {
  expect(await place.run(['mcp', '--as', 'kim@agency.com'])).toEqual({ code: 0, stdout: '', stderr: '' });
  await place.runHere(
    ['users', 'create', '--email', 'boss@agency.com', '--role', 'superadmin', '--password-stdin'],
    'Secret!42',
  );
  expect(await place.runHere(['mcp', '--as', 'boss@agency.com'])).toMatchObject({ code: 4 });
});
