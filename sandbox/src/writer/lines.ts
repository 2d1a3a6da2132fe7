import { sayDate, sayDays } from './dates.ts';
import type { Facts } from './facts.ts';
import type { Found } from './signals.ts';
import type { Goal } from './wishes.ts';

/** A paragraph that the writer may use, and its topic. No topic is used twice in one sequence. */
export type Line = { about: string; text: string };
type Bank = (facts: Facts) => readonly (Line | null | false | undefined | '')[];

const line = (about: string, text: string): Line => ({ about, text });
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
const quote = (text: string) => `“${text.replace(/[“”"]/g, '’').replace(/\.$/, '')}”`;
/** A quoted sentence that ends a paragraph. */
const cite = (text: string) => (/[?!…]$/.test(text) ? quote(text) : `${quote(text)}.`);
/** What the contact told us. What only our notes say belongs into the playbook. */
const said = (found: readonly Found[]): Found | undefined => found.find((candidate) => !candidate.internal);
const subjectOf = (facts: Facts) =>
  facts.signals.projects[0]?.text ??
  (facts.service ? facts.service.label.toLowerCase() : null) ??
  facts.solution?.toLowerCase() ??
  null;

export const openers: Bank = (facts) => {
  const { signals, lastMeeting, lastCall, lastTouch, today, first, company } = facts;
  const project = subjectOf(facts);
  const date = (iso: string) => sayDate(iso, today);
  const question = signals.questions.find((candidate) => !candidate.answered);
  const recent = facts.silentDays <= 45;
  const isRecent = (iso: string) => Date.parse(today) - Date.parse(iso) <= 45 * 86_400_000;
  const event = signals.events[0];
  return [
    facts.upcoming &&
      line(
        'upcoming',
        `We have ${quote(facts.upcoming.title ?? 'our meeting')} in the calendar for ${date(facts.upcoming.date)}, so here is a short note to make that time worth it.`,
      ),
    facts.noShow &&
      line(
        'noshow',
        `We missed each other on ${date(facts.noShow.date)}, which happens. I would rather move it than lose the thread${project ? ` on ${project}` : ''}.`,
      ),
    lastTouch &&
      facts.silentDays > 45 &&
      line(
        'silence',
        `It has been about ${sayDays(facts.silentDays)} since we were last in touch, on ${date(lastTouch.date)}${project ? `, and ${project} was still open then` : ''}. Has it moved since?`,
      ),
    lastTouch &&
      facts.silentDays > 45 &&
      project &&
      line(
        'silence',
        `The last entry I have from you is of ${date(lastTouch.date)}. A lot can happen in ${sayDays(facts.silentDays)}, so let me ask plainly: is ${project} still on your list?`,
      ),
    question &&
      recent &&
      line(
        `question:${question.text}`,
        `You asked: ${quote(question.text)} A fair question, and I do not want it to sit in the thread any longer.`,
      ),
    lastMeeting &&
      isRecent(lastMeeting.date) &&
      line(
        'meeting',
        `Thank you again for the time on ${date(lastMeeting.date)}${lastMeeting.title ? ` (${quote(lastMeeting.title)})` : ''}. I went through my notes and one thing stood out.`,
      ),
    lastCall &&
      isRecent(lastCall.date) &&
      line(
        'call',
        `Our call on ${date(lastCall.date)} stayed with me${lastCall.minutes && lastCall.minutes > 12 ? `; ${lastCall.minutes} minutes well spent` : ''}.`,
      ),
    event &&
      line(
        'event',
        `${first ? 'Since we met' : 'Since our conversation'} at ${event.text}, I have been thinking about what you said${project ? ` regarding ${project}` : ''}.`,
      ),
    signals.referrers[0] &&
      line(
        'referral',
        `${signals.referrers[0].text} put us in touch, and I would like to make good use of that introduction.`,
      ),
    lastTouch &&
      line(
        'touch',
        `I am coming back to our exchange of ${date(lastTouch.date)}${project ? ` about ${project}` : ''}.`,
      ),
    !lastTouch &&
      facts.conference &&
      company &&
      line('cold', `I saw ${company} in connection with ${facts.conference} and wanted to introduce myself properly.`),
    !lastTouch &&
      company &&
      facts.industry &&
      line(
        'cold',
        `I have been looking at how companies in ${facts.industry.toLowerCase()} plan the coming year, and ${company} came up.`,
      ),
    !lastTouch &&
      company &&
      line(
        'cold',
        `We have not spoken yet, so I will keep this short: I would like to understand what ${company} is planning${project ? ` around ${project}` : ''}.`,
      ),
    !lastTouch && line('cold', 'We have not spoken yet, and I do not want to pretend that I know your situation.'),
  ];
};

