import { sayDate, sayDays } from './dates.ts';
import type { Facts } from './facts.ts';
import { escapeHtml, isCommand } from './plain-text.ts';
import { translatedPlaybook } from './translated-playbook.ts';

export const sampleMark =
  'Sample output: composed by the Overture sandbox from this contact’s data, not by an AI model.';

const goalAdvice: Record<Facts['wishes']['goal'], string> = {
  sponsorship: 'Talk about people to meet, not about logos: name sessions and guests that fit before naming a package.',
  booth: 'Lead with the position in the hall and one complete price; design comes after that.',
  app: 'Offer a clickable prototype as the first step; it is small and settles the scope.',
  marketing: 'Propose a ninety-day test with one goal and one report instead of a yearly contract.',
  web: 'Offer a first step that can go live on its own, and show the plan for redirects and roll-back.',
  project: 'Keep it about dates and decisions: what is done, what is next, what is needed from the customer.',
  reactivation: 'Ask whether the topic is still alive before offering anything; make it easy to say later.',
  general: 'Offer one small first step with a clear end instead of the whole programme.',
};

/**
 * The playbook as HTML of headings and lists, in the rep's language. The last insight says that it is a sample.
 * Everything from the data is escaped.
 */
export function writePlaybook(facts: Facts): string {
  const { insights, strategy } = translatedPlaybook(facts) ?? {
    insights: [...insightsOf(facts), sampleMark],
    strategy: strategyOf(facts),
  };
  const list = (lines: readonly string[]) =>
    `<ul>${lines
      .filter((text) => !isCommand(text))
      .map((text) => `<li>${escapeHtml(text)}</li>`)
      .join('')}</ul>`;
  return `<h2>Sales Playbook</h2><h3>Key Insights</h3>${list(insights)}<h3>Recommended Strategy</h3>${list(strategy)}`;
}

const plural = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);
const end = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function insightsOf(facts: Facts): string[] {
  const { signals, counts, lastTouch, today } = facts;
  const date = (iso: string) => sayDate(iso, today);
  const who = [facts.fullName, [facts.jobtitle, facts.company].filter(Boolean).join(' at ')].filter(Boolean).join(', ');
  const place = [facts.city, facts.country].filter(Boolean).join(', ');
  const about = [facts.industry, place, facts.employees && `${facts.employees} people`].filter(Boolean).join('; ');
  const history = [
    ...plural(counts.notes, 'note'),
    ...plural(counts.emails, 'email'),
    ...plural(counts.calls, 'call'),
    ...plural(counts.meetings, 'meeting'),
  ];
  const open = signals.questions.filter((question) => !question.answered).slice(0, 2);
  const insights: (string | null | undefined | false)[] = [
    facts.optedOut && 'They have opted out of email in the CRM: call first, and write only once they agree.',
    who && `${who}${about ? ` (${about})` : ''}.`,
    lastTouch
      ? `History: ${history.join(', ')}${facts.firstDate ? ` since ${date(facts.firstDate)}` : ''}. Last contact on ${date(lastTouch.date)} (${lastTouch.kind}${lastTouch.title ? `, “${lastTouch.title.replace(/[<>]/g, '')}”` : ''})${facts.silentDays > 0 ? `, ${sayDays(facts.silentDays)} ago` : ''}.`
      : 'No history yet: every assumption about needs would be a guess.',
    signals.projects[0] && `It is about ${signals.projects[0].text}.`,
    signals.pains[0] &&
      `Main pain: ${signals.pains
        .slice(0, 2)
        .map((found) => found.text)
        .join('; also ')}.`,
    signals.priorities[0] &&
      `What counts for them: ${signals.priorities
        .slice(0, 2)
        .map((found) => found.text)
        .join('; ')}.`,
    (signals.budgets[0] || signals.deadlines[0]) &&
      `${cap([signals.budgets[0] && `budget ${signals.budgets[0].text}`, signals.deadlines[0] && `wanted ${signals.deadlines[0].text}`].filter(Boolean).join('; '))}.`,
    signals.deciders[0] && `The decision is with ${signals.deciders[0].text}.`,
    signals.competitors[0] && `They compare us with ${signals.competitors[0].text}.`,
    signals.objections[0] && `Concern raised: ${end(signals.objections[0].text)}`,
    ...open.map(
      (question) => `Open question${question.date ? ` since ${date(question.date)}` : ''}: “${question.text}”`,
    ),
    facts.pdf?.quote && `From ${facts.pdf.name}: “${facts.pdf.quote}”`,
    facts.additional && `Additional context: ${end(facts.additional)}`,
    facts.website && `From the website: “${facts.website}”`,
    !lastTouch && facts.companyInfo && `About the company: ${end(facts.companyInfo)}`,
  ];
  return insights.filter((text): text is string => Boolean(text));
}

function strategyOf(facts: Facts): string[] {
  const { signals, wishes, today } = facts;
  const open = signals.questions.find((question) => !question.answered);
  const strategy: (string | null | undefined | false)[] = [
    facts.upcoming &&
      `Prepare “${facts.upcoming.title ?? 'the meeting'}” on ${sayDate(facts.upcoming.date, today)}: send an agenda with no more than three points beforehand.`,
    open && `Answer “${open.text}” before anything else; it is the reason the thread stands still.`,
    !open &&
      facts.silentDays > 45 &&
      'Restart with one plain question about whether the topic is still alive. No attachment.',
    signals.pains[0] && `Build the first email around ${signals.pains[0].text}.`,
    goalAdvice[wishes.goal],
    signals.deciders[0] && `Give them one page for ${signals.deciders[0].text}: cost, risk, dates.`,
    signals.competitors[0] &&
      `Do not fight ${signals.competitors[0].text} on price; compare line by line what is included.`,
    signals.budgets[0] && `Split the offer so that the first phase fits ${signals.budgets[0].text}.`,
    facts.pdf && `Refer to ${facts.pdf.name} in the conversation; it shows that somebody read it.`,
    !facts.lastTouch && 'Keep it short and ask; the record is too thin for claims about their situation.',
    `Sequence: ${wishes.count} ${wishes.count === 1 ? 'email' : 'emails'}${wishes.toneWords.length > 0 ? `, tone ${wishes.toneWords.join(', ')}` : ''}${wishes.maxWords ? `, at most ${wishes.maxWords} words each` : ''}, each asking for ${wishes.callToAction ?? 'a short call'}.`,
  ];
  return strategy.filter((text): text is string => Boolean(text)).slice(0, 7);
}
