import type { StarterTemplate } from './starter-template.ts';

export const productTemplates: readonly StarterTemplate[] = [
  {
    department: 'product-sales',
    title: 'First conversation from the CRM history',
    suits: 'firstContact',
    description: 'For a new or lightly touched contact: four emails that earn a first call about our product.',
    prompt: `Write a sequence of four short emails that earns a first conversation with this contact about our product.
The goal of the sequence is a 20-minute call. A polite no, or the name of the right colleague, also counts as a good outcome.

Before writing, find the strongest reason to write now: something the contact said, asked or did, then something their company is going through, then something typical of their role and industry. Build the whole sequence on that one reason. Say in the playbook which one you chose and why.

The emails and their jobs
1. Day 1, the reason. Open with the fact from the history or the profile, in the contact's own words where there are any. Connect it to one result our product gives. Ask one question that can be answered in a line.
2. Day 4, the proof. Take the problem behind the first email one step further: what it usually costs, how teams like theirs solve it, what changes in the first month. Use only results that are in the material. Where there are none, describe the way of working instead of claiming a number.
3. Day 9, the other angle. Choose a different benefit, one that matters to the people around the contact: finance, IT or the team that would use it. Answer the objection the history suggests, or the one their role most often raises.
4. Day 16, the open door. Two or three sentences. Leave the decision with them, say what you will do next if you hear nothing, and make replying easy.

How it should sound
Friendly, curious and direct: one professional to another. Each email under 110 words, paragraphs of one to three sentences, one idea per email. Subjects of two to six words that could come from a colleague, in sentence case, each different. British or American spelling as the contact uses it, and the language of the contact's own emails where they wrote any.

What to use from the history
Refer to at least one dated fact in the first email and to another one in the second or third. Answer every question the contact asked that nobody has answered yet. If a colleague of ours has spoken to them before, say so in half a sentence. When the history is empty, use the role, the industry and the website, and be open about this being a first contact.

Never
Never open with a wish for their wellbeing or with who we are. Never say you are just following up, touching base or circling back. Never invent a customer, a number, a price, a date or a feature. Never praise the company in general terms. Never put two questions into one email, never attach anything, never use urgency that is not real.

Call to action: a 20-minute call, as a question whether the week after the email suits. Where the sender has a meeting link, give it as the alternative on a line of its own.`,
  },
  {
    department: 'product-sales',
    title: 'Win back a conversation that went quiet',
    suits: 'longSilence',
    description:
      'For a contact who talked to us and stopped answering: three emails that restart it or close it with respect.',
    prompt: `Write a sequence of three emails to a contact who once talked with us about our product and has gone quiet.
The goal of the sequence is a clear answer: a 15-minute call, a later date, or a no that lets both sides stop.

First work out where it stopped. Look for the last thing they told us, the last thing we promised, the open question, the objection, and how long the silence has lasted. Name the most likely reason for it in the playbook, with the evidence, and a second possible reason. Do not put the guess into an email.

The emails and their jobs
1. Day 1, pick up the thread. Recall the last real exchange with its month and its topic, in one sentence. Deliver whatever was left open on our side before asking for anything. Then one easy question about whether the topic still matters.
2. Day 6, something new. Give one reason to look again that did not exist when the talk stopped: a change on their side that is in the material, a smaller first step, a different person who would benefit. Deal with the old objection in plain words.
3. Day 14, close the file. Offer three answers they can give with one number: 1 let us talk, 2 not now and when to return, 3 no longer relevant. Thank them for the time they gave. No reproach.

How it should sound
Warm, relaxed and respectful. It is our job to make the reply easy, and never their fault that they did not reply. Each email under 90 words. Subjects continue the old topic rather than announce a new one.

What to use from the history
Quote at most one short phrase the contact really wrote or said, and date it by month. Keep internal notes internal: use what they tell you, and never repeat how we judged the contact, the budget or the deal. If the contact changed jobs or company, congratulate in half a sentence and ask who looks after the topic now.

Never
Never count the unanswered emails, never say you have not heard back, never ask whether they saw the last message. Never offer a discount that is not in the material. Never pretend that the thread was forgotten or forwarded. Never invent news, customers, features or deadlines.

Call to action: a 15-minute call to decide whether to carry on, with the sender's meeting link where there is one. In the last email the one-number reply replaces it.`,
  },
  {
    department: 'product-pm',
    title: 'Kick-off to first result for a new client',
    suits: null,
    description: 'For a client who has just signed: four project emails from welcome to the first review.',
    prompt: `Write a sequence of four project emails from the project manager to a client who has just started with our product.
The goal of the sequence is a smooth kick-off: everyone knows what happens next, what we need from them, and by when they see a first result.

Read the history as a handover from sales. Collect what was promised, to whom, by which date, which worry decided the deal, who else takes part, and what the client must supply. Put that list into the playbook, marking each item as agreed or assumed, with its source. Anything that two entries describe differently becomes a question in the first email.

The emails and their jobs
1. On the day of the start, welcome. Say that you now look after the project, repeat the aim in the client's own words, and name the first three steps with who does each. Ask for the people who should be at the kick-off meeting.
2. Two working days before the kick-off, preparation. The agenda in at most five points, what to bring, which accesses or documents we need, and one decision the meeting has to reach.
3. One day after it, what we agreed. Decisions, owners and dates as a short list, then open points. Write [fill: what is missing] for anything the history does not contain, so that it is filled in before sending.
4. In week three, first result. Show what works already and what it is worth to them, say openly what is late and what you do about it, and invite feedback from the people who use it.

How it should sound
Calm, helpful and exact. The client should feel that nothing will be forgotten. Each email under 150 words; lists are welcome where they replace a paragraph. Subjects begin with the topic, so that they can be found again.

What to use from the history
The promised outcomes, the dates, the names and roles of everyone mentioned, the worry that came up most often. Answer it by what we do, not by assurance.

Never
Never sell in these emails. Never promise a date, a scope or a price that is not in the material. Never use internal terms of ours. Never hide a delay, and never blame the client or a colleague.

Call to action: a 45-minute kick-off meeting in the first email; after that, one clear request per email, with the day by which you need it.`,
  },
  {
    department: 'product-pm',
    title: 'Renewal and next step for an active client',
    suits: 'client',
    description: 'For a client whose term or project is ending: four emails from stock-taking to a decision.',
    prompt: `Write a sequence of four emails from the project manager to an active client whose term, project phase or contract is coming to its end.
The goal of the sequence is a renewal review in which the client decides to carry on, to carry on and extend, or to stop in good order.

Judge the relationship first. From the notes, calls, meetings and emails list what the client gained, what annoyed them, what they asked for and did not get, who supports us, who is new. Give the playbook a plain verdict: healthy, at risk or unclear, with the three facts that decide it. When it is at risk, the first email repairs before anything is proposed.

The emails and their jobs
1. Eight weeks before the end, stock-taking. Two or three results in their words and with their figures, one thing that did not go well and what changed since. Ask what the next period has to achieve.
2. Six weeks before, the next step. Take one wish or gap out of the history and describe the smallest extension that answers it: what it would do, for whom, how we would know that it worked. Separate it clearly from the plain renewal.
3. Four weeks before, the decision made simple. Two options side by side in two lines each, what happens in both cases, and who on their side needs to agree. Offer to prepare a page for their management.
4. Two weeks before, the last practical point. What continues, what pauses, and by which day we need to know. Friendly and short.

How it should sound
Confident and helpful, like someone who intends to be there next year as well. Each email under 130 words. Plain words for money and dates.

What to use from the history
Figures and results only where they are recorded. Requests with the month in which they were made. The names of people who use the product daily. If satisfaction is unknown, ask for it in the first email instead of assuming it.

Never
Never threaten with prices, blocked access or lost data. Never present an extension as necessary when it is optional. Never invent usage numbers, prices, contract dates or savings; where a date is needed and unknown, write [fill: date]. Never ignore a complaint that is on record.

Call to action: a 30-minute review of the past period and the next one. The last email asks for a yes or no by return.`,
  },
];