export const allNeeds: Bank = (facts) => {
  const { signals, company } = facts;
  const [pain, secondPain] = signals.pains;
  const [priority, secondPriority] = signals.priorities;
  return [
    pain &&
      line(
        `pain:${pain.text}`,
        `What I took away most of all is this: ${pain.text}. I would start there, because everything else on the list gets easier once it is gone.`,
      ),
    pain &&
      priority &&
      line(
        `pain:${pain.text}`,
        `Two things seem to decide it on your side: ${pain.text} on the one hand, and ${priority.text} on the other. They can be solved in the same step.`,
      ),
    priority &&
      line(
        `priority:${priority.text}`,
        `You were clear about what matters: ${priority.text}. I have built the outline around exactly that, and left out what only looks good on a slide.`,
      ),
    secondPain &&
      line(
        `pain:${secondPain.text}`,
        `There was a second point that I wrote down and that we never came back to: ${secondPain.text}. It is usually cheaper to deal with early.`,
      ),
    secondPriority &&
      line(
        `priority:${secondPriority.text}`,
        `One more thing has its place in the plan: ${secondPriority.text}. It costs little if it is there from the first week, and a lot if it is added later.`,
      ),
    signals.topics[0] &&
      line(
        `topic:${signals.topics[0].text}`,
        `My suggestion is to take ${signals.topics[0].text} first. It is small enough to finish, and it shows quickly whether working together suits you.`,
      ),
    signals.topics[1] &&
      line(
        `topic:${signals.topics[1].text}`,
        `I would also look at ${signals.topics[1].text} again; we touched on it and moved on rather quickly.`,
      ),
    facts.speciality &&
      company &&
      line(
        'speciality',
        `With ${facts.speciality.toLowerCase()} at the core of ${company}, I would expect a different starting point than the usual one, and I would like to hear yours before I suggest anything.`,
      ),
    facts.jobtitle &&
      line(
        'role',
        `As ${facts.jobtitle} you will probably hear this from several sides, so I would rather ask one good question than send a brochure: what would have to be different in six months?`,
      ),
    line(
      'plain',
      'One question would help me more than any research: what is the one thing you would like to have off your desk this quarter?',
    ),
    line(
      'plain2',
      'If you tell me in one sentence where you are today, I can tell you in one paragraph whether we are of any use.',
    ),
  ];
};

export const contexts: Bank = (facts) => [
  facts.pdf?.quote &&
    line(
      'pdf',
      `I read ${quote(facts.pdf.name)}. One line in it changed how I would approach this: ${cite(facts.pdf.quote)}`,
    ),
  facts.additional &&
    line(
      'additional',
      `Something else I have kept in mind: ${sentence(facts.additional)} That speaks for a small first step.`,
    ),
  facts.website &&
    line('website', `Your website says ${cite(facts.website)} That is a good yardstick for whatever comes next.`),
  facts.bio && line('bio', `Your profile gave me a hint of how you look at this: ${cite(facts.bio)}`),
  facts.companyInfo &&
    line(
      'company',
      `This caught my eye in the description of ${facts.company ?? 'your company'}: ${cite(facts.companyInfo)}`,
    ),
  facts.proof && line('proof', `A result of our own work: ${sentence(facts.proof)}`),
];

export const salesArguments: Bank = (facts) => {
  const { signals } = facts;
  const open = signals.questions.filter((question) => !question.answered);
  const question = open[0] ?? signals.questions[0];
  const second = open[1];
  const budget = said(signals.budgets);
  const deadline = said(signals.deadlines);
  const decider = said(signals.deciders);
  const objection = said(signals.objections);
  const competitor = said(signals.competitors);
  return [
    question &&
      line(
        `question:${question.text}`,
        question.answered
          ? `You asked earlier: ${quote(question.text)} I gave you the short answer then; the longer one depends on two numbers that only you have, and we can settle it in ten minutes.`
          : `There is an open question of yours: ${quote(question.text)} I would rather answer it with the people who would do the work than in half a line here, so let us put it first on the agenda.`,
      ),
    objection &&
      line(
        'objection',
        `I have not forgotten the concern you raised: ${objection.text}. It is a reason to start small and to agree beforehand on how we both recognise that it works.`,
      ),
    competitor &&
      line(
        'competitor',
        `You are comparing us with ${competitor.text}, which is sensible. Ask both of us the same three questions: what is not included, who does the work, and what happens when the plan changes.`,
      ),
    budget &&
      deadline &&
      line(
        'budget',
        `With a budget of ${budget.text} and the wish to be done ${deadline.text}, I would split the work in two: what has to be there on the day, and what can follow without hurting.`,
      ),
    budget &&
      line(
        'budget',
        `The budget we spoke about (${budget.text}) is workable for a first phase if we are strict about what belongs in it.`,
      ),
    deadline &&
      line(
        'deadline',
        `To be done ${deadline.text}, the decision about scope has to come first. The rest of the calendar is comfortable.`,
      ),
    decider &&
      line(
        'decider',
        `I understand that ${decider.text} has a say in this. I am glad to prepare one page with cost, risk and dates, so that you do not have to translate our offer internally.`,
      ),
    second &&
      line(
        `question:${second.text}`,
        `And there is still this one from you: ${quote(second.text)} It deserves a proper answer too.`,
      ),
    signals.nextSteps[0] &&
      line(
        'next',
        `According to my notes the next step was: ${sentence(signals.nextSteps[0].text)} If that still fits, I will take it from there.`,
      ),
  ];
};

