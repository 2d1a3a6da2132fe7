import { bareSubject, prefixesOf } from '../../mail/subject.ts';
import { fold } from '../fold.ts';
import type { Rule } from './rule.ts';

export const fakeReply: Rule = {
  id: 'fake_reply',
  level: 'warn',
  reason: 'A "Re:" where there was no email is a deceptive subject: unlawful in many places and resented everywhere.',
  fix: 'Take it out.',
  research: 'CAN-SPAM Act, 15 U.S.C. 7704(a)(2)',
  find: ({ subject }, { contact }) => {
    const prefixes = prefixesOf(subject);
    if (prefixes === '') return [];
    const conversation = fold(bareSubject(subject));
    if (contact.threadSubjects.some((thread) => fold(bareSubject(thread)) === conversation)) return [];
    const start = subject.indexOf(prefixes);
    return [
      {
        field: 'subject',
        start,
        end: start + prefixes.length,
        message: `"${prefixes}" pretends that there was an email with this subject. Take it out.`,
      },
    ];
  },
};
