// @vitest-environment jsdom
import { ApiError } from '@overture/ui';
import type { ApiErrorDetails } from '@overture/ui';
import { describe, expect, it } from 'vitest';
import { fetchErrorText } from './fetch-error-text.ts';

const text = (code: ApiErrorDetails['code'], status: number, message = 'from the server') =>
  fetchErrorText(new ApiError({ code, status, message }));

describe('fetchErrorText', () => {
  it('is the catalogue’s text for known errors', () => {
    expect(text('network_error', 0)).toBe('Network error. Please check your connection and try again.');
    expect(text('crm_unauthorized', 502)).toBe('Authentication error. Please check your HubSpot permissions.');
    expect(text('crm_contact_not_found', 404)).toBe('Contact not found. Please verify the HubSpot URL.');
    expect(text('crm_rate_limited', 429)).toBe('Rate limit exceeded. Please wait a moment and try again.');
    expect(text('bad_answer', 500)).toBe('No data received from HubSpot API');
    expect(text('internal', 500)).toBe('Failed to fetch HubSpot data. Please try again.');
    expect(fetchErrorText(new Error('x is undefined'))).toBe('Failed to fetch HubSpot data. Please try again.');
  });

  it("is the server's text where that says what to do", () => {
    expect(text('crm_not_configured', 422, 'Add a key on API Keys.')).toBe('Add a key on API Keys.');
    expect(text('crm_daily_limit', 429, 'The day is used up.')).toBe('The day is used up.');
    expect(text('crm_unavailable', 502, '')).toBe('Failed to fetch HubSpot data');
  });
});
