import type { EngagementWire } from '@overture/core/contract';
import { describe, expect, it } from 'vitest';
import { crmEntries } from './crm-entries.ts';

const engagement = (
  id: string,
  properties: EngagementWire['properties'],
  createdAt: string | null = null,
): EngagementWire => ({
  id,
  createdAt,
  properties,
});
const none = { notes: [], emails: [], calls: [], meetings: [], tasks: [] };

describe('crmEntries', () => {
  it('numbers email threads newest first, and has a text for missing values', () => {
    const { emails } = crmEntries({
      ...none,
      emails: [
        engagement(
          'old',
          { hs_email_subject: 'Hello', hs_email_status: 'SENT', hs_email_text: 'Hi' },
          '2025-01-05T12:00:00.000Z',
        ),
        engagement('undated', {}),
        engagement('new', { hs_timestamp: '2025-02-10T12:00:00Z', hs_email_html: '<p>Yes</p>', hs_email_text: 'Yes' }),
      ],
    });
    expect(emails.map(({ heading, subject, lines }) => [heading, subject, lines[0]])).toEqual([
      ['EMAIL THREAD 1 (Feb 10, 2025)', 'No subject', '[Status: Unknown]'],
      ['EMAIL THREAD 2 (Jan 5, 2025)', 'Hello', '[Status: SENT]'],
      ['EMAIL THREAD 3 (Unknown date)', 'No subject', '[Status: Unknown]'],
    ]);
    expect(emails.map(({ html, text }) => html ?? text)).toEqual(['<p>Yes</p>', 'Hi', undefined]);
  });

  it('shows the cc of an email, the outcome of a call, and the tasks', () => {
    const { emails, calls, tasks } = crmEntries({
      ...none,
      emails: [
        engagement('1', {
          hs_email_from_email: 'nora@agency.example',
          hs_email_to_email: 'marta@nordvik.example',
          hs_email_cc_email: 'henrik@nordvik.example',
        }),
      ],
      calls: [engagement('2', { hs_call_disposition: 'Left voicemail', hs_call_duration: '39000' })],
      tasks: [
        engagement('3', {
          hs_timestamp: '2025-02-10T12:00:00Z',
          hs_task_subject: 'Call Marta',
          hs_task_status: 'NOT_STARTED',
          hs_task_body: '<p>Offer two dates.</p>',
        }),
      ],
    });
    expect(emails[0]?.lines[1]).toBe('nora@agency.example → marta@nordvik.example, cc henrik@nordvik.example');
    expect(calls[0]?.lines).toEqual(['Direction: Unknown', 'Outcome: Left voicemail', 'Duration: 39 seconds']);
    expect(tasks).toMatchObject([
      {
        heading: 'TASK (Feb 10, 2025) - Call Marta',
        lines: ['Status: NOT_STARTED'],
        html: '<p>Offer two dates.</p>',
      },
    ]);
  });

  it('shows the length of a call in seconds, rounded', () => {
    const { calls } = crmEntries({
      ...none,
      calls: [
        engagement('1', {
          hs_timestamp: '1736078400000',
          hs_call_title: 'Intro',
          hs_call_direction: 'OUTBOUND',
          hs_call_duration: '412500',
        }),
        engagement('2', { hs_call_duration: 'soon' }),
      ],
    });
    expect(calls[0]).toMatchObject({
      heading: 'CALL (Jan 5, 2025) - Intro',
      lines: ['Direction: OUTBOUND', 'Duration: 413 seconds'],
    });
    expect(calls[1]?.lines).toEqual(['Direction: Unknown', 'Duration: Unknown']);
  });

  it('dates a meeting by its start, not by when it was logged', () => {
    const { meetings } = crmEntries({
      ...none,
      meetings: [
        engagement(
          '1',
          {
            hs_meeting_start_time: '2025-03-01T12:00:00Z',
            hs_meeting_title: 'Kick-off',
            hs_meeting_outcome: 'COMPLETED',
            hs_meeting_location: 'Oslo',
          },
          '2024-01-01T12:00:00.000Z',
        ),
        engagement('2', {}),
      ],
    });
    expect(meetings[0]).toMatchObject({
      heading: 'MEETING (Mar 1, 2025) - Kick-off',
      lines: ['Outcome: COMPLETED', 'Location: Oslo'],
    });
    expect(meetings[1]?.heading).toBe('MEETING (Unknown date) - Meeting');
  });

  it('marks the playbooks that Overture filed among the notes', () => {
    const note = engagement('n1', { hs_note_body: 'Open with the warehouse.' });
    const { notes } = crmEntries({ ...none, notes: [{ ...note, filedByOverture: true }, note] });
    expect(notes.map(({ lines }) => lines)).toEqual([
      ['Sales playbook filed by Overture; left out of insights and emails'],
      [],
    ]);
  });

  it('distinguishes HTML notes from plain ones', () => {
    const { notes } = crmEntries({
      ...none,
      notes: [
        engagement('1', { hs_note_body: 'Costs < 5 k' }),
        engagement('2', { hs_note_body: '<p>Hi</p>' }),
        engagement('3', { hs_note_body: ' ' }),
      ],
    });
    expect(notes.map(({ html, text }) => ({ html, text }))).toEqual([
      { html: undefined, text: 'Costs < 5 k' },
      { html: '<p>Hi</p>', text: undefined },
      { html: undefined, text: undefined },
    ]);
  });
});
