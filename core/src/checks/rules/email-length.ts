import { countWords } from '../../platform/contract/count-words.ts';
import type { Rule } from './rule.ts';
import { counted } from '../../platform/contract/counted.ts';

const usual = { min: 60, max: 140 };

export const emailLength: Rule = {
  id: 'email_length',
  level: 'tip',
  reason: 'Short emails are answered more often; very short ones look like a template.',
  fix: 'Keep to one request and the fact that makes it relevant.',
  research: 'Boomerang, 7 Tips for Getting More Responses to Your Emails (2016): 50 to 125 words',
  find: ({ body }, { words }) => {
    const { min, max } = words ?? usual;
    const count = countWords(body);
    const isTooLong = words !== null && count > max;
    return count >= min && count <= max
      ? []
      : [
          {
            field: 'body',
            start: 0,
            end: body.length,
            message: isTooLong
              ? `${counted(count, 'word')}; the template asks for at most ${max}.`
              : `${counted(count, 'word')}; ${min} to ${max} ${words === null ? 'are usual' : 'suit the template'}.`,
          },
        ];
  },
};
