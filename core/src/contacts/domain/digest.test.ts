import { describe, expect, it } from 'vitest';
import { buildContact } from '../../testing/index.ts';
import type { CrmContact, Engagement } from './contact.ts';
import { historyDigest } from './digest.ts';

const day = (text: string): number => Date.parse(`${text}T10:00:00Z`);
const engagement = (id: string, at: string | null, properties: Engagement['properties']): Engagement => ({
  id,
  createdAt: at === null ? null : day(at),
  properties,
});

function contactWith(engagements: Partial<CrmContact['engagements']>, notRead: CrmContact['notRead'] = {}): CrmContact {
  return buildContact({
    engagements: { notes: [], emails: [], calls: [], meetings: [], tasks: [], ...engagements },
    notRead,
  });
}

describe('historyDigest', () => {
  it('tells nothing of the playbooks that were filed from here', () => {
    const filed = '<h3>Key Insights</h3><p>They grow.</p><p><em>Overture ref overture-r1-v2</em></p>';
    const own = engagement('9', '2026-11-21', { hs_note_body: filed });
    expect(historyDigest(contactWith({ notes: [own] }))).toBe('');
    const theirs = engagement('1', '2026-01-01', { hs_note_body: 'Call back in March.' });
    const digest = historyDigest(contactWith({ notes: [own, theirs] }));
    expect(digest).toContain('Call back in March.');
    expect(digest).not.toContain('They grow.');
  });

  it('writes e-mails and meetings newest first, under a heading for each', () => {
    const contact = contactWith({
      emails: [
        engagement('1', '2025-01-05', {
          hs_email_subject: 'Offer',
          hs_email_status: 'SENT',
          hs_email_text: 'Attached.',
        }),
        engagement('2', '2025-02-10', {}),
      ],
      meetings: [
        engagement('3', '2024-01-01', {
          hs_meeting_start_time: '2025-03-01T09:00:00Z',
          hs_meeting_title: 'Kick-off',
          hs_meeting_outcome: 'COMPLETED',
          hs_meeting_location: 'Oslo',
        }),
        engagement('4', null, {}),
      ],
    });
    expect(historyDigest(contact)).toBe(
      [
        'EMAIL THREAD 1 (Feb 10, 2025)\nNo subject [Status: Unknown]',
        'EMAIL THREAD 2 (Jan 5, 2025)\nOffer [Status: SENT]\nAttached.',
        'MEETING (Mar 1, 2025) - Kick-off\nOutcome: COMPLETED\nLocation: Oslo',
        'MEETING (Unknown date) - Meeting\nOutcome: Unknown\nLocation: Unknown',
      ].join('\n\n'),
    );
  });

  it('adds calls in seconds and notes as readable text', () => {
    const contact = contactWith({
      calls: [
        engagement('1', '2025-01-05', {
          hs_call_title: 'Intro',
          hs_call_direction: 'OUTBOUND',
          hs_call_duration: '412499',
        }),
      ],
      notes: [engagement('2', '2025-01-06', { hs_note_body: '<p>Wants a <b>quote</b></p>' })],
    });
    expect(historyDigest(contact)).toBe(
      'CALL (Jan 5, 2025) - Intro\nDirection: OUTBOUND\nDuration: 412 seconds\n\nNOTE (Jan 6, 2025)\nWants a quote',
    );
  });

  it('says of what was not read how much it is', () => {
    const notes = [engagement('1', '2025-01-05', { hs_note_body: 'Called.' })];
    expect(historyDigest(contactWith({ notes }, { notes: 1 }))).toContain('(1 older note is not shown)');
    expect(historyDigest(contactWith({ notes }, { notes: 2_000 }))).toContain('(2,000 older notes are not shown)');
  });

  it('is empty without a history', () => {
    expect(historyDigest(contactWith({}))).toBe('');
  });

  it('stays bounded and counts what is missing', () => {
    const notes = Array.from({ length: 300 }, (_, i) =>
      engagement(`${i}`, '2025-01-05', { hs_note_body: `n${i} ${'text '.repeat(400)}` }),
    );
    const digest = historyDigest(contactWith({ notes }, { notes: 40 }));
    expect(digest.length).toBeLessThan(31_000);
    const shown = digest.split('NOTE (').length - 1;
    expect(digest.endsWith(`(${340 - shown} older notes are not shown)`)).toBe(true);
  });
});
