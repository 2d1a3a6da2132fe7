// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectationsSchema } from '@overture/core/contract';
import type { PromptSampleWire } from '@overture/core/contract';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminServer, click, field, refusal, sent, type } from '../../testing/page-test.ts';
import { SamplesCard } from './samples-card.tsx';
import { emptyPrompt } from './prompt.queries.ts';

const list = 'GET /api/prompts/samples';
const save = 'POST /api/prompts/samples';
const remove = 'DELETE /api/prompts/samples';
const received = 'POST /api/prompts/received';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
});
afterEach(() => server.restore());

const robin: PromptSampleWire = {
  _id: 's1',
  name: 'Robin Sample',
  department: 'DT-PM',
  hubspotId: '42',
  disguised: true,
  golden: true,
  expectations: expectationsSchema.parse({}),
  createdAt: '2026-01-05T12:00:00.000Z',
  createdBy: 'kim@agency.example',
};
const texts = { ...emptyPrompt, title: 'Warm', department: 'DT-PM', prompt: 'Write two.' };

function open(samples: readonly PromptSampleWire[] = [robin], at?: string) {
  server.answer(list, { body: { samples } });
  return renderInApp(<SamplesCard texts={texts} />, ...(at === undefined ? [] : [{ at }]));
}

function chooseFile(text: string): void {
  fireEvent.change(field('Contact File'), { target: { files: [new File([text], 'contact.json')] } });
}

test('an empty list says what samples are for', async () => {
  open([]);
  expect(await screen.findByText(/A sample is a contact of DT-PM/)).toBeDefined();
});

test('a contact is added by its link, with expectations if it is golden', async () => {
  open([]);
  await screen.findByText(/A sample is a contact/);
  click('Add Sample');
  await screen.findByRole('dialog', { name: 'Add Sample' });
  type('HubSpot Contact URL', 'https://app.hubspot.com/contacts/1/record/0-1/42');
  fireEvent.click(screen.getByRole('switch', { name: /^Must pass/ }));
  type('Name of the sample', 'Long silence');
  type('Must mention', 'quote\n\n March ');
  type('Number of emails', 'three');
  type('Language', 'de');
  click('Add Sample');
  expect(await screen.findByText('Please enter a number')).toBeDefined();
  type('Number of emails', '3');
  server.answer(save, { status: 201, body: { message: 'Sample saved successfully', sample: robin } });
  click('Add Sample');
  expect(await screen.findByText('Sample saved successfully')).toBeDefined();
  expect(await sent(server, save)).toEqual([
    {
      department: 'DT-PM',
      name: 'Long silence',
      link: 'https://app.hubspot.com/contacts/1/record/0-1/42',
      disguise: true,
      golden: true,
      expectations: { mustMention: ['quote', 'March'], mustNotMention: [], emails: 3, language: 'de', service: null },
    },
  ]);
});

test('a contact that cannot be read is told at the field', async () => {
  open([]);
  await screen.findByText(/A sample is a contact/);
  click('Add Sample');
  await screen.findByRole('dialog', { name: 'Add Sample' });
  const invalid = refusal(400, 'validation_failed', 'Invalid HubSpot URL format');
  const issues = [{ path: 'prospectUrl', message: 'Invalid HubSpot URL format' }];
  const isAtField = () => field('HubSpot Contact URL').getAttribute('aria-invalid') === 'true';
  for (const [text, answer] of [
    ['not a link', { ...invalid, body: { ...invalid.body, issues } }],
    ['40000000009', refusal(404, 'crm_contact_not_found', 'HubSpot has no such contact.')],
  ] as const) {
    server.answer(save, answer);
    type('HubSpot Contact URL', text);
    await waitFor(() => expect(isAtField()).toBe(false));
    click('Add Sample');
    await waitFor(() => expect(isAtField()).toBe(true));
  }
  expect(screen.getByRole('dialog').textContent).toContain('HubSpot has no such contact.');
});

