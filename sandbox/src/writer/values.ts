import { sayDate, sayDays } from './dates.ts';
import type { Facts } from './facts.ts';
import { cite, phrases, quote, sentence, type Values } from './phrases.ts';
import type { Found } from './signals.ts';

/** A silence of more days is worth a word; what is younger is recent. */
const silentFrom = 45;
const dayMs = 86_400_000;

const put = <T>(value: T | null | undefined, as: (value: T) => string): string | null =>
  value === null || value === undefined || value === '' ? null : as(value);
/** What the contact told us. What only our notes say belongs into the playbook. */
const said = (found: readonly Found[]): string | undefined => found.find(({ internal }) => !internal)?.text;

/** Everything that a phrase may say about the facts. */
export function valuesOf(facts: Facts): Values {
  const { signals, lastTouch, lastMeeting, lastCall, upcoming, noShow, pdf, wishes, today, counts } = facts;
  const date = (iso: string): string => sayDate(iso, today);
  const isRecent = (iso: string): boolean => Date.parse(today) - Date.parse(iso) <= silentFrom * dayMs;
  const meeting = lastMeeting && isRecent(lastMeeting.date) ? lastMeeting : null;
  const call = lastCall && isRecent(lastCall.date) ? lastCall : null;
  const open = signals.questions.filter(({ answered }) => !answered);
  const answered = open.length === 0 ? signals.questions[0]?.text : null;
  const project = signals.projects[0]?.text;
  const subject = project ?? facts.service?.label.toLowerCase() ?? facts.solution?.toLowerCase();
  const place = [facts.city, facts.country].filter(Boolean).join(', ');
  const thing = wishes.callToAction;
  const count = (number: number, noun: string): string[] => (number === 0 ? [] : [plural(number, noun)]);
  return {
    first: facts.first,
    company: facts.company,
    companyOrYours: facts.company ?? 'your company',
    jobtitle: facts.jobtitle,
    industry: facts.industry?.toLowerCase(),
    speciality: facts.speciality?.toLowerCase(),
    conference: facts.conference,
    conferenceOrTheOne: facts.conference ?? 'the conference',
    fair: /sponsorship|booth/.test(wishes.goal) && facts.conference,
    service: facts.service?.label,
    serviceLower: facts.service?.label.toLowerCase(),
    optedOut: facts.optedOut,
    who: [facts.fullName, [facts.jobtitle, facts.company].filter(Boolean).join(' at ')].filter(Boolean).join(', '),
    about: [facts.industry, place, facts.employees && `${facts.employees} people`].filter(Boolean).join('; '),
    subject,
    subjectUpper: put(subject, upper),
    project,
    projectFile: project?.replace(/^the /, 'the file on the '),
    // The history.
    history: [
      ...count(counts.notes, 'note'),
      ...count(counts.emails, 'email'),
      ...count(counts.calls, 'call'),
      ...count(counts.meetings, 'meeting'),
    ].join(', '),
    firstDate: put(facts.firstDate, date),
    touchDate: put(lastTouch?.date, date),
    touchKind: lastTouch?.kind,
    touchTitle: lastTouch?.title?.replace(/[<>]/g, ''),
    meetingDate: put(meeting?.date, date),
    meetingQuoted: put(meeting?.title, quote),
    callDate: put(call?.date, date),
    callMinutes: call?.minutes && call.minutes > 12 ? String(call.minutes) : null,
    upcoming: upcoming && quote(upcoming.title ?? 'our meeting'),
    upcomingTitle: upcoming?.title,
    upcomingTitleOrMeeting: upcoming && (upcoming.title ?? 'the meeting'),
    upcomingDate: put(upcoming?.date, date),
    noShowDate: put(noShow?.date, date),
    recent: facts.silentDays <= silentFrom,
    silent: facts.silentDays > silentFrom,
    silence: lastTouch && facts.silentDays > silentFrom && sayDays(facts.silentDays),
    silentFor: facts.silentDays > 0 && sayDays(facts.silentDays),
    // What the history says.
    event: signals.events[0]?.text,
    referrer: signals.referrers[0]?.text,
    pain: signals.pains[0]?.text,
    secondPain: signals.pains[1]?.text,
    priority: signals.priorities[0]?.text,
    secondPriority: signals.priorities[1]?.text,
    topic: signals.topics[0]?.text,
    secondTopic: signals.topics[1]?.text,
    open: open[0]?.text,
    openQuoted: put(open[0]?.text, quote),
    openDate: put(open[0]?.date, date),
    secondOpen: open[1]?.text,
    secondOpenQuoted: put(open[1]?.text, quote),
    secondOpenDate: put(open[1]?.date, date),
    answered,
    answeredQuoted: put(answered, quote),
    budget: signals.budgets[0]?.text,
    deadline: signals.deadlines[0]?.text,
    decider: signals.deciders[0]?.text,
    deciderFirst: signals.deciders[0]?.text.split(/[ ,(]/)[0],
    competitor: signals.competitors[0]?.text,
    objectionSentence: put(signals.objections[0]?.text, sentence),
    nextStep: put(signals.nextSteps[0]?.text, sentence),
    saidBudget: said(signals.budgets),
    saidDeadline: said(signals.deadlines),
    saidDecider: said(signals.deciders),
    saidObjection: said(signals.objections),
    saidCompetitor: said(signals.competitors),
    // What was found elsewhere.
    pdf: pdf?.name,
    pdfLine: pdf?.quote,
    pdfQuoted: put(pdf?.name, quote),
    pdfCited: put(pdf?.quote, cite),
    pdfTitle: pdf?.name.replace(/\.pdf$/i, ''),
    additional: put(facts.additional, sentence),
    website: facts.website,
    websiteCited: put(facts.website, cite),
    bioCited: put(facts.bio, cite),
    companyInfo: put(facts.companyInfo, sentence),
    companyCited: put(facts.companyInfo, cite),
    proof: put(facts.proof, sentence),
    // What the template asks for.
    goalAdvice: phrases.goalAdvice[wishes.goal],
    emailCount: plural(wishes.count, 'email'),
    tone: wishes.toneWords.join(', '),
    maxWords: put(wishes.maxWords, String),
    thing: thing ?? (wishes.brief ? 'a 15-minute call' : 'a short call'),
    wish: thing ?? 'a conversation',
    wishOrCall: thing ?? 'a short call',
    link: facts.sender.meetingLink,
  };
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
