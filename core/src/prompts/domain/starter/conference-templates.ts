import type { StarterTemplate } from './starter-template.ts';

export const conferenceTemplates: readonly StarterTemplate[] = [
  {
    department: 'conference-sales',
    title: 'Conference sponsorship: from audience to package',
    suits: 'firstContact',
    description: 'For companies that could sponsor or speak: four emails from why this audience to a reserved package.',
    prompt: `Write a sequence of four emails that wins this contact's company as a sponsor or speaker of our conference.
The goal of the sequence is a 20-minute call about the package that fits, or an option held in their name until a date.

Find the commercial reason first. Whom does this company sell to, and do those people attend? What have they told us about events: what they expect, what disappointed them, which budget period they plan in? Use the conference named on the contact, its industry and its region. In the playbook state the reason in one sentence, recommend one format (sponsorship, speaking slot, round table, dinner or workshop) with your grounds, and name the person who probably has to approve.

The emails and their jobs
1. Day 1, the audience. Connect the people who attend with the people they want to meet. Recall an earlier participation or conversation if there was one. Ask what would make the event worth it for them.
2. Day 5, the format. Describe the one format you recommend as a scene: what happens before, on the day and afterwards, and what they take home. No list of packages.
3. Day 10, the arithmetic. Help the contact to make the case internally: what they could measure, how it compares with the same budget elsewhere, what is included and what is not. Deal with the usual objection that the last sponsorship brought little, by what is different in the preparation.
4. Day 15, the option. Say plainly what is still available as far as the material tells, offer to hold it until a certain day, and accept a no with an invitation as a guest or for the next edition if the material allows it.

How it should sound
Confident, personal and quick. Energy from concrete pictures and never from exclamation marks. Each email under 120 words. Subjects name their market or the people they would meet.

What to use from the history
Earlier events, packages, talks and meetings with year or month; names of colleagues who attended; feedback in their own words. If last year's feedback was poor, begin with it and with what has changed.

Never
Never invent attendee numbers, names of other sponsors, prices, discounts or deadlines. Never create scarcity that is not real. Never attach a sponsorship brochure unasked. Never call the event leading, unique or must-attend. Never promise contact data of attendees.

Call to action: a 20-minute call about the package, in the last email an option held until a date that is in the material, otherwise until [fill: date].`,
  },
  {
    department: 'conference-sales',
    title: 'Exhibition booth: choose the place, plan the result',
    suits: 'openDeal',
    description: 'For companies that exhibit: three practical emails from the hall plan to a booked booth.',
    prompt: `Write a sequence of three emails that brings this contact from interest in an exhibition booth to a reserved stand space.
The goal of the sequence is a 15-minute walk through the hall plan, with an option on one position at its end.

Understand the exhibitor first. New or returning, the size they had or asked for, what the stand has to do (meet known customers, find new ones, show a product, recruit), what went wrong before, who builds it, when they decide. Put this into the playbook together with the kind of position you recommend and two questions to ask on the call.

The emails and their jobs
1. Day 1, the place. Take what they want from the event and translate it into a position and a size: near which topic, facing which flow of visitors, with room for what. Ask one question about the purpose of the stand.
2. Day 5, the effort. Take away the worry about the work: what is included, what they bring, who on our side helps with power, build-up, lead capture and shipping, and which three dates matter. Answer the complaint that is on record first.
3. Day 10, the decision. The recommended position and one alternative in two lines each, what differs, and until when you can hold one of them. Make it possible to answer with one word.

How it should sound
Practical, friendly and concise, like a neighbour who has set up many booths. Each email under 110 words. Lists only for dates and inclusions.

What to use from the history
Earlier booths with year, hall and size if recorded; wishes about neighbours, corners, height or storage; open questions about cost or build-up, each answered or named as open with the day they will get the answer. The name of their stand builder if there is one.

Never
Never invent hall numbers, positions, prices, surcharges or visitor numbers. Never say that space is running out unless the material shows it. Never place a competitor next door without saying so if you know it. Never push a larger booth than the purpose needs.

Call to action: a 15-minute walkthrough of the hall plan; in the last email a one-word answer that reserves the position.`,
  },
];
