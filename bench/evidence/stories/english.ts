export const english = `
== tune | 2026-11-16 | Marta Lindqvist | Nordvik Outdoor | Nora Castellan
greet: Hi Marta, | Hello Marta, | Good morning Marta,
open: I went through my notes this morning and three things stood out. | Thank you for the open conversation so far. | Before the season starts, here is where I think we are.
ask: Would a short call next week suit you? | If that sounds right, just reply with a yes and I will prepare an agenda. | Shall I send you the outline as one page?
close: Best regards,\\nNora Castellan
* c1 call 2026-10-29 Discovery call: Marta described the checkout: eleven seconds on mobile, 62% of traffic is mobile. Budget is EUR 85,000 for phase one. Decision is with Henrik Dahl (CFO). Wants to be live before the spring season.
* e1 email 2026-11-05 Re: Offer: Hi Nora, thanks for the offer. Could we start with the checkout and leave the rest for later? Henrik would like a fixed price. Thursday afternoons work best for me. Marta
* n1 note 2026-11-09 After the trade show: Met Marta at OutDoor Expo in Friedrichshafen. 34 stores in five countries, own ERP since 2019. They compare us with Blueframe Digital.
* m1 meeting 2026-11-11 Workshop: Three hours with Marta and Henrik. Agreed that content migration comes second. 4,000 product pages have to move. Next step: written proposal with two options.
@ c1 :: eleven seconds on mobile
T: You told me that the checkout takes eleven seconds on a phone.
R: The checkout needs 11 seconds on mobile today, and that is where I would begin.
N: You told me that the checkout takes [[seven seconds]] on a phone.
M: You are happy that the checkout takes no more than eleven seconds on mobile.
@ c1 :: Budget is EUR 85,000 for phase one
T: For phase one you have set aside EUR 85,000.
R: Your €85k for the first phase is workable if we are strict about scope.
N: For phase one you have set aside [[EUR 95,000]].
D: In our call of [[22 October]] you named the budget for phase one.
@ c1 :: Decision is with Henrik Dahl (CFO)
T: I understand that Henrik Dahl has to be convinced as well.
P: I understand that [[Stefan Berg]] has to be convinced as well.
@ n1 :: 34 stores in five countries
R: With thirty-four stores across 5 countries you cannot stop selling for a week.
N: With [[43 stores]] across five countries you cannot stop selling for a week.
@ m1 :: 4,000 product pages have to move
R: We also talked about the 4k product pages that have to move.
N: We also talked about the [[14,000]] product pages that have to move.
I: We moved a catalogue of that size for [[Globetrotter]] last year without losing a ranking.
@ e1 :: Could we start with the checkout and leave the rest for later?
T: Your question whether we could start with the checkout and leave the rest for later deserves a clear yes.
D: On [[November 12]] you wrote to me and asked whether we could start with the checkout.

== tune | 2026-11-16 | Daniel Okafor | Brightpath Clinics | Jonas Reuter
greet: Hi Daniel, | Dear Daniel,
open: I have been thinking about your point on the phones. | One more thought before your board meets. | Thanks again for the frank words.
ask: Is it worth twenty minutes to find out? | Would you be open to a first test? | Does one of these two directions sound right to you?
close: Kind regards\\nJonas Reuter
* p1 property - company_description: Eleven private clinics in the north of England. Founded in 2009. 230 people.
* c1 call 2026-09-03 Call about leads: Daniel says 140 enquiries a month arrive and nobody calls back within a day. Google Ads spend is GBP 12,000 a month. He wants a report that finance accepts.
* e1 email 2026-09-10 Re: Report: Hello Jonas, Grace Adeyemi, our managing director, asked for the numbers by clinic. We convert 7 % of enquiries. Who would be our contact once it runs?
* n1 note 2026-10-01 Voicemail: No reaction for weeks. Try again with the Leeds opening in January 2027.
* r1 proof - Reference Harrow Dental: For Harrow Dental we cut the time to the first call from 26 hours to 40 minutes and raised bookings by 31 %.
@ c1 :: 140 enquiries a month arrive and nobody calls back within a day
T: 140 enquiries a month reach you, and nobody calls back within a day.
R: One hundred and forty enquiries arrive each month and wait for more than a day.
N: [[240 enquiries]] a month reach you, and nobody calls back within a day.
@ c1 :: Google Ads spend is GBP 12,000 a month
R: You spend £12k a month on Google Ads.
N: You spend [[£21,000]] a month on Google Ads.
@ e1 :: Grace Adeyemi, our managing director, asked for the numbers by clinic
T: Grace Adeyemi asked for the numbers by clinic, so I would start the report there.
P: [[Fiona Marsh]] asked for the numbers by clinic, so I would start the report there.
@ e1 :: We convert 7 % of enquiries
R: Seven percent of your enquiries become patients.
N: [[17 percent]] of your enquiries become patients.
@ r1 :: raised bookings by 31 %
T: For Harrow Dental we raised bookings by 31 %.
N: For Harrow Dental we raised bookings by [[51 %]].
I: For [[Spire Wellness]] we did the same within a quarter.
@ n1 :: Try again with the Leeds opening in January 2027
R: Your Leeds clinic opens in January 2027, which gives us a natural start.
D: Your Leeds clinic opens in [[March 2027]], which gives us a natural start.

== tune | 2026-11-16 | Elena Rossi | Solvanta Energy | Amara Osei
greet: Hello Elena, | Hi Elena,
open: Gulf Tech Week is coming closer. | A short note on your question. | I would like to make this easy for you.
ask: Which of the two would you prefer? | Shall I hold the seat for you until you have decided? | Could you tell me who signs on your side?
close: Best,\\nAmara Osei
* p1 property - conference_name: Gulf Tech Week 2026
* e1 email 2026-11-06 Early rate: Dear Amara, is the early rate of AED 45,000 still possible for the gold package? We need an answer by 20 November. Omar Haddad has to approve it. Elena
* c1 call 2026-11-03 Sponsorship call: Elena wants to be on stage rather than behind a booth. Last year they had 18 useful conversations in two days. Solvanta operates 220 MWh of storage.
* t1 template - Sponsors: Gold package: keynote slot of 15 minutes, two passes, dinner the evening before. Early rate AED 45,000 until 20 November 2026, afterwards AED 52,000.
@ e1 :: is the early rate of AED 45,000 still possible for the gold package?
T: You asked whether the early rate of AED 45,000 is still possible for the gold package.
R: Yes, the early rate of 45k dirhams for the gold package still stands.
N: Yes, the early rate of [[AED 42,000]] for the gold package still stands.
@ t1 :: Early rate AED 45,000 until 20 November 2026
R: It is open until Nov 20.
D: It is open until [[27 November]].
@ c1 :: they had 18 useful conversations in two days
T: Last year you had 18 useful conversations in two days.
N: Last year you had [[80]] useful conversations in two days.
@ e1 :: Omar Haddad has to approve it
T: If Omar Haddad has to approve it, I am glad to send him one page.
P: If [[Karim Saleh]] has to approve it, I am glad to send him one page.
@ c1 :: Solvanta operates 220 MWh of storage
R: With 220 MWh in operation you have something to show.
N: With [[320 MWh]] in operation you have something to show.
I: [[Masdar]] took the same slot last year and came home with forty leads.
I: [[One of our clients]] from the energy sector booked it twice.

== measured | 2026-11-16 | Priya Deshpande | Kestrel Freight | Felix Marchetti
greet: Hi Priya, | Dear Priya,
open: Your question about the ERP has stayed with me. | I promised to come back with something concrete. | Let me keep this short.
ask: Would it help to walk through this together for fifteen minutes? | Shall I put it into one page for your steering group? | What would have to be true for you to say yes?
close: Best regards\\nFelix Marchetti
* c1 call 2026-11-02 Scope call: Priya runs 260 trucks from four depots. Dispatchers spend six hours a week on phone calls with drivers. Budget about USD 120,000 this fiscal year. The old app was built in 2016.
* e1 email 2026-11-09 ERP: Hello Felix, does your estimate include the connection to our ERP? Rohan Iyer, our head of IT, will ask. We need the pilot running by February 1. Priya
* m1 meeting 2026-10-21 Depot visit: Walked through the Nashik depot with Priya. 38 drivers tested the form on paper. Signal is lost for about 40 minutes on the western route.
* n1 note 2026-10-12 Referral: Introduced by Anjali Subramaniam of Pinnacle Retail.
@ c1 :: Dispatchers spend six hours a week on phone calls with drivers
T: Your dispatchers spend six hours a week on the phone with drivers.
R: Six hours of phone calls a week per dispatcher is what I would like to give back to you.
N: Your dispatchers spend [[sixteen hours]] a week on the phone with drivers.
@ c1 :: Budget about USD 120,000 this fiscal year
R: With roughly $120k for this fiscal year we can do the pilot and the first two depots.
N: With roughly [[$150k]] for this fiscal year we can do the pilot and the first depots.
@ c1 :: Priya runs 260 trucks from four depots
T: You run 260 trucks from four depots.
N: You run [[360 trucks]] from four depots.
M: You are about to sell 260 trucks from four depots.
@ m1 :: Signal is lost for about 40 minutes on the western route
T: On the western route the signal is gone for about 40 minutes.
N: On the western route the signal is gone for about [[14 minutes]].
D: When I visited the depot on [[October 28]], the western route came up.
@ e1 :: We need the pilot running by February 1
R: You want the pilot running by 1 February.
D: You want the pilot running by [[February 15]].
@ e1 :: Rohan Iyer, our head of IT, will ask
T: Rohan Iyer will ask about the ERP, so I have put the answer first.
P: [[Sanjay Patel]] will ask about the ERP, so I have put the answer first.
@ n1 :: Introduced by Anjali Subramaniam of Pinnacle Retail
T: Anjali Subramaniam was kind enough to introduce us.
P: [[Deepa Nair]] was kind enough to introduce us.
I: The same app has been running at [[BlueDart Express]] for two years.
I: [[We helped]] a fleet of your size get rid of its paper forms in one summer.

== measured | 2026-11-16 | Theodore Brennan | Maple Ridge Hotels | Nora Castellan
greet: Hi Theodore, | Hello Theodore, | Good afternoon Theodore,
open: It has been quiet between us, so let me pick up the thread. | I re-read our exchange from the spring. | You said you prefer numbers to adjectives, so here they are.
ask: Is this still on your list for the coming year? | If the timing is wrong, when should I come back? | Who else should be part of that conversation?
close: All the best,\\nNora Castellan
* c1 call 2026-05-12 First call: 22 hotels, 58% of bookings through portals at 17% commission. Theodore wants direct bookings up by a fifth. Contract with the current agency ends on 31 March 2027.
* e1 email 2026-05-20 Re: First thoughts: Nora, this is useful. Our average booking is worth $410. Monique Sutton from revenue management would join. We cannot move before the high season. Theodore
* n1 note 2026-08-30 LinkedIn: Theodore commented on our article about booking engines. Opened a house in Portland in July.
* d1 deal - Booking engine relaunch: amount 64000, currency USD, stage proposal sent, close date 2027-01-29
@ c1 :: 58% of bookings through portals at 17% commission
T: 58% of your bookings come through portals, at 17% commission.
R: More than half of it, 58 percent, goes through portals that take 17 percent.
N: 58% of your bookings come through portals, at [[19% commission]].
N: [[78%]] of your bookings come through portals.
@ e1 :: Our average booking is worth $410
R: At USD 410 a booking, every point that moves to your own site counts.
N: At [[$510]] a booking, every point that moves to your own site counts.
@ c1 :: Contract with the current agency ends on 31 March 2027
T: Your contract with the current agency ends on 31 March 2027.
R: Since your present contract runs until March 31, 2027, January is the time to decide.
D: Your contract with the current agency ends on [[30 April 2027]].
@ e1 :: Monique Sutton from revenue management would join
T: Monique Sutton from revenue management should be in the room.
P: [[Angela Reyes]] from revenue management should be in the room.
@ n1 :: Opened a house in Portland in July
R: Congratulations on the Portland house, open since July.
M: I was sorry to read that the house in Portland closed in July.
@ c1 :: 22 hotels
N: Across your [[32 hotels]] that is a lot of commission.
D: We first spoke on [[May 21]], and the portals were the topic.
I: [[Loews Hotels]] moved a tenth of its bookings this way.
I: [[A client of ours]] in the same segment got there in five months.

== measured | 2026-11-16 | Chidinma Okonkwo | Zephyr Agro | Amara Osei
greet: Hello Chidinma, | Dear Chidinma,
open: Thank you for the photos from the warehouse. | Here is what I took away from our last talk. | You asked for a plan that fits on one screen.
ask: Would you like to see how that could look? | Can I send you the timeline? | Which of the two matters more to you right now?
close: Warm regards,\\nAmara Osei
* m1 meeting 2026-11-04 Video call: Zephyr buys from 1,850 farmers. Payments take nine days on average. Chidinma wants to bring that down to two. Tunde Abubakar runs the field team of 45 agents.
* e1 email 2026-11-10 Numbers: Dear Amara, we lose about 6.5% of the harvest between farm and store. A first version may cost NGN 18 million at most. Our board meets on 3 December. Chidinma
* n1 note 2026-10-27 Reference call: Spoke to their bank; integration through an API is possible.
@ m1 :: Zephyr buys from 1,850 farmers
T: You buy from 1,850 farmers.
N: You buy from [[8,150 farmers]].
@ m1 :: Payments take nine days on average
R: A farmer waits 9 days for the money today.
N: A farmer waits [[19 days]] for the money today.
@ e1 :: we lose about 6.5% of the harvest between farm and store
T: About 6.5% of the harvest is lost between farm and store.
R: Between farm and store 6.5 percent of the harvest is lost.
N: Between farm and store [[9.5 percent]] of the harvest is lost.
@ e1 :: A first version may cost NGN 18 million at most
R: A first version has to stay below ₦18m.
N: A first version has to stay below [[₦28 million]].
@ e1 :: Our board meets on 3 December
T: Your board meets on 3 December.
D: Your board meets on [[10 December]].
@ m1 :: Tunde Abubakar runs the field team of 45 agents
T: Tunde Abubakar and his 45 agents would be the first users.
P: [[Kwame Mensah]] and his agents would be the first users.
I: [[Olam]] pays its farmers within a day with the same setup.
I: As the [[case study]] with a cocoa exporter shows, nothing has to be replaced.
`;
