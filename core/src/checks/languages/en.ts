import type { Lexicon } from './lexicon.ts';

export const english: Lexicon = {
  code: 'en',
  months:
    'january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sept/sep october/oct november/nov december/dec',
  weekdays:
    'monday/mondays tuesday/tuesdays/tues wednesday/wednesdays/weds thursday/thursdays/thurs/thur friday/fridays saturday/saturdays sunday/sundays',
  numbers:
    '1:~one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 11:eleven 12:twelve 13:thirteen 14:fourteen 15:fifteen 16:sixteen 17:seventeen 18:eighteen 19:nineteen 20:twenty 30:thirty 40:forty 50:fifty 60:sixty 70:seventy 80:eighty 90:ninety 100:hundred 1000:thousand 1000000:million',
  units:
    'second/seconds/sec minute/minutes/min/mins hour/hours/hr/hrs day/days week/weeks/wk/wks month/months year/years',
  and: 'and',
  or: 'or',
  to: 'to|through|thru',
  percent: 'percent|per cent|pct',
  ago: 'ago since earlier',
  past: 'last past previous',
  days: 'yesterday tomorrow',
  clock: "am pm a.m p.m o'clock",
  counted:
    'question* number* idea* thought* option* point* step* line* sentence* word* way* thing* answer* suggestion* slot* possibilit* reason* minute* side* paragraph* version* proposal* topic* remark* note* page* part* of us|of you|or three|or four|times over',
  asks: 'suit*|work* for you|works better|work better|available|would you|would it|would that|would a|could we|could you|can we|can you|shall we|shall i|should i|let me know|how about|what about|i suggest|i propose|reply|are you free|free on|free for|do you have|convenient|pick|prefer|happy to',
  offers:
    "let us|let's|offer of|offer stands|whenever you|open to|feel free|tell me|send me|drop me|write to me|give me a call|just say|possible answers|a line is enough|one line is enough|a word is enough|book a|look forward to your|looking forward to your|hear from you|hearing from you|invite you",
  calls: 'call|calls|called|spoke|phone|phoned|rang',
  meetings: 'meeting|met|workshop|demo|visit|visited|session',
  mails: 'email|emailed|e-mail|mail|mailed|wrote|message|replied|reply',
  attachment: 'attached|attachment*|i attach|i have enclosed|enclosed|find enclosed',
  discount:
    'discount*|% off|percent off|free of charge|free trial|free audit|free consultation|free workshop|free month|for free|at no cost|at no charge|no charge|special price|special rate|rebate|waive*|complimentary|price reduction|half price|price cut',
  appointment:
    "see you on|see you at|see you in|see you next|looking forward to our call|looking forward to our meeting|look forward to our call|look forward to our meeting|look forward to meeting you|look forward to speaking|i have booked|i've booked|i have blocked|i've blocked|i have reserved|i've reserved|i have scheduled|i've scheduled|i have put a meeting|calendar invit*|the invitation is on its way|we are meeting|we're meeting|we will meet|we'll meet|our upcoming call|our upcoming meeting|our appointment",
  reference:
    'we helped|we have helped|we recently helped|our team helped|one of our clients|one of our customers|a client of ours|a customer of ours|clients of ours|customers of ours|client of ours|our client|our clients include|our customers include|we worked with|we have worked with|we work with companies|we did the same for|we did this for|we built for|as we did for|similar client|similar compan* we|trusted by',
  titles: 'mr mrs ms miss dr prof professor colleague',
  says: 'told said mentioned asked recommended wrote suggested introduced agreed approved confirmed explained pointed from',
  does: 'uses used takes took pays saved saves reduced cut doubled halved moved switched chose trusts runs achieved gained cut has works',
  greetings: 'hi|hello|dear|hey|good morning|good afternoon|good evening|greetings',
  closings:
    'best regards|kind regards|warm regards|regards|best wishes|all the best|best|cheers|sincerely|yours sincerely|many thanks|thanks|thank you|yours',
  capitals:
    "i i'm i'll i've i'd english german french spanish european american british internet christmas easter re fwd ps p.s",
  optOut:
    'unsubscribe|opt out|opt-out|no further emails|no more emails|not hear from me|not want to hear|stop emailing|remove you|take you off|will not write again|stop writing|leave your inbox',
  pressure:
    'act now|limited time|limited offer|last chance|guaranteed|guarantee|risk-free|risk free|no obligation|once in a lifetime|100% free|urgent|hurry|expires today|while stocks last|click here|winner|cash bonus|double your|cheapest|lowest price|miracle|no strings attached|dear friend|buy now|order now|this is not spam|exclusive deal|amazing|revolutionary|number one',
  self: "i i'm i'll i've i'd me my mine",
  reader: "you your yours you're you'll you've we us our ours we're we'll we've",
  functionWords:
    "a an the this that these those such of to in on at by for from with into onto over under within without between among through during since until till up down out off about around as than then and or but nor so if because while when where who whom whose which what how why i me my mine we us our ours you your yours he him his she her hers it its they them their theirs one ones oneself myself yourself ourselves is are was were be been being am do does did done have has had having will would shall should can could may might must not no also just only even still already yet too very quite rather really well here there now today again always ever never all any both each every either few more most much many other another some same own good great glad nice see saw read heard know knew noticed noted understand said told mentioned wrote say says tell hear please thank thanks let lets sure like i'm i've i'd i'll you're you've you'd you'll we're we've we'd we'll it's that's there's don't doesn't didn't won't can't isn't aren't wasn't weren't go goes going gone get gets getting got give gives gave given take takes took make makes made put want wants per above after against although anything back before below came come doing everything further however look mean means need nothing often once something therefore thing things though two upon via way whole",
  approximations: {
    about:
      'about|around|roughly|some|approximately|circa|in the region of|give or take|comfortably|on the order of|a shade|call it|something like',
    above:
      'over|more than|at least|upwards of|north of|a touch over|a good|a bit over|just over|well over|a shade over|above|no fewer than|no less than|a little over|slightly over|slightly more than',
    below:
      'nearly|almost|less than|fewer than|under|close to|at most|up to|barely|a touch under|a bit under|just under|not quite|well under|a shade under|below|a little under|slightly under',
    behind: { about: 'or so|give or take|ish', above: 'and counting' },
  },
  calculations: {
    sums: 'together|total|totals|in all|sum|adds up|add up|combined|altogether|between them|both|plus|comes to|come to',
    differences:
      'dearer|rise|rises|rising|risen|under|more|less|fewer|difference|left|leaves|leave|leaving|remain*|balance|due|outstanding|below|above|short of|higher|lower|gap|rest|spare|saves|saving|cheaper|than|rose by|fell by|fell|rose|dropped|grew|climb*|gained|gain of|added|lift*|raise*|lost|shed|up by|down by|increase*|decrease*|another|extra|headroom|room|missing|to go',
    results:
      "on average|average|per head|makes|make|making|that is|that's|which is|i.e.|equals|works out|work out|means|meaning|amounts to|amount to|so|hence|therefore|would be|or",
  },
  taxRates: [20],
  shares: { half: 'half|halves|halved', third: 'third|thirds', quarter: 'quarter', fifth: 'fifth' },
  distances: {
    before: 'another|still|leaves|only|in|within sight',
    behind: 'before|until|till|left|from now|from today|away|earlier|later|ahead of|after|to go|prior',
  },
  conversations: {
    spoken:
      'talk|talks|talked|spoke|spoken|chat|chatted|on the phone|by phone|over the phone|caught up|catch up|catching up|conversation|call|video call|zoom',
    met: 'met|sit down|sat down|saw you|seeing you|see you in person',
    encounters:
      'visited|visit|lunch|dinner|breakfast|coffee|meeting|stopped by|dropped by|hosting you|having you|walk through|walked through|walked round|came by|coming by|coming over',
    shown:
      'showing me around|showed me around|showing us around|showed us around|walking me through|the tour|your tour|seeing your|visiting',
    thanks: 'thank|thanks|thankful|enjoyed',
    cancelled: 'cancel*|no-show|no show|postponed|did not take place|called off|rescheduled|did not attend',
    lastWeek: 'last week',
    lastMonth: 'last month',
    lastNight: 'last night|yesterday evening',
    meals:
      'our lunch|our dinner|our breakfast|our coffee|our beer|our drink|over lunch with you|over coffee with you|over dinner with you|having lunch with you|having dinner with you|having coffee with you|lunch we had|dinner we had|coffee we had',
    metAt:
      'met in|met at|meeting in|meeting you in|meeting you at|met you in|met you at|saw you in|seeing you in|see you in|our meeting in|sit down with you in|sat down in|visit in|visit to|lunch in|dinner in|coffee in|talk in|talked in|chat in',
    mealNouns: 'lunch*|dinner|breakfast|coffee|beer|restaurant*',
    fairs: 'stand*|booth|stall|fair|show|expo*',
    unanswered:
      'voicemail|voice mail|no answer|not answered|no reply|did not pick up|didn’t pick up|no pick up|left a message|left message|not reached|could not reach|unreachable|line busy|no call back|no callback|nobody picked up|missed call|could not get through|rang out|no pickup|unavailable|engaged|hung up|not available|receptionist|gatekeeper|tried to call|tried calling|no luck',
  },
  attributions: {
    says: 'said|say|says|saying|told|tells|mentioned|mentions|asked|asks|thinks|think|thought|finds|find|found|believes|believe|wants|want|wanted|wish|wishes|prefers|prefer|preferred|worries|worried|worry|likes|like|liked|pointed|reminded|reminds|suggested|suggests|suggest|proposes|proposed|feels|felt|complained|explained|insists|insisted|noted|put it|according to|words|word|phrase|line|remark|quote|comment|view|opinion|point|idea|named',
    writes: 'wrote|write|writes|written|post|posted|email|mail|message|commented|comment|letter',
    you: 'you|yours|your words|your line|your phrase|your point|your own words',
    first: "i|me|my|i'm|i'd|i've|i'll|we|our|us",
  },
  proposals: {
    proposes:
      "i propose|we propose|i suggest|we suggest|i would suggest|i'd suggest|how about|what about|would suit|suits|would work|works for me|suits me|could do|can do|can also do|could also do|can offer|could offer|i am free|i'm free|we are free|we're free|i am available|i'm available|we are available|shall we|let's|let us",
    tags: "right|correct|yes|no|isn't it|isn't that so|is that right",
  },
  pledges: {
    refund:
      'refund*|money back|reimburs*|we pay you back|you pay nothing|you will pay nothing|you owe us nothing|you do not pay|you do not owe|on the house|our treat',
    gift: "not pay a penny|not pay a cent|pay a penny|pay a cent|pay a dime|owe us a penny|won't charge|will not charge|do not charge you|don't charge you|won't be charged|will not be charged|won't pay|will not pay",
    guarantee:
      'we guarantee|we can guarantee|we will guarantee|i guarantee|guaranteed by us|promise you|promise that you*|promise your',
    guarantees: 'guarant*',
    free: 'free|free of charge|no charge|no cost|at no cost|costs nothing|cost nothing|costs you nothing|cost you nothing|complimentary|on the house|on us|not cost anything|waived|no charge for',
  },
  positions: {
    names:
      'manager|director|head|chief|officer|president|vice president|chair|chairman|chairwoman|chairperson|ceo|cfo|cto|coo|cmo|cio|chro|md|vp|owner|co-owner|founder|co-founder|partner|lead|leader|supervisor|foreman|coordinator|controller|treasurer|accountant|bookkeeper|buyer|purchaser|assistant|secretary|receptionist|administrator|clerk|agent|broker|consultant|adviser|advisor|auditor|lawyer|solicitor|attorney|engineer|technician|architect|designer|developer|programmer|analyst|planner|scientist|chemist|surgeon|doctor|physician|nurse|dentist|vet|veterinarian|pharmacist|teacher|professor|trainer|coach|instructor|editor|journalist|reporter|writer|photographer|chef|cook|baker|brewer|winemaker|farmer|gardener|driver|dispatcher|mechanic|electrician|plumber|carpenter|welder|salesman|saleswoman|salesperson|sales rep|representative|spokesman|spokeswoman|spokesperson|housekeeper|principal|dean|mayor|minister|contractor|trustee|board member|apprentice|trainee|intern',
    leading:
      'manager|director|head|chief|officer|president|vice president|chair|chairman|chairwoman|chairperson|ceo|cfo|cto|coo|cmo|cio|chro|md|vp|owner|co-owner|founder|co-founder|partner|lead|leader|supervisor|principal|dean',
    links: 'as|as the|as your|being',
    joins: 'your|our|their|his|her|the|a|an|as|is|was|who|also|currently|new|mr|mrs|ms|dr|prof|colleague',
    readerIs: 'you are',
    fillers: 'now|today|also',
    departments:
      'sales:sales|commercial|wholesale marketing:market|brand|cmo communication:communication|press people:human|resources|hr|personnel|people|talent|recruit|chro finance:finance|treasur|account|accounting|cfo technology:technolog|technical|cto it:it|digital|data|cio production:production|manufact|plant operations:operation|coo purchasing:purchas|procure|buying logistics:logisti|supply|warehous|transport quality:quality research:research|development engineering:engineer legal:legal|lawyer training:train|apprent customers:customer|client|service|support medicine:medical|clinical|medicin property:estate export:export|international|overseas|global council:council reception:reception housekeeping:housekeep kitchen:kitchen events:event safety:safety|security board:board sites:site|construction',
  },
  statements: {
    negations:
      "not|no|never|none|nobody|no one|nothing|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|can't|cannot|couldn't|wouldn't|haven't|hasn't|neither|nor|said no|refused|declined|lacks|lacking|except",
    without: 'without|instead of|rather than',
    idioms:
      'not only|no later than|no doubt|no problem|no wonder|no need|not to mention|why not|no less than|no more than|not just|no matter|up to|set-up|sign-up|follow-up|start-up|back-up|line-up|wrap-up|set up|sign up|signed up|signing up|follow up|followed up|up and running|sit down|sat down|write down|wrote down|down payment|come up|came up|back up|up front|upfront|open to|open question|open rate|lower price list|signed off on|free to|if you like|if it helps|break down|start up|end up|pick up|picked up|speed up|wrap up|free up|catch up|caught up|line up|look up|looked up|drop me|drop you|drop us|drop by|drop in|cut out|growing season|not before|not until|not * before|not * until|no earlier than|not later than|no fewer than|no worries|no rush|no hurry|without vat|without tax|nothing but',
    open: 'might|could|perhaps|maybe|considering|considers|consider|thinking of|thinking about|planned|plans|plan to|planning|intend*|wants|want to|would like|hopes|hoping|possibly|undecided|discussed|discussing|unsure|not sure|pencilled|penciled|expected|skeptical|sceptical|not convinced|pending|in talks|looking at|looking into|proposed|weighing|exploring|toying|tbd|on hold|may|if|whether|leaning|depends|depending|subject to|wait for|waits for|waiting for|still open|draft|tentative*|provisional*|no decision|yet to|mulling|evaluating|would',
    due: 'must|has to|have to|needs to|need to',
    decided:
      'approved|has approved|decided|committed|signed|confirmed|agreed|settled|booked|bought|ordered|chose|chosen|opted for|green light|greenlit|go-ahead|signed off|given the nod|ratified|under construction|on board|convinced|has been hired|finalised|finalized|closed the deal|said yes|fixed|gave the ok|given the ok|gave the green light',
    conditions: 'if|unless|should you|in case|provided',
    already: 'already|by now',
    congratulations:
      'congratulations|congrats|good news|great news|delighted that|glad that|pleased that|great that|lovely news|wonderful news|happy that|great to hear|good to hear|lovely to hear|thrilled that|so glad|lovely that|wonderful that',
    lacks:
      "no|none|lack|lacks|lacking|not have|don't have|doesn't have|haven't got|not use|don't use|doesn't use|not using|not sell|don't sell|not offer|don't offer|without any",
    has: "you have|you've got|you do have|you use|you are using|you're using|you sell|you offer|you run|you keep|they have|they use|your existing|your current|in our hands",
    risen:
      'rise*|rising|rose|risen|up|increas*|grew|grow|grows|growing|grown|growth|higher|climb*|jumped|soared|improv*|doubled|tripled|gained',
    fallen:
      'fall|falls|falling|fell|fallen|down|decreas*|drop|drops|dropped|dropping|declin*|lower|shrank|shrink*|shrunk|slipped|slid|sank|sunk|halved|dipped|plunged|lost',
    opposites: [
      ['open|opens|opened|opening|reopen*', 'clos*|shut*'],
      [
        'included|inclusive|including|includes|covers|covered',
        'excluded|excluding|excludes|extra|on top|separately|not included',
      ],
      [
        'in favour|in favor|likes|liked|supports|keen on|welcomes',
        'against|dislikes|opposes|opposed|skeptical|sceptical|rejects',
      ],
      ['cheaper|less expensive', 'dearer|pricier|more expensive'],
      ['faster|quicker|shorter', 'slower|longer'],
      ['hired|hiring|recruiting', 'laid off|laying off|layoffs|let go'],
      ['earlier|ahead of schedule', 'later|behind schedule|delayed'],
      ['optional|voluntary', 'mandatory|compulsory|required|obligatory'],
    ],
    order: ['before|ahead of|prior to', 'after|following'],
  },
};
