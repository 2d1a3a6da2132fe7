import { calendar } from './calendars/en.ts';
import type { MailLanguage } from './mail-language.ts';

export const en: MailLanguage = {
  common:
    'the and of to is are you your for in on with that this it we our not be have has will please my me from at as by or if any was but can would could should there their they he she him her his them what which who when while about into than then just only also so no yes do does did am an been',

  closings: `
    [kind|best|warm|warmest|many|with|all the] [regards|best|wishes|thanks]
    [kind|best|warm] wishes
    [regards|best|cheers|sincerely|thanks|thx|brgds|rgds|br] .
    many thanks
    thanks again
    thank you .
    yours [sincerely|faithfully|truly]
    all the best
    [sincerely|respectfully] yours
    take care .
  `,
  disclaimers: `
    this [e mail|email|message|communication|transmission] … [is|are|may|contains|and any|including any] … [confidential|privileged|intended|attachments|files]
    [the|any] [information|contents] … this [e mail|email|message]
    the contents of this [e mail|email|message]
    if you are not the intended recipient
    if you have received this … in error
    [please|do] consider the environment
    confidentiality notice
    legal [notice|disclaimer]
    disclaimer
    privacy [notice|policy]
    we process [your|personal] data
    [if you|if you d] … [unsubscribe|no longer wish to receive|do not wish to receive|would rather not receive]
    to unsubscribe
    click here to
    [registered in|registered office|company number|registered company|vat number]
    our privacy [notice|policy]
    this email was scanned
    * (*) [processes|process|handles] (your) personal (data|information) *
    you have the right to *
    under the gdpr you *
  `,

  automatic: `
    [automatic|automated|auto|autom] [reply|replies|response|answer|message|acknowledgement|acknowledgment|notification|email|e mail|mail|responder]
    autoreply
    autoresponse
    autoresponder
    [automatically|auto|system|computer|machine] [generated|sent|created]
    [generated|sent|created] automatically
    this is an [automat*|auto|unattended]
    this is a [system|no reply] *
    [please|kindly] do not [reply|respond] to this [email|e mail|message|mail]
    do not reply to this [email|e mail|message|mail]
    replies to this [email|message|address] are not [monitored|read]
    [i am|i m|you are talking to|this is] [a|the|only a|just a] [robot|bot|machine|vacation responder]
  `,
  receipt: `
    help us improve
    (customer) [satisfaction survey|feedback survey]
    [short|quick|brief] … survey
    [thank you|thanks] for your [purchase|order|booking|registration]
    [accepted|declined|tentative|tentatively accepted|maybe|cancelled|canceled|new time proposed|updated invitation|invitation] .
    has [accepted|declined|tentatively accepted|proposed a new time] … [invitation|meeting|event|time]
    has proposed a new time
    [read|delivered|not read|deleted|recall] .
    your message … [was|has been] [read|opened|displayed|delivered] … [on|at|to]
    [was read on|has been read on]
    would like to recall the message
    [your|the|this] [request|message|email|e mail|enquiry|inquiry|ticket|query|application|order|submission|case|report] … [has been|was|is] … [received|registered|logged|created|opened|recorded|submitted|assigned|raised|queued]
    we [have|ve] [received|logged|recorded|registered|got] (and|now|safely) your
    [ticket|case|request|reference|incident|enquiry] [number|no|id|ref|reference]
    a [ticket|case|support request] has been [opened|created|raised|logged]
    [will|aim to|try to|usually|normally|typically] [reply|respond|answer|get back|come back] … within … [hours|days|hour|day]
    [reply above|type your reply above] this line
    thank you for contacting [our|the|us|customer]
    [thank you|thanks] for [contacting|reaching out to|getting in touch with] … [support|team|customer|service|helpdesk|help desk]
    [high|higher|large|unusually] [volume|volumes|number] of [requests|emails|enquiries|messages|calls|inquiries]
    receiving more … than usual
    [verify|confirm] … [you are|you re] … [human|not a robot|real]
    [your|the] message … [held|quarantined|waiting] … [until|for|pending]
    your message is being held
    [click|follow] the link … [verify|confirm|release|deliver]
    please verify your message
    [thank you|thanks] for [your application|applying]
    your application [for|has]
    how did we do
    rate [our|your] [service|support|experience]
    [take|complete|fill in] [our|this|a] (short|quick|brief) survey
    view [this|it|the email] in your browser
    [newsletter|bulletin] [#|no|issue|january|february|march|april|may|june|july|august|september|october|november|december]
    in this [issue|edition|month s issue]
    upcoming events
    you are receiving this [email|e mail|message|because]
    your [order|payment|invoice] … [confirmed|received]
    confirmation of [receipt|registration]
    acknowledgement of receipt
    [invitation from|joining info|who|organiser|organizer] … [calendar|teams|zoom|meet|organiser|organizer]
    [delivery|read] receipt
    out of office is [on|off]
    sender verification
    [your|this] [message|email|mail|request|enquiry|query] … [in the queue|in our queue|being looked|been logged|reference number|been assigned|is with our|has reached]
    [it may|it can|may|might|can|could] take (us) (up|a|longer|a bit|a few|several) (to) … [days|hours|longer|while] (to|before|until) [reply|answer|respond|get back|we|come back|you hear|to]
    [answers|reply|response|replies] [may|might|can|will] take [longer|a|up|some]
    in (the|our) queue *
    [have|ve] (logged|registered|recorded|filed) (it|this|your message) [logged|registered|recorded|filed] (it|this) *
    [logged|registered|filed] (it|this) (under|as) # *
  `,
  absenceSubject: `
    out of [the] office
    out of office
    ooo
    [away|absent] [from|until|till|on|for|the|this|today]
    [i m|i am|we re|we are] [away|out|off|closed|back|on]
    [on|annual|parental|maternity|paternity|sick|medical|study|bereavement|compassionate|family] leave
    [on|summer|annual|christmas|easter|winter|half term|public|bank] [holiday|holidays|vacation|pto|break|closure|shutdown]
    [vacation|holiday|pto|absence|sabbatical|leave] [notice|message|reply|responder|notification|re|until|till|.]
    [office|shop|workshop|studio|plant|factory|works|we are|we re|now|temporarily] … [closed|closing|closure|shut]
    closed [for|from|until|on|over|this|today|between]
    [not|currently not] in the office
    [away|absent|unavailable|travelling|traveling|offline] .
    [travelling|traveling] [until|this|for|with|from]
    [day|days|morning|afternoon] off
    [christmas|summer|easter|annual|winter|bank holiday|holiday] [closure|shutdown|closing|opening hours|hours]
    back [on|in|at|from] *
    gone fishing
    working part time
    off sick
    [in court|in meetings|in training|on site|at a conference|on a course|away at|on shift|off today|off this week|out today|out this week|not in today|not here|gone until] *
    [not here|not around|not in|away] (today|this week) [today|this week|tomorrow|until]
    [in meetings|in a meeting|board meeting|in training|in court] .
  `,
  away: `
    . [on holiday|on leave|on vacation|out sick|out of office|off sick] .
    [laid up|bedridden]
    [i am|i m|i will be|i ll be] … taking … off
    [at|in] a [trade fair|trade show|training session] *
    [i am|i m|i will be|i ll be|i shall be|im|am|currently|we are|we re|we will be|presently|will be] … [out of the office|out of office|out of my office|ooo|out of town|out of the country|away from the office|away from my desk|away from my email|away from my emails|away from email|away from my inbox|away from work]
    [i am|i m|i will be|i ll be|im|i shall be|i have been|i ve been|we are|we re|currently|now|am] … on [leave|annual leave|parental leave|maternity leave|paternity leave|sick leave|medical leave|family leave|study leave|compassionate leave|bereavement leave|adoption leave|extended leave|unpaid leave|shared parental leave|gardening leave|holiday|holidays|my holidays|my holiday|vacation|pto|sabbatical|a sabbatical|honeymoon|my honeymoon|jury duty|jury service|a career break|maternity|a break|a short break|a training course|a course|a business trip|furlough]
    [i am|i m|i will be|i ll be|im] … [taking|enjoying] … [leave|holiday|break|vacation|time off|day off|days off]
    [i am|i m|i will be|i ll be|im|we will be] (currently|now|also|then|away) [away|absent|off|unavailable|offline|out] [until|till|from|for|on|through|between|today|this|all|and|with|at|sick|work|the]
    [i am|i m|i will be|i ll be] [not available|not in|not at work|not working|not in the office|not online|not reachable|unreachable] (until|today|on|from|this|at)
    [i will|i ll|i shall|i] not be [available|in the office|at work|working|in|online|reachable] *
    [i won t|i will not] be [available|in the office|at work|working|in|online|reachable|checking|looking|reading|able] *
    [i am|i m|i will be|i ll be] [travelling|traveling|at a conference|attending|in training|on site|on the road|in meetings|in a workshop|in a training|on a flight|in transit|in court|in surgery|in hospital] *
    [in|at] a [workshop|conference|training|course|meeting|offsite|trade show] (all day|this morning|this afternoon|today|until|till) *
    [our|the|this] [office|offices|shop|workshop|studio|practice|company|clinic|store|factory|plant|school|surgery|warehouse|team|branch|showroom] … [is|are|will be|closed|remain|remains|shut|will remain] … [closed|shut]
    [office|offices|shop|workshop|studio|practice|clinic|store|factory|warehouse] … [closed|closes|shut] [at|on|from|for|until|between|over]
    we [are|re|will be|shall be] (now|all|currently) closed
    we [closed|close|shut] [for|on|from|at|down] *
    closed [for|between] … [christmas|holidays|holiday|easter|summer|new year|break|stocktaking|inventory]
    [currently|presently] [out|away|off|absent|unavailable|travelling|traveling|on leave|on holiday|on vacation]
    [out of the office|out of office|on holiday|on vacation|on leave|on annual leave|away|absent|ooo|off|off work|travelling|traveling] (now|again) [until|till|from|through|between|w c|this week|next week|today|all week|for the] *
    with [limited|no|intermittent|sporadic|patchy|little|reduced] access to [my|email|emails|e mail|mail|phone|the|internet]
    [limited|no|intermittent|sporadic|patchy|little] [access to|signal|connectivity|connection] (my) *
    [i have|i ve|have|i will have|i ll have] (very) [limited|no|only limited|intermittent|sporadic] access
    [off|out] sick
    [recovering|recuperating] from *
    [day|days|morning|afternoon] off
    during my (period of) absence
    in my absence
    while [i am|i m|we are|we re] [away|out|off|gone|closed|on leave|on holiday]
    [i have|i ve|we have|we ve] gone [fishing|skiing|camping|on holiday|away|on leave]
    [i have|i ve] swapped … for
    attending [a|the] [conference|trade|training|fair|funeral|wedding|event|course]
    [enjoying|taking] [some|a few days|my|a well] *
    annual leave
    [parental|maternity|paternity|sick|compassionate] leave
    not [looking at|checking|reading|monitoring|seeing|picking up|responding to] [email|emails|e mail|my email|my emails|messages|this inbox|my inbox|mail|my mail|e mails]
    gloriously not
    left for [the day|today|the weekend|the evening|lunch]
    bank holiday
    [his|her|their] (period of) absence
    [in|with] (the|a) [court|theatre|meetings|a meeting|surgery|class|workshops|training] (all|until|this|and|till|today|for|with) *
    [child|kid|son|daughter|little one|toddler] (at|is) [ill|sick|poorly|at home|unwell] *
    [poorly|sick|ill] [child|kid|son|daughter|children] *
    [nobody|no one|no body] (is|will) (be) [here|in|there|around|at] *
    [in|doing|on] [the field|fieldwork|field work|offshore]
    [spotty|patchy|intermittent|sporadic|flaky] … [internet|connection|reception|signal|wifi|wi fi|coverage|network]
    [do not|don t] expect [a reply|an answer|a response|to hear] *
    [we|i] (have|are|am) (all|both) [have|are taking|am taking|take|have got] … off
  `,
  absenceStems: `
    leave
    holiday
    holidays
    vacation
    away
    absence
    absent
    closed
    closure
    sabbatical
    maternity
    paternity
    parental
    sick
    out of office
    unavailable
    travelling
    traveling
    offline
    off work
    surgery
    hospital
    conference
    training course
    shut
    pto
    time off
    day off
    reopen*
    on my return
    back on
  `,
  returning: `
    back at (the|my) [computer|laptop|keyboard|screen]
    [read|answer|see] [it all|everything|it|them] afterwards
    [no|not] … [return date|date of return|date for my return]
    [don t|do not|can t|cannot] … [return date|date of return]
    [returning|return|returns|back|be back|am back|m back|reopen|reopens|reopening|re open|re opening|resume|resuming|resumes|open again|opens again] (to the office|to work|to my desk|in the office|at my desk|at work|in|online|again|fully) [on|at|in|by|from|monday|tuesday|wednesday|thursday|friday|tomorrow|next|after|around|the|for|#] *
    [back|return] [online|at my desk|in the office|to the office|at work] *
    [we|offices|office|shop] [reopen|re open|open again|will reopen]
    [when|once|after|as soon as] i (m|am|get|have|ve) [return|back|returned|get back|m back|come back|resurface|next in|in next]
    [up|upon|on|after|following] my return
    [on|upon] return
    [respond|reply|answer|get back|come back|attend|read|deal|pick] … [when|once|after|upon|on|as soon as] … [return|back|returned]
    [i ll|i will|will] [get|come] to [messages|emails|your message|your email] after
    not yet know when
    [not|don t know|do not know|unsure] … when [i ll|i will|i] … [back|return|resurface]
    expect [slow|delayed|slower] *
    [slow|slower|delayed] [to|in] [reply|respond|replying|responding|answering]
    [delays|delay] in [replying|responding|my response|my reply]
    [first thing|again] (in the) [tomorrow|morning]
    [i ll|i will] … [tomorrow morning|first thing tomorrow|first thing on @day]
  `,
  deputy: `
    [if|for|with|in case of|should] … [urgent|anything urgent|emergency|emergencies|immediate|pressing|can t wait|cannot wait|on fire|requires immediate|need immediate|need urgent] *
    [in an|in case of|for an] emergency
    for [urgent|immediate|all|any|other|general|everything] … [matters|enquiries|queries|questions|issues|requests|assistance|help|things] *
    [please|kindly] [contact|direct|email|e mail|call|speak to|get in touch with|refer|reach out to|ring|forward|write to|send] (any|all) … [colleague|colleagues|instead|assistant|team|deputy|in my absence|in the meantime|switchboard|reception|office]
    in the meantime (please|you can|contact|my) *
    my [deputy|stand in|cover|replacement] *
    is [covering|deputising|standing in|looking after|deputizing]
    [will|your] (message|email|e mail|mail|not|be|is|has) … not (be|being|been) [forwarded|read|monitored|redirected|checked|processed|delivered]
    not be forwarded
    [emails|messages|mails|mail] are not [being forwarded|forwarded|being read|read|being monitored|monitored]
    [mailbox|inbox|account] is not [monitored|being monitored|read|checked|being read]
    [thank you|thanks] for your [email|e mail|message|mail|enquiry|inquiry|interest|note] *
    [thanks|thank you] for [getting in touch|reaching out|writing|contacting]
  `,
  partTime: `
    [in the office|in|here|at work] only on @day (and) @day *
    only [in the office|in|here|at work] on @day (and) @day
    [answer|reply|read|respond] … only on [these|those] days
    my working (days|hours|week|pattern) [days|hours|are|is]
    i (only|normally|usually) work [@day|mornings|three|four|two|#]
    [i|we] [do not|don t|dont|never] work [on|@day]
    [i m|i am] [not|never] (in|at) [in|working|at work|the office|here] (on) [mondays|tuesdays|wednesdays|thursdays|fridays]
    [i m|i am] (only) [in|in the office|here|at work|available] (on) @day … [and|to]
    @day [is|are] my (non|regular|usual|fixed) … [day|days]
    non working [day|days]
    working [days|hours] (for me) are
    part time
  `,
  person: `
    [maybe|perhaps] [next year|in the autumn|in the fall|in the spring|in spring|in autumn|another time|some other time]
    [no|not have|won t have|haven t got] (the|any|much) time *
    [i ll|i will] [call|ring|phone] you
    reach me [on|at] #
    [copied|cc d] (her|him|them) in *
    [he|she|who|they|colleague|manager|husband|wife|boss|partner|director] [is|s|are|was] … [on leave|on annual leave|on holiday|on vacation|away|off sick|out of the office|on maternity leave|on parental leave|off|travelling]
    [i m|i am|we re|we are|not|no|really|very|definitely|quite|not really|still|might be|would be|sounds|looks|that s|could be] [interested|interesting]
    [no|not] [thank you|thanks|for us|thx]
    [sounds|looks] [good|great|interesting|fine|promising|useful]
    [works|suits] [for|me|us|fine|well]
    [call|ring|phone|email|chase|ping|try|remind|contact] me (again|back|after|on|in|at|from|next|then|when|tomorrow|monday|tuesday|wednesday|thursday|friday) *
    [give me|drop me|shoot me] a [call|ring|shout|line|ping]
    [send|sent|email|mail|forward|show|tell|get] [me|us|over|it over|through] [the|a|some|more|your|details|info|pricing|prices|numbers|an|invite|something] *
    [send|forward] … [invite|invitation|link|quote|proposal|pricing|prices|numbers|details|deck|info|information|pdf|contract|calendar]
    let s [aim|talk|speak|do|meet|wait|say|see|find|get] *
    [thanks|thank you] for (the|your) [follow up|following up|chasing|persistence|nudge|reminder]
    but @day *
    [can|could] do *
    @day [works|suits|is fine|is good|would work|is better]
    [let s|lets|can we|could we|happy to|shall we|we could|we can] [talk|speak|meet|chat|discuss|catch up|schedule|do|have|set up|book|connect] *
    [talk|speak|chat|catch up] [soon|then|when|next|later|after]
    [we ll|we can|we will|let s] [talk|speak|chat|catch up|discuss]
    [sorry|apologies] for (the) (late|slow|delayed|my) [late|slow|delayed|delay|not] *
    writing (this) from
    sent from my *
    [we already|we ve already|we have already|already have|already use|we use|we re using|we currently] *
    [you want|you need|you should|try|speak to|talk to|better to] [to speak|to talk|to contact|our|my colleague|the] *
    [wrong person|right person|not my area|isn t one for me|not one for me|isn t for me]
    [i ll|i will|let me] [have a look|take a look|look at|think|check|pass|forward|ask|discuss|have a think|read|get back to you by|let you know] *
    [please do|do] (please) tell
    [thank you|thanks] for [thinking|the info|the information|following up|your patience|sending|the reminder|the proposal|the offer|your proposal|your offer|the quick]
    [your|the] [offer|proposal|quote|pricing|price|product|tool|demo|software|system|platform|solution] [is|looks|sounds|was|seems|does|for]
    [how much|what does it cost|what s the price|pricing]
    [happy|pleased|delighted] with [them|our|what|the|it]
    [just|only] [back|returned|got back]
    [i was|i ve been|i have been|was] [on|away|off|out|sick|travelling|traveling] *
    [in|after|this|next] [q1|q2|q3|q4]
    [good|best of] luck
    [book|booked|put] … [calendar|diary|slot]
    [see|speak to|talk to] you [then|on|next|soon|tomorrow]
    don t tell my
    [i have|i ve|have|we have|we ve] (now|already|just) [passed|forwarded|sent|handed|given] (it|this|that|your|on) … [to|on]
    [passed|forwarded] (it|this|your|on) (email|message|on|mail) [to|on] (my|our) *
    [priya|my colleague|our|she|he|who] [leads|looks after|handles] … [on|the|this]
    [in principle|basically] (yes|no) [yes|no]
    [i ve|i have|have|did] (now|just) read (it|your|and) *
    [ask|propose|suggest|give] (me|us) (again|a|for) (date|time|call) [date|time|call|again] *
    [don t|no need to] wait for me *
    [i ve|i have|have] (now) [copied|cc d|cced|added] (him|her|them|in) *
    * can decide *
    @day (after|morning|afternoon|at|from|then) … [would do|would work|works|could work|is fine|suits|might work]
    [convinced|persuaded] *
  `,

  leftMyself: `
    i [am|m] (now|happily|officially|fully) retired
    [is|s|was] my last (working) day [here|with|at] *
    i [have|ve|will have|had] (now|recently|since|just|also|already|officially) [retired|moved on|departed|resigned|left the|left our|left .|left as|left and|left in|left on|left at|left with|left for [good|a|another|new|pastures]|left my]
    i retired [from|in|on|at|as|last|this|early|.] *
    i left [the company|the firm|the business|the organisation|the organization|the agency|the team|my|in|on|at|as] *
    i left * [in|on|at|last|after|to] *
    i [am|m] no longer [with|at|employed|working|part|in|an|a|based|responsible|the|dealing|handling|involved] *
    i [am|m] not with … [anymore|any more|any longer]
    i no longer [work|deal|handle|am|represent|look after|manage]
    i [do not|don t] work (here|there|for|at|with) … [anymore|any more|any longer|now]
    my last (working) day [is|was|at|with|in|of|will]
    my [employment|internship|contract|time|placement|apprenticeship|traineeship|secondment] [with|at|here|ended|has|came|finished|is over] … [ended|over|finished|come to an end|came to an end|end|concluded|terminated]
    i [am|m] [leaving|retiring] *
    [i have|i ve|have] [moved|changed|transferred|switched|transitioned] (on|over|internally|now|to|into) [roles|role|jobs|teams|departments|into]
    [i have|i ve|have] [moved|transferred|transitioned] on
    [i have|i ve|have] [moved|transferred|switched|transitioned|taken up] … [role|team|department|position|job|company|firm|division|challenge|opportunity]
    as of … i [have|ve|am|m|no longer] [moved|no longer|left|joined|taken] *
    [i have|i ve] handed (over) [my|the|all|over] *
    [i have|i ve] [joined|started] [a|another|my|at|with] *
    i [am|m] [enjoying|now enjoying] (my|a|well earned) [retirement|*retirement]
    hung up my [boots|keyboard|apron|gloves|hat]
    last day [was|is] *
    [i m|i am|i have been|i ve been] (now) (with|in|at|working|part of) [in|with|working for|part of|at] (the|a|our) … [team|department|division|side|role] [now|since|as of]
    [i] [don t|no longer|do not] (any longer) [answer|deal|look after|do|handle|cover|run|speak for|buy|manage] … [any more|anymore|any longer|now]
    [taken over|took over|takes over] (my|from me|the) [my|from me] *
    [i|i m|i am] (now) (work|working|with|in) (in) (another|a different) [part|area|entity|unit|division|branch|company] of (the) *
    your new contact *
    i (now) work in (another|a different) *
  `,
  leftOther: `
    [s|is|has] gone [i m|.|since|from|for good|he|she]
    [post|position|role] is vacant
    [is|are|was] no longer [with|at|employed|working|part|in|an|a|available at|the|active|here|associated] *
    no longer (works|work|employed|working|with|part of|an employee) [with|works|work|employed|working|part|an|here|at|for]
    [has|had] (now|since|recently|sadly|also|already|unfortunately) [left|retired|resigned|departed|moved on|passed away|died|quit]
    left [us|the company|the firm|the business|the organisation|the organization|the team|our|the charity|the school|the practice|in|on|at the end] *
    (she|he|they|who) [retired|resigned|finished] (at|in|on|from|with|last|earlier|here) [the end|at|in|on|from|with|us|last|earlier|january|february|march|april|may|june|july|august|september|october|november|december] *
    [retired|resigned] [in|on|at|from|last|earlier|as]
    [passed away|has died|died]
    [does not|doesn t|don t|do not|didn t] work (here|for us|with us|at|for) … [anymore|any more|any longer|now]
    doesn t work here
    [moved|gone] (on) to [pastures|a new|another|new|a different|greener] *
    [on|his|her|their] (last|final) day [was|with us was]
    [contract|employment] … [ended|terminated|has ended]
    left to [join|start|work|set up]
    gone [freelance|self employed]
    [sad|sorry|regret] … [died|passed away|passing|death]
    [died|passed away|passed on] [peacefully|suddenly|last|in|on|after|earlier] *
    [is|has|was] (sadly|now) [deceased|dead|retired|moved on|left us|gone for good]
    [has|have] (now) (been) [transferred|moved|switched|changed|gone] (to|over|roles|jobs|departments|teams|across) *
    [isn t|is not|s not|hasn t|has not|wasn t] (been) [with|here|at|part of|working] … [since|any more|anymore|us|for|any longer]
    [hasn t|has not|not] worked here *
    [works|working|moved] (now|over) [for|at|to] (a|another|our) [competitor|competitors|another|different|new] *
    [stopped|finished|ceased] working [here|for us|with us|at]
    who is now [with|at|working] *
    [works|working|is] (now) [elsewhere|somewhere else|for another|with another|at another]
    [decided|chosen|opted] to (pursue|seek|explore|take|leave|follow) (pursue|other|new|a|different|another) [other|new|opportunities|challenges|leave|path|different|another] *
    since [she|he|they] left *
  `,
  leftStems: `
    has left
    come to an end
    responsibilities
    [journey|time] (with|at) *
    retire*
    resigned
    no longer
    left the *
    farewell
    goodbye
    moved on
    pastures new
    new adventure*
    new chapter
    new challenge*
    final day
    successor
    replacement
    passed away
    deceased
    ceased
    closed permanently
    wound up
    new role
    stepped down
    departed
    former *
    internship
    redundan*
    dissolved
    leaving *
    taken over from me
    last working
    hung up *
    wrapped up at
    wrapped up my
    parted [ways|company]
    handed in my
    handed over *
    signed off
    last day
    moving on
    [has|have|will] [taken|take] over *
    this [mailbox|address|account|inbox|email] … [closed|deactivated|disabled|switched off|deleted|shut down|retired]
    [died|death|bereavement|funeral]
    [with|great|deep] [sadness|sorrow]
    used to work
    not part of
    new owner*
    my years at
    cleared my desk
    end of an era
    [redundant|severance]
  `,
  companyEnded: `
    [handed back|handed in|given up|gave up|surrendered] (my|our|the) (trade|trading|business) [licence|license]
    [business|company|firm|shop] … [deregistered|struck off]
    [has|have] ceased [trading|operations|operating|business|to trade|to exist|all]
    ceased trading
    [closed|shut] (its|our|their) [down for good|for good|permanently|doors|down|doors for the last time]
    [permanently|for good] [closed|shut|shut down]
    [no longer|longer] [trading|in business|trades|operating|operates]
    [gone|went] [into|out of] [liquidation|administration|business|receivership]
    [in|into] [liquidation|administration|receivership]
    [company|business|firm|practice|shop] … [dissolved|wound up|been sold|liquidated|been acquired]
    [sold|we have sold|i have sold|i ve sold|we ve sold] (the|my|our) [business|company|shop|firm|practice]
    bankrupt*
    [closed|closing|shut|close|closes] … [for good|for ever|forever|for the last time|permanently]
    [this|the] [person|employee|recipient|addressee|colleague|user] … [no longer|not … any longer|has left|left]
  `,
  otherInbox: `
    [keeping an eye on|looking after|look after|monitoring|checking|managing|minding|reading|clearing|answering|picking up|going through|covering|responding from|replying from|writing from|answering from|handling|clearing out] … [mailbox|inbox|email|emails|mail|mails|messages|account|e mails]
    [on behalf of|in place of|instead of]
    from … [inbox|mailbox|account|old email]
    [his|her|their|old|s] (old) (emails|email|mail|mails|messages|inbox|mailbox|post) [emails|email|mail|mails|messages|inbox|mailbox|post] [come|comes|now|are|is|go|goes|gets|land|lands|reaches|reach|redirect*|forward*] *
    [picking up|covering|taking over] (his|her|their|the) [his|her|their] *
    [i m|i am|this is] * [and took over from|i ve taken over from|i took over from|and i took over|and have taken over] *
  `,

  removal: `
    enough no more
    . no more [please|pls|plz]
    [don t|do not] (really) need [these|this kind of|this sort of|any more|any more of|more] … [emails|mails|messages]
    enough (with|of) (the|this|your) [spam|emails|mails]
    [insist|demand|require|request] … [erased|deleted|removed|erasure|deletion]
    [don t|do not|stop] [chase|chasing|pester|pestering|nag|nagging|bug|bugging|hassle|hassling] [me|us] *
    [not|never|don t|dont|stop] … [write to|email|contact|message|call|mail|bother|spam|pester|writing|emailing|contacting] [me|us] … [again|any more|anymore|further|any further|any longer|in future|in the future]
    [remove|take|delete|drop|strike|scrub|exclude|erase|scratch|get|leave|kick] [me|us|my|our|this|these|the following|both|all our|any|all] … [from|off|aff|out of] … [list|lists|database|mailing|mailings|records|system|systems|contacts|contact|crm|distribution|distributions|campaign|campaigns|sequence|cadence|files|emails|whatever]
    [remove|delete|erase|purge] [me|us|my details|my email|my data|my address|my contact|my e mail|my information|my personal|our details|our data|our email|our contact|this address|this email|my name] *
    [remove|delete|unsubscribe|erase] me .
    take [me|us] off (of) *
    unsubscribe (me|us|my|please|from|this) [me|us|my|.|this|from|please|immediately|now]
    [do not|don t|dont|never|not to] (you|ever|please|to) [contact|approach|spam|bother|reach out to|get in touch with] [me|us|anyone|anybody]
    [do not|don t|dont|never|not to] (you|ever|please|to) [email|e mail|mail|write|message|send] (to) [me|us|this address|anyone|anybody] [.|any|anything|more|further|again|ever|these|such|marketing|sales|or|and|please|thanks]
    [do not|don t|dont|never|not] (ever) [contact|email|e mail|mail|write|message|write to|send|call] (to) [me|us] .
    [do not|don t|please don t|not] [email|e mail|write|contact|message|mail] (here|to this address|again|any more|anymore) .
    [stop|cease|quit|refrain from|desist from] (all|with|these|the|sending|any|your) (further) [contacting|emailing|e mailing|mailing|writing|messaging|sending|spamming|calling|bothering|contact|communication|correspondence|emails|mails|messages|spam|harassing|pestering|this] *
    [no more|no further] [emails|mails|messages|contact|e mails|sales emails|correspondence|communication|of these]
    [not|never] (to) [write|email|contact|e mail|mail|be contacted|hear] (to|from) (me|us|you) [again|any more|anymore|any further|in future|in the future]
    [i|we] [do not|don t|no longer|never] [want|wish|would like] to [receive|get|be contacted|hear|be emailed|be on|be on your|be included] *
    (would|d) rather not [receive|get|hear|be contacted|be emailed|be on]
    [opt|opting] (me|us) out *
    [take|consider] this as [my|an] [opt out|objection|request to]
    [lose|forget|delete] my [email|e mail|address|number|details|contact details|contact]
    [i|we|hereby] (hereby|formally|therefore|would) [object|withdraw|revoke|require you|request] … [processing|consent|marketing|erase|erasure|deletion|delete]
    [withdraw|revoke] (my|our|any) consent
    object to [the processing|processing|the use|your|being]
    [right to|request for|request the|require the] [erasure|be forgotten|deletion]
    [request|require|demand|ask|insist] (you|that you|that|the|immediate) (to) … [erase|erasure|delete|deletion|remove] … [data|details|information|records|address]
    [erase|delete|destroy] all (of) (my|our|the|personal) [personal|data|my|our|information|details] *
    [put|place|add] [me|us|this] (domain|address) [on|to] … [suppression|do not contact|do not mail|blocklist|opt out] *
    [suppression|do not contact|do not email] list
    [unsolicited|spam] … [report|complaint|ico|commissioner|legal action|block]
    [further|any more|another] [emails|email|mails|messages] … [report|block|legal|ico|spam]
    [strike|cross] [me|us] off
    removed from (your|the|this|all|any) [your|list|mailing|database|distribution|marketing|contact|lists]
    [like|want|ask] to be [removed|taken off|unsubscribed|deleted] *
    [could|can|would|will|kindly|please] (you) (please|kindly) [remove|unsubscribe|take] [me|us] *
    [never|not] (want|wish|going) … [hear from you|hear from your|hear from this]
    [give it a rest|pack it in|knock it off|cut it out|leave us alone|leave me alone]
    [keep|count|leave] [me|us] [out of|off] … [mailing|mailings|list|lists|campaign|campaigns|emails|this]
    [could|can|would|please|kindly|if you could|if you would|ask|asking|asked|prefer] … [not|don t|no longer|never] (to) (please) (send|email|write|contact|mail|be) [send|email|write|contact|mail|emailed|contacted] (to|me|us|any|again|anything) [me|us|any more|anything|any|again|any further|more|further] *
    [please|kindly|could you|would you|can you] … [not|no longer|never] [send|email|write|contact|mail|message|get in touch|follow up] … [again|any more|anymore|any further|further|more]
    [rather|prefer|grateful|appreciate it|lovely|kind] … (if) [you didn t|you don t|you did not|you stopped|you would stop|you wouldn t|you could stop|not to be] [write|email|contact|send|contacted|emailed|mailing|emailing|writing|sending]
    [this be|this was|that be|make this] (the|your) last [email|mail|message|one] *
    [that s|that is|that will be|that ll be|let that be] enough [emails|mails|messages] *
    no more (of these|of this|of your|of them) [please|thanks|thank you|emails|mails]
    [i|we] [don t|do not] [need|want|wish] (to) (get|receive|have|any) (any|further|more) (more) [emails|mails|messages|reminders] *
    don t [write|email|contact|mail] (to) [me|us] about [this|it|that]
    [drop|count|leave] (me|us) (out) [out of|off|from] (your|the|all|any) (future|further) [mailings|emails|campaigns|mails]
    [spare|save] (me|us) [me|us] (from) (this|these|any|your|the|further|such) (kind|sort|type) *
    [off|from] your (mailing) [list|lists|books|database] (please|thanks|now|.) *
    [refrain|abstain|desist] from [sending|contacting|writing|emailing|mailing|any|further]
    no (further|more|additional) contact (please|thanks|.) *
    [add|put|place] (our|my|this|us|me) (whole|entire) [domain|address|us|me|company] … [do not|exclusion|opt out|block|suppression|no contact] *
    [do me a favour|do me a favor|be so kind|be a dear] … [take|remove|leave|unsubscribe|delete] [me|us]
    (pls|please) [remove|unsubscribe] .
    [i|we] [do not|don t|never|did not|didn t] … consent to [the processing|receive|receiving|being|your|any|this|marketing]
    [delete|erase|destroy] [whatever|anything|everything|all] (data|information) (that|which) you [hold|have|keep|store]
    please (also) [don t|do not] (ever) [follow up|reach out|get in touch|chase] … [again|any more|anymore|any further|further]
    [do not|don t|stop|never] (ever) [use|using] (this|my|our) [address|email|e mail|mailbox|inbox|this address|my address|this email] (again|any more|anymore|.) *
    [make|making] sure [i|we] [don t|do not|never|no longer] [get|receive|hear|see] … [of these|these|emails|mails|messages|from you]
    [refrain|desist] from (any|all) [further|future] [correspondence|contact|emails|messages|communication]
    [formal|official] [notice|objection] … [article 21|article 17|gdpr]
    [glad|grateful|happy|pleased|relieved|nice|lovely|prefer] … (if) [not|no more|nothing more|never|didn t|don t|no longer] (to) [hear|write|email|contact|mail|message] … [again|any more|anymore|from you|any further|more]
  `,
  takeOut: `
    [remov*|delet*|strik*|eras*|unsubscrib*|scratch*|cross*|wip*|purg*|scrub*|exclud*|unlist*]
    [take|get|leave|drop|kick|pull|keep|taken|count] … [off|out|from]
  `,
  lists: `
    [your|any|all|every|mailing|marketing|distribution|these|this email|this mailing] … [list|lists|listing|mailing|mailings|database|databases|register|records|books|system|systems|crm|distribution|newsletter|newsletters|sequence|cadence|campaign|campaigns|contacts|address book|marketing|outreach|mails|emails]
  `,
  erase: `
    [remove|delete|erase|forget|lose|scrub|wipe|purge|destroy|unsubscribe|bin|deleting|removing|erasing]
  `,
  ownData: `
    [my|our|this|these|his|her] … [address|addresses|details|data|email|e mail|emails|number|name|contact|information|record|records|domain|entry]
    [me|us] [please|.|now|immediately|at once|from|entirely|completely]
  `,
  stop: `
    [stop|quit|cease|enough|refrain|desist|abstain]
    [no more|no further|not another|last warning]
    [don t|do not|dont|never] (ever|please) [write|email|e mail|mail|contact|message|approach|spam|bother|pester|chase] (me|us|to me|to us) [again|here|any|anymore]
  `,
  writing: `
    [writ*|email*|e mail*|mail*|contact*|send*|messag*|spam*|bother*|pester*|call*|chas*|advert*|pitch*|outreach|solicit*|harass*|ring*|approach*|market*]
  `,
  removalSubject: `
    [unsubscribe|remove|remove me|opt out|stop]
    [objection|object] to [processing|the processing|marketing]
    data subject [request|access request|rights request]
    [gdpr|erasure|deletion|data deletion|right to erasure|right to be forgotten|opt out] [request|notice|objection|complaint]
    request [for|of] [erasure|deletion|removal]
    [cease|stop] [and desist|contact|emails|emailing]
    withdrawal of consent
    article [17|21]
  `,

  calendar,
};
