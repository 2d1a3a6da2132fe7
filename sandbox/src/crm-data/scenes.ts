/**
 * The building blocks of a sales history. A scene is one event in one to four steps. Its placeholders are filled from
 * the contact's story, so that all scenes are about the same people and the same project.
 */
export type Step = {
  kind: 'note' | 'email-out' | 'email-in' | 'call' | 'meeting';
  /** The minimum and maximum days since the previous step. */
  gap: readonly [number, number];
  title?: string;
  text: readonly string[];
  outcome?: 'COMPLETED' | 'SCHEDULED' | 'RESCHEDULED' | 'NO_SHOW' | 'CANCELED';
  seconds?: readonly [number, number];
  direction?: 'INBOUND' | 'OUTBOUND';
  status?: 'SENT' | 'BOUNCED' | 'FAILED';
};
export type Scene = { id: string; steps: readonly Step[] };

export const openings: readonly Scene[] = [
  {
    id: 'met-at-event',
    steps: [
      {
        kind: 'note',
        gap: [0, 0],
        text: [
          'Met {first} at {event}, at the coffee bar after the second keynote. {company} is planning {project}; wants a second opinion. Interested in {priority}. Will write next week.',
          'Spoke with {first} at {event} for ten minutes. {company} is looking at {project}. Main concern is {pain}. Business card attached, good energy.',
        ],
      },
      {
        kind: 'email-out',
        gap: [2, 6],
        title: 'Good to meet you at {event}',
        text: [
          'Hi {first},\n\nit was good to meet you at {event}. You mentioned {project} and that {pain} keeps coming up.\n\nI have put down three thoughts on {topic}, one page, attached. Would a short call next week suit you?',
        ],
      },
      {
        kind: 'email-in',
        gap: [1, 5],
        title: 'Re: Good to meet you at {event}',
        text: [
          'Hi {rep},\n\nthanks for the page, that is quite close to what we discussed internally. {question}\n\nThursday afternoon works for me.',
          'Hello {rep},\n\nthank you, useful. I forwarded it to {colleague}, our {colleagueRole}. {question}',
        ],
      },
    ],
  },
  {
    id: 'referral',
    steps: [
      {
        kind: 'note',
        gap: [0, 0],
        text: [
          'Referred by {referrer}, who we worked with last year. {first} is responsible for {project} at {company}. Wants a first call without a big presentation.',
        ],
      },
      {
        kind: 'email-out',
        gap: [1, 3],
        title: '{referrer} suggested we talk',
        text: [
          'Hello {first},\n\n{referrer} told me that {company} is working on {project} and thought that our experience with {topic} might help.\n\nIs a twenty-minute call this week or next possible?',
        ],
      },
      {
        kind: 'email-in',
        gap: [1, 6],
        title: 'Re: {referrer} suggested we talk',
        text: ['Hello {rep},\n\nyes, {referrer} spoke well of you. Our main concern is {pain}. {question}'],
      },
    ],
  },
  {
    id: 'inbound-form',
    steps: [
      {
        kind: 'note',
        gap: [0, 0],
        text: [
          'Website form: "{company} needs help with {project}. Our biggest issue is {pain}. Please call me back." Assigned to {rep}.',
        ],
      },
      {
        kind: 'call',
        gap: [0, 2],
        title: 'First call after website request',
        direction: 'OUTBOUND',
        seconds: [380, 1400],
        text: [
          '{first} explained the background: {pain}. Most important is {priority}. Budget is {budget}. Next step: send a short outline.',
        ],
      },
      {
        kind: 'email-out',
        gap: [1, 2],
        title: 'Outline for {project}',
        text: [
          'Hi {first},\n\nthank you for the open talk. As promised the outline: what we would do first about {topic}, what it needs from your side, and a range for the cost.\n\nPlease tell me where I misunderstood you.',
        ],
      },
    ],
  },
  {
    id: 'cold-outreach',
    steps: [
      {
        kind: 'email-out',
        gap: [0, 0],
        title: 'Question about {topic} at {company}',
        text: [
          'Hello {first},\n\nI saw that {company} is hiring around {topic}. Teams at that point often fight with {pain}.\n\nIs that on your desk, or should I ask someone else?',
        ],
      },
      {
        kind: 'email-out',
        gap: [6, 12],
        title: 'Re: Question about {topic} at {company}',
        text: [
          'Hello {first},\n\njust one more thought on {topic}: starting small, for instance with {priority}, is often enough to see whether a bigger project pays off.\n\nIf this is not for you I will not write again.',
        ],
      },
      {
        kind: 'email-in',
        gap: [3, 14],
        title: 'Re: Question about {topic} at {company}',
        text: [
          'Hi {rep},\n\nyou caught me at the right moment. We are indeed looking at {project}. {question}',
          'Hello,\n\nI am the right person, but it is early. {pain} is on our list, though. Please get back to me in a few weeks.',
        ],
      },
    ],
  },
  {
    id: 'linkedin',
    steps: [
      {
        kind: 'note',
        gap: [0, 0],
        text: [
          'LinkedIn: {first} commented on our article about {topic} ("exactly our situation"). Connected, short chat. {company} has {project} on the roadmap.',
        ],
      },
      {
        kind: 'email-out',
        gap: [1, 4],
        title: 'Following up on your comment about {topic}',
        text: [
          'Hi {first},\n\nthank you for the comment. You wrote that {topic} is "exactly our situation", which made me curious: what have you tried so far?',
        ],
      },
    ],
  },
];

