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

  calendar,
};