const angleTexts: Record<Goal, (facts: Facts) => readonly string[]> = {
  sponsorship: ({ conference }) => [
    `For ${conference ?? 'the conference'} I would not start with a package, but with a list: the ten people you want to have spoken to when it is over. The sponsorship follows from that.`,
    'A sponsorship pays off through conversations that are arranged beforehand. We can name the sessions and the guests before you commit to anything.',
    `What worked best for sponsors was a seat on stage with something to say, and a small dinner the evening before. Both are still possible${conference ? ` at ${conference}` : ''}.`,
  ],
  booth: ({ conference }) => [
    `The position in the hall decides more than the size of the booth. I can send you the current plan${conference ? ` for ${conference}` : ''} with the places that are still free.`,
    'We quote a booth with power, rigging and dismantling in one price, so that the invoice looks like the offer.',
    'A booth needs one reason to stop. If we find yours first, the design becomes much simpler.',
  ],
  app: () => [
    'An app earns its place on the phone with one task that it does better than anything else. I would define that task first and leave the feature list for later.',
    'We would put a clickable version into the hands of five users before a line of code is written. It takes two weeks and settles most arguments.',
    'Two-week releases to a small group show early whether the app is on the right track.',
  ],
  marketing: () => [
    'I would begin with the numbers you already have: which enquiries became customers, and where they came from. That alone usually moves a fifth of the spend.',
    'A test with an end date is easier to approve than a yearly plan. Ninety days, one goal, one report that finance accepts.',
    'Before more traffic, the hand-over to sales deserves a look; it is where most campaigns lose their results.',
  ],
  web: () => [
    'We work in steps that can go live on their own, so there is never a day on which everything changes at once.',
    'The first thing you would see from us is not a design, but the slowest page of your site made fast. It tells you a lot about a team.',
    'I would separate what customers notice from what only we notice, and do the first part first.',
  ],
  project: ({ company }) => [
    `To keep ${company ? `the work with ${company}` : 'the project'} predictable, I suggest one short status every second week: what is done, what is next, what needs a decision from you.`,
    'Before the next phase, let us agree on three dates and on who decides what. It saves more time than any tool.',
    'If something has changed on your side, now is the cheapest moment to change the plan.',
  ],
  reactivation: ({ lastTouch }) => [
    ...(lastTouch
      ? [
          'Timing may simply have been wrong. If so, tell me when to come back and I will not write before that.',
          'Since then we have changed how we start: a fixed small first step instead of a large proposal.',
        ]
      : []),
    'If the topic has moved to somebody else, a name is enough and I will leave your inbox alone.',
  ],
  general: ({ service }) => [
    service
      ? `This is the kind of work our ${service.label.toLowerCase()} team does every week, and I can tell you within one conversation whether we would be a good fit.`
      : 'I can tell you within one conversation whether we would be a good fit, and I will say so if we are not.',
    'I would rather show you one small thing that works than a deck about everything we could do.',
    'We can agree on a first step that is useful even if you decide against a second one.',
  ],
};

export const angles: Bank = (facts) => [
  ...facts.wishes.keywords.map((keyword) =>
    line(`keyword:${keyword}`, `One point I would like to stress: ${sentence(keyword)}`),
  ),
  ...angleTexts[facts.wishes.goal](facts).map((text, index) => line(`angle:${index}`, text)),
  ...(facts.wishes.goal === 'general'
    ? []
    : angleTexts.general(facts).map((text, index) => line(`general:${index}`, text))),
];

/** The question that ends an email; `kind` decides how much it may ask for. */
export const callsToAction: Bank = (facts) => {
  const thing = facts.wishes.callToAction ?? (facts.wishes.brief ? 'a 15-minute call' : 'a short call');
  const link = facts.sender.meetingLink;
  return [
    link && line('cta:link', `Would ${thing} help? You can pick a time here: ${link}`),
    line('cta:suit', `Would ${thing} next week suit you?`),
    line('cta:days', `I suggest ${thing}. Is the beginning or the end of next week better for you?`),
    line('cta:worth', `Is it worth ${thing} to find out?`),
    line(
      'cta:small',
      `If you like the idea, let us make it concrete: ${thing}, with an agenda from me the day before.`,
    ),
    line('cta:reply', `Just reply with a day that suits you for ${thing}, and I will send the invitation.`),
  ];
};

export const farewells: Bank = (facts) => {
  const project = subjectOf(facts);
  return [
    line(
      'end:open',
      `I will leave it here for now${project ? ` and keep ${project} on file` : ''}. When the time is right, one line is enough and we pick up where we stopped.`,
    ),
    line(
      'end:choice',
      `Three possible answers, all fine: yes, not now, or no. Any of them helps me not to bother you${facts.company ? ` and your colleagues at ${facts.company}` : ''}.`,
    ),
    line(
      'end:last',
      `This is my last note on this${project ? `: ${upper(project)} deserves your decision, not my reminders` : ''}. The offer of ${facts.wishes.callToAction ?? 'a conversation'} stands whenever you want it.`,
    ),
  ];
};