export const middle: readonly Scene[] = [
  {
    id: 'discovery-call',
    steps: [
      {
        kind: 'call',
        gap: [3, 10],
        title: 'Discovery call',
        direction: 'OUTBOUND',
        seconds: [900, 2700],
        text: [
          'Discovery call with {first}. {company} wants {project} done {deadline}. Struggling with {pain}. Priority is {priority}. Decision is with {colleague} ({colleagueRole}).',
          'Long call. {first} described how {pain} costs the team a day a week. Cares about {priority}. Next step: workshop proposal.',
        ],
      },
      {
        kind: 'note',
        gap: [0, 1],
        text: [
          'After the call: fits us well. Needs approval from {colleague}, {colleagueRole}. Has to be live {deadline}. Open point: {topic}.',
        ],
      },
    ],
  },
  {
    id: 'budget-question',
    steps: [
      {
        kind: 'email-in',
        gap: [2, 9],
        title: 'Budget for {project}',
        text: [
          'Hi {rep},\n\nbefore we go on: our budget is {budget} for the first phase, and {colleague} will ask about it. {question}\n\nCan you split the offer accordingly?',
        ],
      },
      {
        kind: 'email-out',
        gap: [1, 3],
        title: 'Re: Budget for {project}',
        text: [
          'Hi {first},\n\nthat is workable. On your question: {answer}.\n\nI have split the offer in two: {topic} first, the rest as an option. The second part can wait until you have seen results.',
        ],
      },
    ],
  },
  {
    id: 'competitor',
    steps: [
      {
        kind: 'note',
        gap: [2, 10],
        text: [
          '{first} is also talking to {competitor}. Their offer is cheaper but leaves out {topic}. Do not argue about price; show what is included.',
          'Comparing us with {competitor}. {colleague} likes the other side because of the price, {first} prefers us because of {priority}.',
        ],
      },
      {
        kind: 'email-out',
        gap: [1, 3],
        title: 'What is included, side by side',
        text: [
          'Hi {first},\n\nyou are comparing offers, which is sensible. To make it easier I have listed what ours includes line by line, {topic} among it, and marked what you could leave out.\n\nIs anything missing that the other side has?',
        ],
      },
    ],
  },
  {
    id: 'objection',
    steps: [
      {
        kind: 'call',
        gap: [3, 14],
        title: 'Call about open concerns',
        direction: 'INBOUND',
        seconds: [300, 1500],
        text: [
          '{first} called. Objection: {objection}. Suggested a small pilot on {topic} with a fixed end. {first} will take it to {colleague}.',
        ],
      },
      {
        kind: 'email-out',
        gap: [1, 2],
        title: 'Pilot proposal: {topic}',
        text: [
          'Hi {first},\n\nI understand the hesitation: {objection}. So here is the small version: only {topic}, four weeks, fixed price, and you keep everything we produce.\n\nWould that be easier to decide?',
        ],
      },
      {
        kind: 'email-in',
        gap: [2, 9],
        title: 'Re: Pilot proposal: {topic}',
        text: [
          'Hello {rep},\n\nthat is a fair idea. {colleague} wants to know: {question}',
          'Hi {rep},\n\nthe pilot is easier to explain, yes. We talk about it on Monday. {question}',
        ],
      },
    ],
  },
  {
    id: 'workshop',
    steps: [
      {
        kind: 'email-out',
        gap: [2, 6],
        title: 'Agenda for our workshop on {topic}',
        text: [
          'Hi {first},\n\nhere is the agenda: where you are today, what hurts ({pain}), what good looks like, and a plan for the next three months. {colleague} is welcome.',
        ],
      },
      {
        kind: 'meeting',
        gap: [3, 10],
        title: 'Workshop: {topic}',
        outcome: 'COMPLETED',
        text: [
          'Three hours with {first} and {colleague}. Agreed that {topic} comes first. Biggest issue is {pain}. {colleague} asked whether the plan works {deadline}. Next step: written proposal with two options.',
        ],
      },
      {
        kind: 'note',
        gap: [0, 2],
        text: [
          'Good workshop. {colleague} ({colleagueRole}) was critical at first, then took part. Promised to send the photo protocol and a proposal within a week.',
        ],
      },
    ],
  },
  {
    id: 'demo',
    steps: [
      {
        kind: 'meeting',
        gap: [4, 12],
        title: 'Demo for {company}',
        outcome: 'COMPLETED',
        text: [
          'Showed a comparable solution. {first} liked the part about {topic}; {colleague} worried about {pain}. Question left open: {question}',
        ],
      },
      {
        kind: 'email-out',
        gap: [0, 2],
        title: 'After the demo: {topic}',
        text: [
          'Hi {first}, hi {colleague},\n\nthank you for your time and the hard questions. On the open one: {answer}.\n\nThe recording is in the shared folder.',
        ],
      },
    ],
  },
  {
    id: 'no-show',
    steps: [
      {
        kind: 'meeting',
        gap: [4, 12],
        title: 'Check-in on {topic}',
        outcome: 'NO_SHOW',
        text: ['Waited ten minutes, nobody joined. Wrote a friendly mail.'],
      },
      {
        kind: 'email-in',
        gap: [1, 3],
        title: 'Sorry about today',
        text: [
          'Hi {rep},\n\nsorry, a customer visit ran over. Could we move it to next week? {topic} is still important to us.',
        ],
      },
    ],
  },
  {
    id: 'silence',
    steps: [
      {
        kind: 'email-out',
        gap: [25, 70],
        title: 'Still on your list: {topic}?',
        text: [
          'Hi {first},\n\nwe have not spoken for a while. Has anything changed about {project}?\n\nA yes, no or later is enough.',
        ],
      },
      {
        kind: 'call',
        gap: [8, 25],
        title: 'Attempted call, voicemail',
        direction: 'OUTBOUND',
        seconds: [18, 60],
        text: ['No answer, left a short message.'],
      },
      {
        kind: 'note',
        gap: [10, 40],
        text: [
          'No reaction for weeks. According to {referrer} there was a change in the team at {company}. Try again with a new angle: {priority}.',
        ],
      },
    ],
  },
  {
    id: 'comes-back',
    steps: [
      {
        kind: 'email-in',
        gap: [30, 90],
        title: 'Picking this up again',
        text: [
          'Hello {rep},\n\nit took longer than planned, but {project} is back on the table. {colleague} is now in charge with me. {question}',
        ],
      },
      {
        kind: 'call',
        gap: [1, 5],
        title: 'Restart call',
        direction: 'OUTBOUND',
        seconds: [500, 1600],
        text: [
          '{first} is back. New: has to be done {deadline}. Interested in {priority}. Agreed to send an updated plan.',
        ],
      },
    ],
  },
  {
    id: 'technical-question',
    steps: [
      {
        kind: 'email-in',
        gap: [3, 12],
        title: 'A question about {topic}',
        text: [
          'Hi {rep},\n\na colleague raised something about {topic}. {question}\n\nNo rush, but I would like to answer it before our Tuesday meeting.',
        ],
      },
      {
        kind: 'email-out',
        gap: [0, 2],
        title: 'Re: A question about {topic}',
        text: ['Hi {first},\n\ngood question. In short: {answer}. I am happy to explain it to the colleague directly.'],
      },
    ],
  },
  {
    id: 'contract',
    steps: [
      {
        kind: 'email-out',
        gap: [3, 10],
        title: 'Draft agreement for {project}',
        text: [
          'Hi {first},\n\nattached is the draft. I marked the two places where {colleague} had comments: payment in three parts, and what happens if the date moves.',
        ],
      },
      {
        kind: 'email-in',
        gap: [4, 15],
        title: 'Re: Draft agreement for {project}',
        text: [
          'Hello {rep},\n\nlegal has it. They will want to change the liability clause, they always do. {question}',
        ],
      },
      {
        kind: 'note',
        gap: [2, 8],
        text: [
          'Legal is the bottleneck. {first} expects an answer {deadline}. Sign-off from {colleague} ({colleagueRole}) is still missing.',
        ],
      },
    ],
  },
  {
    id: 'reference',
    steps: [
      {
        kind: 'note',
        gap: [3, 10],
        text: [
          '{first} asked for a reference in the same industry. Connected with {referrer}. Cares about {priority}.',
        ],
      },
      {
        kind: 'email-in',
        gap: [4, 12],
        title: 'Call with {referrer}',
        text: [
          'Hi {rep},\n\nI spoke with {referrer}, very helpful, and honest about what took longer. It made {topic} much clearer to us.',
        ],
      },
    ],
  },
  {
    id: 'bounced',
    steps: [
      {
        kind: 'email-out',
        gap: [3, 12],
        title: 'Notes for {colleague} on {topic}',
        status: 'BOUNCED',
        text: ['Hello {colleague},\n\n{first} asked me to send you the summary on {topic} directly.'],
      },
      { kind: 'note', gap: [0, 1], text: ['Mail to {colleague} bounced; new address requested from {first}.'] },
    ],
  },
  {
    id: 'status-call',
    steps: [
      {
        kind: 'call',
        gap: [6, 20],
        title: 'Status call: {topic}',
        direction: 'OUTBOUND',
        seconds: [240, 1200],
        text: [
          'Short status with {first}. {topic} is on track; worried about {pain}. Agreed next step: {colleague} joins the next call.',
          '{first} had fifteen minutes. Budget is confirmed at {budget}. Wants to see {priority} in the plan.',
        ],
      },
    ],
  },
  {
    id: 'on-site',
    steps: [
      {
        kind: 'meeting',
        gap: [7, 25],
        title: 'Visit at {company} in {city}',
        outcome: 'COMPLETED',
        text: [
          'Visited {first} in {city}, tour of the office, lunch with {colleague}. Talked mainly about {topic}. Priority is {priority}.',
        ],
      },
      {
        kind: 'email-in',
        gap: [1, 3],
        title: 'Thank you for the visit',
        text: [
          'Dear {rep},\n\nthank you for coming to {city}. The sketch about {topic} still hangs in our meeting room. {question}',
        ],
      },
    ],
  },
  {
    id: 'rescheduled',
    steps: [
      {
        kind: 'meeting',
        gap: [5, 15],
        title: 'Review of the proposal',
        outcome: 'RESCHEDULED',
        text: ['Moved by {first}: {colleague} has to be there and is travelling.'],
      },
      {
        kind: 'meeting',
        gap: [6, 12],
        title: 'Review of the proposal',
        outcome: 'COMPLETED',
        text: [
          'Went through the proposal with {first} and {colleague}. {topic} accepted as it is. Asked for {priority}. Comparing us with {competitor}.',
        ],
      },
    ],
  },
  {
    id: 'internal',
    steps: [
      {
        kind: 'note',
        gap: [2, 14],
        text: [
          'Internal: {rep} checked with delivery. {topic} is possible {deadline} if we start within three weeks.',
          'Internal: reminder to prepare numbers on {topic} before the next talk with {first}.',
          'Internal: {company} fits the profile for {project}; keep {colleague} in copy.',
        ],
      },
    ],
  },
];

