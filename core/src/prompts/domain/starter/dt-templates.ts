import type { StarterTemplate } from './starter-template.ts';

export const dtTemplates: readonly StarterTemplate[] = [
  {
    department: 'dt-sales',
    title: 'Digital transformation: from problem to workshop',
    suits: 'firstContact',
    description:
      'For decision makers with a technology problem: five consultative emails towards a discovery workshop.',
    prompt: `Write a sequence of five emails that brings a decision maker from a technology problem to a discovery workshop about digital transformation.
The goal of the sequence is a 60-minute discovery workshop with the people who own the problem, after a short first call where that is easier to accept.

Diagnose before you write. From the history, the website, the technology stack and the attached PDF, work out what slows this company down: a process done by hand, systems that do not talk to each other, a website or app that no longer carries the business, data nobody trusts. Choose the one problem with the best evidence. In the playbook name it, give the evidence, estimate who is affected, and say which of our services answers it and which tempting service does not.

The emails and their jobs
1. Day 1, the observation. One thing you noticed, with where you noticed it, and the question it raises. No offer yet.
2. Day 4, the consequence. What the problem usually leads to in their industry if it stays: time, risk or customers lost. Concrete, without alarm.
3. Day 8, the path. How such a change goes step by step, in three steps of a few weeks each, beginning with the smallest one that pays for itself. Say what the client keeps in their own hands.
4. Day 13, the doubt. Answer the objection that is on record, otherwise the one this role most often has: a failed earlier project, a busy team, IT security, budget already planned.
5. Day 20, the choice. Sum up in two sentences, offer the workshop or a later date, and thank them for reading.

How it should sound
Consultative, calm and specific. Written for a busy manager who understands the business better than the technology: explain any technical term in the same sentence or leave it out. Each email under 130 words, subjects of at most seven words about their business and never about us.

What to use from the history
Anything the contact said about goals, deadlines, budget rounds, existing suppliers or internal resistance. Date it by month. A deadline of theirs sets the rhythm: if one is nearer than day 20, shorten the gaps and say so in the playbook. Treat figures from the PDF or the website as theirs, and say where you read them.

Never
Never criticise their present system, team or supplier. Never list our services. Never promise savings, timelines or prices that are not in the material. Never write about artificial intelligence, cloud or platforms unless they did. Never invent a reference client.

Call to action: a 60-minute discovery workshop, free of charge only if the material says so. In the first two emails ask a question instead; from the third on, propose the workshop with two possible weeks.`,
  },
  {
    department: 'dt-sales',
    title: 'Website or app relaunch: after the enquiry',
    suits: 'openDeal',
    description:
      'For a contact who asked about a website, shop or app: three quick emails that qualify and move to a proposal.',
    prompt: `Write a sequence of three emails that answers an enquiry about a website, webshop, portal or mobile app and moves it to a well-founded proposal.
The goal of the sequence is a 30-minute call in which scope, budget and decision are cleared up.

Sort the enquiry first. Note what is known and what is missing under five headings: what should be built, for whom, by when, with which budget, who decides. Show this in the playbook as known, implied or unknown, and order the three most important gaps. The emails close those gaps without becoming a questionnaire.

The emails and their jobs
1. On the same day, the answer. Reply to what they asked in the first two sentences, whether or not it is convenient for us. Show with one detail that you read the request and looked at their site. Ask for the single most important missing point.
2. Day 3, the way there. Sketch how we would go about it: the first phase, what they would see at its end, what they would have to contribute. Describe one decision they will face, with the trade-off in plain words, for example one code base against two, or moving content against writing it anew.
3. Day 8, the next step. Sum up what you would put into a proposal in at most three lines, name what is still open, and offer to go through it together.

How it should sound
Friendly, professional and quick to read, with the certainty of someone who has done this often. Each email under 120 words. No jargon beyond what the contact used.

What to use from the history
Their own description of the project, their dates, their worries about earlier projects, the systems that have to be connected. Answer every open question on record, one sentence each. If another supplier is mentioned, help them compare fairly and never speak badly of anyone.

Never
Never give a price or a delivery date that is not in the material. Never send them to a form. Never answer a question with a brochure. Never claim to have tested or measured their site unless the result is in the material. Never ask for information that they have already given.

Call to action: a 30-minute call, with the sender's meeting link where there is one, otherwise as a question whether the next five working days suit.`,
  },
  {
    department: 'dt-pm',
    title: 'Project follow-up: status, risks and what comes next',
    suits: 'client',
    description:
      'For a client with a running technology project: three emails that keep trust, decisions and follow-up work moving.',
    prompt: `Write a sequence of three emails from the project manager to the client of a running or just delivered technology project.
The goal of the sequence is a 30-minute status review at whose end the client knows where the project stands, has decided what is waiting for them, and sees one sensible follow-up.

Reconstruct the project first. From notes, calls, meetings and emails draw up: done, in progress, late, waiting for the client, waiting for us, agreed changes, complaints. Show it in the playbook as a short list with dates, and mark whatever the record leaves unclear. Judge the mood of the client from their own words, and say which words.

The emails and their jobs
1. Day 1, where we stand. The state in one honest sentence. Then at most three lists of at most three points: done since last time, next, and what we need from you by when. Name the largest risk and what we do about it.
2. Day 7, the decision. Take the one decision that blocks most. Give the two real options with what each means for date, cost and quality in words, say which one you would choose and why, and ask for the choice by a certain day.
3. Day 14, beyond the project. Thank them for one specific contribution, say what should be watched or measured after launch, and raise one follow-up that came out of their own requests: maintenance, analytics, accessibility, training or a second phase. As a suggestion, to be dropped without explanation.

How it should sound
Calm, exact and human. Bad news comes in the first two sentences and always with a next step. Each email under 150 words. Subjects contain the topic of the project and what the email is: status, decision, next phase.

What to use from the history
Milestones, change requests and dates as recorded; names of the people who have to act; promises from either side that are still open. If a promise of ours is overdue, own it in the first email.

Never
Never report progress that is not in the record; write [fill: what is missing] for what the project manager must add. Never announce a date or a cost on your own. Never blame the client for waiting. Never offer follow-up work while a complaint is open: replace the third email by one that settles it.

Call to action: a 30-minute status review; in the second email, the decision itself by reply.`,
  },
];
