import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { SampleCrm } from '../../sandbox/src/crm-data/sample-crm.ts';
import { fetchSample, queueGeneration } from './generator-steps.ts';
import { root } from './program.ts';
import type { RunningOverture } from './start-overture.ts';

const dayMs = 86_400_000;
const clockSchema = z.object({ today: z.iso.date() });
const contactSchema = z.object({ properties: z.object({ email: z.string() }) });

/** Contacts to whom may be written, each of whom a journey has for itself. The generator offers the first ones by name. */
const contacts = new SampleCrm().contacts.filter(
  ({ story, properties }) => story !== null && properties['hs_email_optout'] !== 'true',
);

/** The HubSpot id of the nth contact. */
export const contactOf = (nth: number): string => contacts[nth]?.id ?? '';

/** Writes a sequence for the nth contact as the rep who is signed in, and opens it. */
export async function openWritten(page: Page, overture: RunningOverture, nth: number): Promise<void> {
  await page.goto(`${overture.url}/dashboard`);
  const [sample = ''] = overture.sampleLinks;
  await fetchSample(page, sample.replace(/[^/]+$/, contactOf(nth)));
  await queueGeneration(page);
  await page.goto(`${overture.url}/detailed-history/${contactOf(nth)}`);
  // An email that can be read while the others are written cannot be edited.
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
}

/** An email of the contact arrives in HubSpot. */
export async function receive({ sandboxUrl }: RunningOverture, nth: number, body: string): Promise<void> {
  const headers = { authorization: 'Bearer pat-journey' };
  const contact = `${sandboxUrl}/crm/objects/2026-09/contacts/${contactOf(nth)}?properties=email`;
  const { properties } = contactSchema.parse(await (await fetch(contact, { headers })).json());
  await fetch(`${sandboxUrl}/_sandbox/contacts/${contactOf(nth)}/emails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: properties.email, subject: 'Re: your email', body }),
  });
}

/** Moves the sandbox to tomorrow: what is older than a hand-over stops nothing, and the sandbox has a day of its own. */
export const beginTomorrow = (overture: RunningOverture): Promise<void> => moveSandbox(overture, 1);

/**
 * Moves the sandbox to a day that lies so many days ahead of today. Doing it twice moves nothing more, because some weeks
 * later the sandbox's models are retired.
 */
export async function moveSandbox({ sandboxUrl }: RunningOverture, daysAhead: number): Promise<void> {
  const clock = `${sandboxUrl}/_sandbox/clock`;
  const { today } = clockSchema.parse(await (await fetch(clock)).json());
  await fetch(clock, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceDays: Math.ceil((Date.now() - Date.parse(today)) / dayMs) + daysAhead }),
  });
}

/** What the worker does every hour. */
export function sweep({ environment }: RunningOverture): Promise<unknown> {
  const env = { ...process.env, ...environment };
  return promisify(execFile)('npx', ['overture', 'outcomes', 'sync'], { cwd: root, env });
}