export const endings: readonly Scene[] = [
  {
    id: 'asks-open-question',
    steps: [
      {
        kind: 'email-in',
        gap: [4, 15],
        title: 'One more thing about {project}',
        text: [
          'Hi {rep},\n\nwe are nearly there internally. {question}\n\nOnce I have that I can take it to {colleague}.',
        ],
      },
    ],
  },
  {
    id: 'awaiting-decision',
    steps: [
      {
        kind: 'call',
        gap: [5, 15],
        title: 'Call before the decision',
        direction: 'OUTBOUND',
        seconds: [400, 1500],
        text: [
          '{first} presents {project} to {colleague} next week. Decision lies with {colleague}. Main worry is {pain}. Next step: one page with the answers.',
        ],
      },
    ],
  },
  {
    id: 'went-quiet',
    steps: [
      {
        kind: 'email-out',
        gap: [12, 30],
        title: 'Shall I keep {project} open?',
        text: [
          'Hi {first},\n\nI do not want to fill your inbox. Should I keep the dates for {project} open, or is another quarter better?',
        ],
      },
    ],
  },
  {
    id: 'upcoming-meeting',
    steps: [
      {
        kind: 'meeting',
        gap: [5, 14],
        title: 'Next steps for {project}',
        outcome: 'SCHEDULED',
        text: ['Agenda: {topic}, start date, who signs. {first} asked to keep it to thirty minutes.'],
      },
    ],
  },
  {
    id: 'note-for-later',
    steps: [
      {
        kind: 'note',
        gap: [4, 20],
        text: ['{first} wants to talk again {deadline}. Interested in {priority}. Last open point: {question}'],
      },
    ],
  },
];
