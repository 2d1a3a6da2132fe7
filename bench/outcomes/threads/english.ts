export const english = String.raw`
drafts en-1 amara@northwind.example
1: Cold-chain audits in a day | Hi Amara, / / when we spoke in March you said that cold-chain audits eat two weeks of your team every quarter. Three logistics companies we work with now prepare theirs in a day and a half. Would a short call on Thursday be worth your time? / / Best, / Nora
2: One more thought on the audits | Hi Amara, / / our checklist for the temperature logs has 14 points, and most teams fail the same three. Shall I send it over? It takes five minutes to read. / / Best, / Nora
3: Should I close the file? | Hi Amara, / / I have not heard back, so I take it that audits are not the priority this quarter. If that changes, a one-line reply is enough and I will pick it up from there. / / Best, / Nora

drafts en-2 devon.reyes@harbourlight.example
1: Night shifts without overtime | Hello Devon, / / your posting for six more dispatchers made me wonder how the night desk copes today. Two ferry operators moved the weekend plan into our roster and cut overtime by a fifth within a season. Could I show you how they did it, twenty minutes next week? / / Kind regards, / Nora
2: What the ferry crews changed | Hello Devon, / / a short follow-up: the crews swapped the fixed blocks for bids, which took one Friday afternoon to set up. The write-up is two pages long. Do you want it? / / Kind regards, / Nora
3: Last note from me | Hello Devon, / / this is the last time I write about the roster. Should the overtime come up in the budget talks, you know where to find me. / / Kind regards, / Nora

== tune | en-1 | sent as drafted with a signature, answered above the quote
us 0.1 : =1 {$> / / Nora Castellan / Account Executive, Overture / +49 30 1234567}
them 2 : Re: =1 | Thursday at 10 works for me. / / On Mon, Mar 2, 2026 at 9:14 AM Nora Castellan <nora@overture.example> wrote: / > Hi Amara, / > when we spoke in March you said
expect sent=1 replied=2

== tune | en-1 | one phrase changed, nobody answers
us 0.1 html : =1 {a short call on Thursday>ten minutes next Tuesday}
us 3.1 html : =2
expect sent=1~,2

== tune | en-1 | rewritten around one kept paragraph, under another subject
us 0.2 : Amara, your audits | Hello Amara, / / hope the trade fair went well. Three logistics companies we work with now prepare theirs in a day and a half. Would a short call on Thursday be worth your time? I could bring our engineer. / / Nora
them 4 : Re: Amara, your audits | Who else uses it?
expect sent=1~ replied=4

== tune | en-1 | rewritten as a whole under the subject of the draft
us 0.2 : =1 | Amara, quick one before the weekend: can your colleague from quality join us when we look at the loggers? I promise to keep it under a quarter of an hour and to bring real numbers. Nora
expect sent=1~

== tune | en-1 | another mail of the rep, which is answered
us 1 : Contract renewal | Hello Amara, the renewal papers for the portal are in the usual folder. Could you sign page three? Nora
them 1.5 : Re: Contract renewal | Signed, thanks.
expect

== tune | en-1 | the draft goes out, and an older conversation about an invoice goes on
us -5 : Invoice 2231 | Hello Amara, invoice 2231 is attached. Nora
us 0.1 : =1
them 1 : Re: Invoice 2231 | Our accounting will pay it on Friday.
expect sent=1

== tune | en-1 | Outlook's automatic reply
us 0.1 : =1
them 0.101 : Automatic reply: =1 | Hello, I'm away until Monday 9 March without access to mail. Please write to desk@northwind.example.
expect sent=1

== tune | en-1 | out of office under Re, then a person
us 0.1 : =1
them 0.11 : Re: =1 | Thank you for your email. I am currently out of the office with limited access to email and will be back on 12 March. For urgent matters please contact Ben.
us 3.1 : =2
them 8 : Re: =2 | Back at my desk. Yes, please send the checklist.
expect sent=1,2 replied=8

== tune | en-1 | a ticket system confirms receipt
us 0.1 : =1
them 0.11 : [Ticket #48211] We have received your request | Hello, your request has been received and is being reviewed by our support staff. To add comments, reply to this email.
expect sent=1

== tune | en-1 | refused by the mail server
us 0.1 : =1
other 0.11 from=MAILER-DAEMON@mail.northwind.example : Undelivered Mail Returned to Sender | This is the mail system at host mail.northwind.example. I'm sorry to have to inform you that your message could not be delivered to one or more recipients. <amara@northwind.example>: host mx.northwind.example said: 550 5.1.1 User unknown
expect sent=1 bounced=0.11

== tune | en-1 | delayed, then delivered and answered
us 0.1 : =1
other 0.4 from=mailer-daemon@googlemail.com : Delivery Status Notification (Delay) | There was a temporary problem delivering your message to amara@northwind.example. Gmail will retry for 46 more hours.
them 3 : RE: =1 | Sorry, our server was down. Call me tomorrow.
expect sent=1 replied=3

== tune | en-1 | bounced by the status of the CRM
us 0.1 status=BOUNCED : =1
expect sent=1 bounced=0.1

== tune | en-1 | opted out in the CRM
us 0.1 : =1
contact hs_email_optout=true
expect sent=1 optedOut

== tune | en-1 | asks to be left alone
us 0.1 : =1
them 0.5 : Re: =1 | Please remove me from your mailing list. I never asked for this.
expect sent=1 replied=0.5 optedOut

== tune | en-1 | the mail program's own unsubscribe
us 0.1 : =1
them 0.3 : unsubscribe |
expect sent=1 optedOut

== tune | en-1 | books a meeting that takes place
us 0.1 : =1
them 1 : Re: =1 | Book any slot you like.
meeting 5 COMPLETED made=1.2
expect sent=1 replied=1 met=5

== tune | en-1 | accepts the invitation and nothing else
us 0.1 : =1
them 1 : Accepted: Audits in a day @ Thu 5 Mar 2026 | Amara Okafor has accepted this invitation.
meeting 3 SCHEDULED made=0.5
expect sent=1 met=3

== tune | en-1 | a meeting that is cancelled
us 0.1 : =1
them 1 : Re: =1 | Let us do Friday.
meeting 4 CANCELED made=1.1
expect sent=1 replied=1

== tune | en-1 | a meeting agreed on before the hand-over
us 0.1 : =1
meeting 2 COMPLETED made=-12
expect sent=1

== tune | en-1 | a colleague in cc answers
us 0.1 : =1
other 1 from=tom.bailey@northwind.example : RE: =1 | Amara is on the road, I look after the loggers. Happy to talk on Thursday.
expect sent=1 replied=1

== tune | en-1 | a stranger writes about something else
us 0.1 : =1
other 1 from=press@tradefair.example : Your badge for the cold-chain fair | Dear exhibitor, your badge is ready.
expect sent=1

== tune | en-1 | an answer from before the hand-over
them -2 : Re: Audits | Interesting, send me something in writing.
us 0.1 : =1
expect sent=1

== tune | en-1 | the rep forwards the sent mail to a colleague
us 0.1 : =1
us 0.2 to=boss@overture.example : Fwd: =1 | FYI, went out this morning. / / ---------- Forwarded message --------- / From: Nora Castellan / Hi Amara, / / when we spoke in March you said that cold-chain audits eat two weeks of your team every quarter.
us 3.1 to=boss@overture.example : Fwd: =2 | =2
expect sent=1

== tune | en-1 | still scheduled, and one that failed
us 0.1 status=SCHEDULED : =1
us 0.1 status=FAILED : =2
expect

== tune | en-1 | a follow-up in the thread with the first mail quoted
us 0.1 : =1
us 3.1 : Re: =1 | =2 {$> / / From: Nora Castellan / Sent: Monday, March 2, 2026 9:14 AM / To: Amara Okafor / Subject: Cold-chain audits in a day / / Hi Amara, / / when we spoke in March you said that cold-chain audits eat two weeks}
them 4 : RE: =1 | The checklist would help. / / From: Nora Castellan / Sent: Thursday, March 5, 2026 / To: Amara Okafor / Subject: RE: Cold-chain audits in a day / / our checklist for the temperature logs has 14 points
expect sent=1,2 replied=4

== tune | en-1 | a short note in the thread is no step
us 0.1 : =1
us 1 : Re: =1 | Amara, here is the link I forgot: https://overture.example/audits
expect sent=1

== tune | en-1 | two of three steps, the answer only quotes an absence
us 0.1 : =1
us 3.1 : =2
them 5 : Re: =2 | Sorry for the silence, I was on leave. Send it. / / On Fri, Mar 6, 2026 Amara Okafor wrote: / > I am out of the office until Monday.
expect sent=1,2 replied=5

== tune | en-1 | tells of a holiday two days later, by hand
us 0.1 : =1
them 2 : Re: =1 | Interesting. I am on vacation until Friday, let us talk after that.
expect sent=1 replied=2

== measured | en-2 | sent as drafted, answered in a line
us 0.1 html : =1
them 0.9 : Re: =1 | Not a bad idea. Wednesday 2pm?
expect sent=1 replied=0.9

== measured | en-2 | greeting and closing changed
us 0.1 : =1 {Hello Devon,>Dear Mr Reyes,} {Kind regards,>With best wishes from Hamburg,}
us 4 : =2
expect sent=1~,2

== measured | en-2 | cut down to its question
us 0.1 : Overtime at night | Devon, your posting for six more dispatchers made me wonder how the night desk copes today. Could I show you how they did it, twenty minutes next week? Nora
expect sent=1~

== measured | en-2 | twice as long as the draft
us 0.1 : =1 {Could I show>Before you ask: no, nobody had to be let go, and the union was in the room from the first day on. What surprised us most was how few swaps were needed once people saw the plan three weeks ahead. Could I show}
them 1 : Re: =1 | Fine, but bring the union rep's number.
expect sent=1~ replied=1

== measured | en-2 | the rep sends a newsletter instead
us 0.5 : Overture spring news | Hello Devon, our spring release brings calendar export, a dark theme and forty small repairs. Read more on the blog. Nora
expect

== measured | en-2 | a thank-you for a visit, and an answer to that
us 1 : Thank you for today | Hello Devon, it was good to see the terminal. Photos follow. Nora
them 2 : Re: Thank you for today | You are welcome any time.
expect

== measured | en-2 | out of office by its text
us 0.1 : =1
them 0.1004 : Re: =1 | Hi there, thanks for reaching out! I'll be out of office from Monday 2nd through Friday 6th with no access to my inbox. If it can't wait, ring the control room on 020 7946 0018.
expect sent=1

== measured | en-2 | on parental leave
us 0.1 : =1
them 0.1004 : On leave Re: =1 | I am on parental leave until September. My colleague Priya Nair covers for me.
expect sent=1

== measured | en-2 | has left the company
us 0.1 : =1
them 0.1004 : Re: =1 | Please note that Devon Reyes no longer works for Harbourlight. Kindly direct your enquiry to hr@harbourlight.example.
expect sent=1

== measured | en-2 | an automatic acknowledgement without a number
us 0.1 : =1
them 0.1004 : Thank you for contacting Harbourlight | This is an automated message to confirm we got your email. A member of the team will get back to you within two working days.
them 2 : Re: =1 | Passing by on Tuesday, coffee?
expect sent=1 replied=2

== measured | en-2 | Exchange says the mailbox is not there
us 0.1 : =1
other 0.1004 from=postmaster@harbourlight.example : Undeliverable: =1 | Delivery has failed to these recipients or groups: devon.reyes@harbourlight.example. The email address you entered couldn't be found.
expect sent=1 bounced=0.1004

== measured | en-2 | returned after days because the mailbox is full
us 0.1 : =1
other 5 from=Mail Delivery Subsystem <mailer-daemon@relay.example> : Returned mail: see transcript for details | The following addresses had permanent fatal errors: <devon.reyes@harbourlight.example> (reason: 552 5.2.2 mailbox full)
expect sent=1 bounced=5

== measured | en-2 | a warning that nothing needs to be done
us 0.1 : =1
other 0.3 from=MAILER-DAEMON@relay.example : Warning: could not send message for past 4 hours | THIS IS A WARNING MESSAGE ONLY. YOU DO NOT NEED TO RESEND YOUR MESSAGE. devon.reyes@harbourlight.example
expect sent=1

== measured | en-2 | the copy to a colleague bounces, not the mail
us 0.1 : =1
other 0.1004 from=mailer-daemon@relay.example : Undelivered Mail Returned to Sender | Your message could not be delivered to <old.colleague@harbourlight.example>: 550 no such user
them 1 : Re: =1 | Got it, thanks. Let me think.
expect sent=1 replied=1

== measured | en-2 | wants no more mail, in words
us 0.1 : =1
them 1 : Re: =1 | Not interested. Kindly take me off your list and do not contact me again.
expect sent=1 replied=1 optedOut

== measured | en-2 | says no, but not for ever
us 0.1 : =1
them 1 : Re: =1 | No budget until autumn, I'm afraid. Write again in September.
expect sent=1 replied=1

== measured | en-2 | opted out in the CRM without a word
us 0.1 : =1
us 4 : =2
contact hs_email_optout=true
expect sent=1,2 optedOut

== measured | en-2 | met without a written answer
us 0.1 : =1
us 4 : =2
meeting 6 COMPLETED made=4.5
expect sent=1,2 met=6

== measured | en-2 | nobody came to the meeting
us 0.1 : =1
them 1 : Re: =1 | OK, Monday.
meeting 5 NO_SHOW made=1.2
expect sent=1 replied=1

== measured | en-2 | the meeting is still to come
us 0.1 : =1
them 1 : Re: =1 | Put something in for May.
meeting 70 SCHEDULED made=1.2
expect sent=1 replied=1

== measured | en-2 | a yearly review that was in the calendar long before
us 0.1 : =1
meeting 3 COMPLETED made=-90
expect sent=1

== measured | en-2 | declines the invitation by the calendar
us 0.1 : =1
them 1.5 : Declined: Roster demo @ Wed 4 Mar 2026 2pm | Devon Reyes has declined this invitation.
meeting 2 CANCELED made=1
expect sent=1

== measured | en-2 | the successor answers
us 0.1 : =1
other 1 from=priya.nair@harbourlight.example : Re: =1 | I took over from Devon last month. The twenty minutes are fine with me.
expect sent=1 replied=1

== measured | en-2 | a read receipt
us 0.1 : =1
them 0.2 : Read: =1 | Your message was read on Monday, March 2, 2026 11:02:17 AM.
expect sent=1

== measured | en-2 | the rep forwards the contact's answer into the CRM
us 0.1 : =1
forwarded 2 from=devon.reyes@harbourlight.example : Fwd: Re: =1 | Two weeks from now would suit me.
expect sent=1 replied=2

== measured | en-2 | wrote last month, silent since
them -30 : Question about the roster | Does it speak to our payroll?
us 0.1 : =1
us 4 : =2
us 9 : =3
expect sent=1,2,3

== measured | en-2 | answers between the lines
us 0.1 : =1
them 1 html : Re: =1 | See below. /// > how the night desk copes today / Badly. / > twenty minutes next week? / Yes.
expect sent=1 replied=1

== measured | en-2 | a reply in an older conversation only
us -8 : Parking permits | Hello Devon, may I bring two cars? Nora
us 0.1 : =1
them 2 : RE: Parking permits | Two is fine.
expect sent=1
`;
