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
};
