import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults } from '../control/faults.ts';
import type { Vendor } from '../control/request-log.ts';
import { googleFault } from '../google/google-api.ts';
import { hubspotFault, refusedByRule } from '../hubspot/hubspot-errors.ts';
import { partialBatch } from '../hubspot/partial-batch.ts';
import { oidcFault } from '../oidc/oidc-routes.ts';
import { openaiFault } from '../openai/openai-errors.ts';
import { html, json, type Reply, type SandboxRequest } from './reply.ts';

export type VendorOutcome = { reply: Reply; cutAfter?: number } | { drop: 'reset' | 'hang' };

/** Answers a request to a vendor, or applies a fault. */
export async function handleVendor(
  vendor: Vendor,
  request: SandboxRequest,
  faults: Faults,
  answer: (fault: Fault | undefined) => Promise<Reply> | Reply,
): Promise<VendorOutcome> {
  const fault = faults.strike(vendor, request.method, request.path);
  if (!fault) return { reply: await answer(undefined) };
  if (fault.delayMs) {
    const signal = AbortSignal.any([request.signal, faults.cleared]);
    await sleep(fault.delayMs, undefined, { signal }).catch(() => undefined);
  }
  const kind = fault.kind ?? (fault.status !== undefined || fault.body !== undefined ? 'status' : null);
  switch (kind) {
    case 'reset':
    case 'hang':
      return { drop: kind };
    case 'status':
      return { reply: statusReply(vendor, fault) };
    case 'html':
      return {
        reply: html(
          fault.status ?? 200,
          '<!doctype html><html><head><title>Please wait</title></head><body><h1>Checking your browser</h1></body></html>',
          fault.headers,
        ),
      };
    case 'after':
      await answer(fault);
      return { reply: statusReply(vendor, { status: 502, ...fault }) };
    case 'rule':
      return /\/2026-09\//.test(request.path)
        ? { reply: refusedByRule(fault.code === 'context' ? 'context' : 'list') }
        : { reply: await answer(fault) };
    case 'partial':
      return { reply: partialBatch(await answer(fault), fault.code) };
    case 'cut-stream':
      return { reply: await answer(fault), cutAfter: 6 };
    case 'bad-json':
    case 'empty':
      // For OpenAI these are bad answers of the model. The other vendors have no model, so the connection is broken
      // instead.
      return vendor === 'openai'
        ? { reply: await answer(fault) }
        : {
            reply: {
              status: fault.status ?? 200,
              body: { text: kind === 'empty' ? '' : '{"results":[{"id":"1",', type: 'application/json' },
            },
          };
    default:
      return { reply: withHeaders(await answer(fault), fault.headers) };
  }
}

function statusReply(vendor: Vendor, fault: Fault): Reply {
  const status = fault.status ?? 500;
  if (fault.body !== undefined)
    return typeof fault.body === 'string'
      ? { status, body: { text: fault.body, type: 'text/plain' }, headers: fault.headers }
      : json(status, fault.body, fault.headers);
  switch (vendor) {
    case 'hubspot':
      return hubspotFault(status, fault.headers, fault.code);
    case 'google':
      return googleFault(status, fault.headers);
    case 'oidc':
      return oidcFault(status, fault.headers);
    case 'openai':
      return openaiFault(status, fault.code, fault.headers);
  }
}

const withHeaders = (reply: Reply, headers: Record<string, string> | undefined): Reply =>
  headers ? { ...reply, headers: { ...reply.headers, ...headers } } : reply;
