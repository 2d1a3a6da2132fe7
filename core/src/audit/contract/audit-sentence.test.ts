import { describe, expect, it } from 'vitest';
import { auditActions, auditKinds } from './audit.ts';
import { auditActionsOf, auditLine, auditSentence, auditWordsOf } from './audit-sentence.ts';

const id = '019a4c52-1f0e-7c11-9d37-5a3f2b1c4d5e';
const entry = {
  actor: 'kim@agency.example',
  action: 'user_password_reset',
  target: 'lee@agency.example',
  detail: '',
} as const;

describe('an entry of the audit log as a sentence', () => {
  it.each([
    [entry, 'kim@agency.example reset the password of lee@agency.example', ''],
    [
      { ...entry, action: 'handed_over', target: '4711', detail: `tasks, 3 steps, record ${id}, version 2` },
      'kim@agency.example handed over the emails to contact 4711',
      'tasks, 3 steps, version 2',
    ],
    [
      { ...entry, action: 'handed_over', target: '4711', contact: { name: 'Marta Lindqvist', userId: 'u1' } },
      'kim@agency.example handed over the emails to Marta Lindqvist',
      '',
    ],
    [
      { ...entry, action: 'check_overridden', target: '4711', detail: `spam_words, record ${id}, version 2` },
      'kim@agency.example overrode a check of the emails to contact 4711',
      'words of an advertisement, version 2',
    ],
    [
      { ...entry, action: 'agency_saved', target: 'DT-PM', detail: 'requests=warn, unknown_link=off' },
      'kim@agency.example changed the agency settings of DT-PM',
      'not one clear request: warning, unknown links: off',
    ],
    [
      { ...entry, action: 'record_deleted', target: 'contact 3f', detail: `record ${id} of user ${id}` },
      'kim@agency.example deleted the emails to an erased contact',
      '',
    ],
    [
      { ...entry, action: 'model_moved', target: id, detail: 'gpt-5 to gpt-6.1-sol in DT-PM' },
      'kim@agency.example moved from the AI model gpt-5 to gpt-6.1-sol in DT-PM',
      '',
    ],
    [
      { ...entry, action: 'prompt_published', target: id, detail: 'Cold outreach (version 3): shorter' },
      'kim@agency.example published Cold outreach (version 3): shorter',
      '',
    ],
    [
      { ...entry, actor: 'cli:root', action: 'limit_saved', target: `user:${id}`, detail: '$5.00 a day' },
      'root (from the command line) changed the limit of a user',
      '$5.00 a day',
    ],
    [{ ...entry, action: 'limit_saved', target: 'domain' }, 'kim@agency.example changed the limit of each domain', ''],
    [{ ...entry, actor: 'system', action: 'run_stopped', target: `run ${id}` }, 'Overture stopped a run', ''],
    [
      { ...entry, actor: 'address 3f', action: 'sign_in_failed', target: 'address 3f', detail: 'from 192.0.2.1' },
      'An unknown address failed to sign in',
      'from 192.0.2.1',
    ],
    [
      { ...entry, actor: 'erased', action: 'user_created', target: 'erased', detail: 'admin in DT-PM' },
      'Somebody who was erased created the account of somebody who was erased',
      'admin in DT-PM',
    ],
    [{ ...entry, action: 'person_erased', target: `user ${id}` }, 'kim@agency.example erased a user', ''],
  ] as const)('%#: %o', (told, line, more) => {
    expect(auditLine(told)).toBe(line);
    expect(auditSentence(told).more).toBe(more);
  });

  it('names what a screen can link to, by kind and id', () => {
    expect(auditSentence(entry).subject).toEqual({
      kind: 'user',
      id: 'lee@agency.example',
      text: 'lee@agency.example',
    });
    const run = { ...entry, action: 'run_started', target: `run ${id}` } as const;
    expect(auditSentence(run).subject).toEqual({ kind: 'run', id, text: 'a run' });
  });

  it('has words for every action alone, and each action in one kind', () => {
    for (const action of auditActions) {
      expect(auditWordsOf(action)).toMatch(/^[^{}]*[^{}: ]$/);
      expect(auditWordsOf(action)).not.toMatch(/ (of|about|for|to)$/);
    }
    expect(auditWordsOf('user_password_reset')).toBe('reset the password of somebody');
    expect(auditKinds.flatMap(auditActionsOf).toSorted()).toEqual([...auditActions].toSorted());
  });
});
