import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    january jan
    february feb
    march mar
    april apr
    may
    june jun
    july jul
    august aug
    september sept sep
    october oct
    november nov
    december dec`,
  weekdays: `
    monday mondays mon
    tuesday tuesdays tue tues
    wednesday wednesdays wed weds
    thursday thursdays thu thur thurs
    friday fridays fri
    saturday saturdays sat
    sunday sundays sun`,
  today: 'today|this morning|this afternoon|tonight',
  tomorrow: 'tomorrow',
  dayAfterTomorrow: 'day after tomorrow|the day after tomorrow',
  thatDay: 'that day|on that day|that same day',
  dayAfter: 'the day after|the following day|day after that',
  thisWeek: 'this week|the week|all week|rest of the week|rest of this week|remainder of the week|week',
  nextWeek: 'next week|the following week|coming week|the new week',
  nextWorkday:
    'next working day|next business day|following working day|following business day|next day in the office|first working day after that|first working day thereafter|next working day after that',
  weekend: 'weekend',
  thisMonth: 'this month|the month',
  nextMonth: 'next month',
  endOf: 'end of|end|late|close of|rest of|rest of the|remainder of',
  startOf: 'beginning of|start of|early|first week of|first week in|the first week of',
  middleOf: 'middle of|mid|second half of',
  units: ['day days', 'week weeks wk wks', 'month months'],
  coming: 'next|following|coming|working|business|more|full|whole',
  andNext: 'and next|and all of next|and the next|and the following|and next week',
  numbers: 'one a / two couple / three / four / five / six / seven / eight / nine / ten / eleven / twelve',
  week: 'week|weeks|wk|wks|cw|kw|calendar week|calendar weeks',
  dayOf: 'of|the',
  ordinals: 'st|nd|rd|th',
  the: 'the',
  clockBefore: 'at',
  clockBehind: "am|pm|a.m|p.m|o'clock|hrs|h|hours|noon",
  laterToday: 'this afternoon|later today|after lunch|this evening|at noon|by lunchtime',
  from: 'from|since|starting|as of|beginning|commencing|leaving|w/c|week commencing|start:|first day:|begin:',
  until: 'until|till|til|through|thru|to|up to|by|incl|including|inclusive|not before|end:|to:',
  and: 'and|&|or|/|then|nor|+',
  back: 'back|return|returning|returns|resume|resuming|resumes|reopen|reopens|reopening|re-open|re-opening|open again|opens again|available again|available from|work again|working again|next in|pick up|at my desk|business as usual|normal service|in the office again|online again|see you|speak to you|catch up|get to|deal with|attend to|resurface|report back|reachable|contactable|normal hours|get round to|my first day|first day back|up and running|in again|see you again|again|starts up|start up|next be in|be in on|report for duty|rejoin|reappear|doors open|waking up|will be in the office|be at my desk|be in the office on|try me again',
  answering: 'read|look at|respond|reply|answer|get back to|reading|answering|replying|responding|see this|see it',
  not: "not|don't|dont|never|off|out|closed|non|except|neither|nor|unable",
  free: 'holiday|closed|shut|off|bank holiday|closing|day off|public holiday|non-working',
  between: 'between',
  or: 'or',
  inclusive: 'inclusive|incl|included|including|up to and including|last day|final day',
  before: 'before|prior to',
  after: 'after|following',
  thereafter: 'following|after that|thereafter|afterwards|after',
  bridge: 'bridge day|long weekend',
  workdays:
    'working days|work days|workdays|working hours|work hours|office hours|working week|working pattern|i work|only work|days in the office|my days|hours of work|in the office|schedule|available|days at work',
  twoWeeks: 'fortnight|a fortnight|couple of weeks|two whole weeks',
  firstDay: 'first|the first|first of|the first of',
  holidays: {
    christmas: 'christmas|xmas|boxing day',
    newYear: "new year|new years|new year's|new years day|new year's day|between the holidays|the new year",
    epiphany: 'epiphany',
    easter: 'easter|easter monday',
    whitsun: 'whit monday|whitsun|pentecost',
    ascension: 'ascension day|ascension',
    assumption: 'assumption day',
    allSaints: "all saints|all saints day|all saints' day",
    goodFriday: 'good friday',
    labourDay: 'may day|labour day',
    corpusChristi: 'corpus christi',
    midsummer: 'midsummer',
  },
};
