import { fold } from '../fold.ts';
import type { Rule } from './rule.ts';

/** "Re:" and "Fwd:" as mail programs of our languages write them. */
const prefix =
  /^(?:(?:re|fwd?|fw|aw|wg|sv|vs|vl|ref|rv|tr|rif|enc|odp|pd|vá|ynt|ilt|απ|πρθ|回复|回覆|转发|轉寄|答复|答覆|返信|転送|회신|전달)(?:\[\d+\])? ?[:：] ?)+/iu;

export const fakeReply: Rule = {
  id: 'fake_reply',
  level: 'warn',
  reason: 'A "Re:" where there was no email is a deceptive subject: unlawful in many places and resented everywhere.',
  fix: 'Take it out.',
  research: 'CAN-SPAM Act, 15 U.S.C. 7704(a)(2)',
  find: ({ subject }, { contact }) => {
    const match = prefix.exec(subject);
    if (match === null) return [];
    const bare = fold(subject.replace(prefix, '')).trim();
    if (contact.threadSubjects.some((thread) => fold(thread.replace(prefix, '')).trim() === bare)) return [];
    const mark = match[0].trim();
    return [
      {
        field: 'subject',
        start: 0,
        end: mark.length,
        message: `"${mark}" pretends that there was an email with this subject. Take it out.`,
      },
    ];
  },
};