test('a contact is added from a file, and errors of the file are shown at the field', async () => {
  open([]);
  await screen.findByText(/A sample is a contact/);
  click('Add Sample');
  await screen.findByRole('dialog', { name: 'Add Sample' });
  fireEvent.click(screen.getByRole('radio', { name: 'File' }));
  click('Add Sample');
  expect(await screen.findByText('Please choose a file')).toBeDefined();
  for (const [text, problem] of [
    ['no json', 'This file is not JSON.'],
    ['{"contact":{}}', /it needs the field “snapshot”/],
  ] as const) {
    chooseFile(text);
    await waitFor(() => expect(screen.queryByText(/^(Please choose|This file)/)).toBeNull());
    click('Add Sample');
    expect(await screen.findByText(problem)).toBeDefined();
  }
  const why = 'The file contains no valid contact: file.snapshot.contact: Invalid input';
  const refused = refusal(400, 'validation_failed', why);
  const issues = [{ path: 'file.snapshot.contact', message: 'Invalid input' }];
  server.answer(save, { ...refused, body: { ...refused.body, issues } });
  chooseFile('{"snapshot":{},"promptText":"Write two."}');
  await waitFor(() => expect(screen.queryByText(/^This file/)).toBeNull());
  click('Add Sample');
  await waitFor(() => expect(field('Contact File').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('dialog').textContent).toContain(why);
  expect(await sent(server, save)).toMatchObject([{ department: 'DT-PM', file: { snapshot: {} }, disguise: true }]);
});

test('a result is added when the desk leads here', async () => {
  open([], '/admin/prompts/p1?result=42&owner=user-7');
  await screen.findByRole('dialog', { name: 'Add Sample' });
  expect(screen.getByText(/as it was read for the result/)).toBeDefined();
  server.answer(save, { status: 201, body: { message: 'Sample saved successfully', sample: robin } });
  click('Add Sample');
  expect(await screen.findByText('Sample saved successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(server, save)).toMatchObject([{ result: { hubspotId: '42', userId: 'user-7' }, disguise: true }]);
});

test('shows the whole prompt for a sample, with tokens and what is cached', async () => {
  open();
  await screen.findByText('Robin Sample');
  expect(screen.getByText('must pass')).toBeDefined();
  server.answer(received, {
    body: {
      parts: [
        { name: 'rules', text: '<rules>Be kind.</rules>', tokens: 1200, isCached: true },
        { name: 'contact', text: '<contact>Robin</contact>', tokens: 300, isCached: false },
      ],
      tokens: 1500,
      cachedTokens: 1200,
    },
  });
  click('What the model receives for Robin Sample');
  const dialog = await screen.findByRole('dialog', { name: 'What the Model Receives' });
  await waitFor(() => expect(dialog.textContent).toContain('1,500 tokens for Robin Sample, of which 1,200'));
  expect(dialog.textContent).toContain('<rules>Be kind.</rules>');
  expect(await sent(server, received)).toEqual([{ sample: 's1', title: 'Warm', prompt: 'Write two.' }]);
});

test('a sample is deleted after a confirmation', async () => {
  open();
  await screen.findByText('Robin Sample');
  click('Delete sample Robin Sample');
  await screen.findByRole('dialog', { name: 'Delete Sample' });
  server.answer(remove, { body: { message: 'Sample deleted successfully' } });
  click('Delete');
  expect(await screen.findByText('Sample deleted successfully')).toBeDefined();
  expect(await sent(server, remove)).toEqual([{ _id: 's1' }]);
});

test('a sample gets another name and other expectations', async () => {
  const expectations = expectationsSchema.parse({ mustMention: ['quote', 'March'], emails: 3, language: 'de' });
  open([{ ...robin, expectations }]);
  await screen.findByText('Robin Sample');
  click('Edit sample Robin Sample');
  await screen.findByRole('dialog', { name: 'Edit Sample' });
  expect(field('Name of the sample').value).toBe('Robin Sample');
  expect(field('Must mention').value).toBe('quote\nMarch');
  expect(screen.queryByText('Where the contact comes from')).toBeNull();
  type('Name of the sample', ' ');
  click('Save');
  expect(await screen.findByText('Please enter a name')).toBeDefined();
  type('Name of the sample', 'Long silence');
  type('Must mention', 'April');
  type('Number of emails', '');
  server.answer(save, { status: 201, body: { message: 'Sample saved successfully', sample: robin } });
  click('Save');
  expect(await screen.findByText('Sample saved successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const changed = { ...expectations, mustMention: ['April'], emails: null };
  expect(await sent(server, save)).toEqual([{ _id: 's1', name: 'Long silence', golden: true, expectations: changed }]);
});
