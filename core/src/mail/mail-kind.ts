import { isDelivered, isMailServer } from './bounce-notice.ts';
import { letterOf } from './letter.ts';
import { isAutoReplyElsewhere, isLeaverElsewhere, isOptOutElsewhere } from './other-languages.ts';
import { fold, hitsIn, readWords, type Hit, type Words } from './phrases.ts';
import { isForward, isReply } from './subject.ts';
import { tablesOf, type ListName } from './tables.ts';
import { isUnsubscribe, isUnsubscribeWord } from './unsubscribe.ts';

/** What a mail from a contact, their company or a mail server is. */
export type MailKind = 'reply' | 'automatic' | 'left' | 'removal' | 'bounce';

/** A mail from the contact, a colleague or a program. */
export interface Incoming {
  /** The sender's address, perhaps with a name; empty where it is not known. */
  readonly from: string;
  readonly subject: string;
  /** What its sender wrote, without quotes. */
  readonly text: string;
  /** Milliseconds since the mail that it may answer; null where the CRM has no such mail. */
  readonly waitedMs: number | null;
  /** The names of the person to whom the mailbox belongs. */
  readonly names: readonly string[];
}

export interface Recognised {
  readonly kind: MailKind;
  /** Whether a program wrote it, whatever it says. */
  readonly isAutomatic: boolean;
}

/** The longest delay of a mail program. Of a later mail only its wording can say that a program wrote it. */
const maxAutoReplyDelayMs = 24 * 60 * 60_000;

/** The end of a sentence that stands in front of every text. */
const startLength = 3;
/** Addresses behind which nobody reads. */
const unattended =
  /(?:^|[<\s.-])(?:no[-_.]?reply|do-?not-?reply|ne-?pas-?repondre|nicht-?antworten|no-?responder|nao-?responda|non-?rispondere|niet-?beantwoorden|svara-?ej|ikke-?svar|newsletter|notifications?)[\w.+-]*@/i;
/** How mail programs title what they write, whatever the language: "Auto: …", "Re: … [auto-reply]", "Sv: … (automatisk)". */
const programTag = /^\s*auto\s*:|[[(]auto(?:mat\p{L}*|[- ]?(?:reply|svar|reponse))?[\])]\s*$/iu;
/** An answer within a minute speaks for a program, but decides nothing alone. */
const atOnceMs = 60_000;

/** What a phrase of a list says for a program, or against it. Together they must reach `minAutomatic`. */
const weights = {
  automatic: 3,
  receipt: 2,
  absenceSubject: 3,
  away: 2.5,
  absenceStems: 1,
  returning: 2.5,
  deputy: 1,
  partTime: 2.5,
  person: -2.5,
} as const;
/** The same, said of the owner of the mailbox by somebody else. */
const ownerAway = 2.5;
const minAutomatic = 3;
/** A subject that a program writes. */
const programTitle = 10;
/** Who answers a mail in person keeps its subject, the more so within an hour. */
const newSubject = 2;
const newSubjectWithinMs = 60 * 60_000;
/** Within these minutes nobody has begun a mail of their own; a program answers at once, and CRMs list it somewhat later. */
const promptMs = 20 * 60_000;
/** Where nothing says that a person wrote, less is enough without "Re:", or for the only days on which somebody works. */
const minUncontested = 2.5;
/** So many phrases of a list count. */
const maxOfList = 2;
const maxOfPerson = 3;

/**
 * What kind of mail this is. Its phrases are weighed, so that a wording counts which no table has as a whole; where that
 * is not enough, a person wrote. After a change of its rules, `rulesVersion` in `sending/use-cases/sync-outcomes.ts` is raised,
 * so that what was read before is read again.
 */
export function recognise(mail: Incoming): Recognised {
  const found = findIn(mail);
  const isFromServer = isMailServer(mail.from);
  const isAutomatic =
    isFromServer ||
    isUnsubscribe(mail) ||
    isAutomaticAnswer(mail, found) ||
    isAutoReplyElsewhere(mail, isWithinAutoReplyDelay(mail));
  const answer = (kind: MailKind): Recognised => ({ kind, isAutomatic });
  if (isFromServer && !isDelivered(mail.subject)) return answer('bounce');
  if (
    found.removal.length > 0 ||
    found.removalSubject.length > 0 ||
    (found.receipt.length === 0 && found.isRefused && !saysLeft(found)) ||
    (found.receipt.length === 0 && !asks(found) && claimsByLaw(found.body)) ||
    isUnsubscribe(mail) ||
    isUnsubscribeWord(mail.text) ||
    isOptOutElsewhere(mail)
  )
    return answer('removal');
  const hasLeft =
    leaverHits(mail, found, isAutomatic || (isNew(mail) && !asks(found))).length > 0 ||
    isLeaverElsewhere(mail, isAutomatic, mail.names);
  if (hasLeft) return answer('left');
  return answer(isAutomatic ? 'automatic' : 'reply');
}

/** What a sentence that asks for removal has together. */
const pairs = [
  ['takeOut', 'lists'],
  ['erase', 'ownData'],
  ['stop', 'writing'],
] as const;
/** How people speak of themselves as those who are to be taken out. */
const ofUs =
  / (?:me|us|i|m[iy]|our|mich|mir|uns|mein\p{L}*|unser\p{L}*|moi|nous|m|mon|ma|mes|notre|nos|mi[aos]|mis|nuestr\p{L}*|miei|nostr\p{L}*|ci|mij|mijn|ons|onze|meu|minha|noss\p{L}*|mnie|nas|moj\p{L}*|nasz\p{L}*|mig|oss?|mi[nt]|mitt|mine|mina|vart?|vara|vores|ne|mea|mele|mne|muj|nas\p{L}|\p{L}+(?:rme|rnos|rmi|rci|temi|teci|nme|nnos)) /u;
/** The words of a question that asks for no removal, but how or why there is one. */
const asksHow =
  / (?:how|why|wie|wieso|warum|weshalb|comment|pourquoi|come|perche|hoe|waarom|como|por ?que|jak|dlaczego|hur|varfor|hvordan|hvorfor|cum|de ce|proc) /u;
type PairedName = (typeof pairs)[number][number];

/** What limits a refusal to less than all mails. */
const limits: readonly RegExp[] = [
  // "No more than two."
  / (?:no|not|t|nicht|niet|nie|inte|ikke|nu|ne\p{L}*) (?:\p{L}+ ){0,2}(?:more|mehr|meer|wiecej|mer|fler\p{L}*|mere|vice|mult) (?:than|als|dan|niz|an|end|nez|decat) /u,
  / (?:no|pas|non|nao|nu|n \p{L}+) (?:\p{L}+ ){0,2}(?:plus|mas|piu|mais|mult) (?:de|di|do que|que) (?:\d+|un\p{L}*|deux|trois|dos|tres|due|tre|dois|duas|doua|trei) /u,
  // "No further documents."
  / (?:document\p{L}*|dokument\p{L}*|attachments?|unterlagen|anhange|adjuntos|anexos|anexe|allegati|bijlagen|zalaczni\p{L}*|bilag\p{L}*|priloh\p{L}*) /u,
  // "Not to the office but to me."
  / (?:but|sondern|mais|sino|ma|maar|mas|tylko|lecz|utan|men|ale) (?:\p{L}{5,} )?(?:to me|an mich|a moi|a mi|a me|(?:naar|aan) mij|(?:para|a) mim|do mnie|till? mig|na mne) /u,
];
/** Whether a sentence of `wordsOf` has such words. */
const isLimited = (sentence: string): boolean => limits.some((words) => words.test(`${sentence} `));

/** What stands in quotation marks. */
const quotation = /[«»„“”"][^«»„“”"\n]{1,120}[«»“”"]/g;

type Found = Readonly<
  Record<
    | Exclude<ListName, PairedName>
    | 'automaticSubject'
    | 'receiptSubject'
    | 'leftSubject'
    | 'leftStemsSubject'
    | 'weekdays',
    readonly Hit[]
  >
> & {
  /** What its sender wrote (`wordsOf`). */
  readonly body: string;
  /** Whether a sentence asks for removal, in whatever words (`pairs`). */
  readonly isRefused: boolean;
};

function findIn({ subject, text, names }: Incoming): Found {
  // What is quoted in a sentence, as our subject, is not said by its writer.
  const {
    languages,
    subject: ownSubject,
    body: letter,
    whole: all,
  } = letterOf(subject, text.replaceAll(quotation, ' '));
  const tables = languages.map(tablesOf);
  const find = (name: ListName, ...texts: readonly Words[]): readonly Hit[] =>
    tables.flatMap(({ phrases }) => texts.flatMap((one) => hitsIn(one, phrases[name])));
  // What stands behind `Automatic reply:` is our subject.
  const [head = '', ...rest] = ownSubject.split(/[:：]/);
  const begin = readWords(`${head}:\n`);
  const isOurs = rest.length > 0 && [...find('automatic', begin), ...find('absenceSubject', begin)].length > 0;
  const [title, body, whole] = [isOurs ? begin : readWords(ownSubject), readWords(letter), readWords(all)];
  const others = othersIn(text);
  const ofWriter = (hits: readonly Hit[]): readonly Hit[] =>
    hits.filter(({ at }) => !isOfAnother(body.text, at, names, others));
  return {
    body: body.text,
    isRefused: [...body.text.matchAll(/([^.?]+)([.?] )?/g)].some(([, sentence = '', end]) => {
      const words = readWords(sentence);
      // "How do people get off your list?" asks about others.
      if (end === '? ' && asksHow.test(words.text) && !ofUs.test(words.text)) return false;
      const refused = isLimited(words.text) ? pairs.filter(([name]) => name !== 'stop') : pairs;
      return refused.some((pair) => pair.every((name) => find(name, words).length > 0));
    }),
    automatic: find('automatic', whole),
    automaticSubject: find('automatic', title),
    receipt: find('receipt', title, whole),
    receiptSubject: tables
      .flatMap(({ receiptSubject }) => hitsIn(title, receiptSubject))
      .filter(({ at }) => at <= startLength),
    absenceSubject: find('absenceSubject', title),
    leftSubject: [...find('leftMyself', title), ...find('leftOther', title), ...find('companyEnded', title)],
    away: ofWriter(find('away', body)),
    absenceStems: [...find('absenceStems', title), ...ofWriter(find('absenceStems', body))],
    returning: ofWriter(find('returning', body)),
    deputy: find('deputy', body),
    partTime: find('partTime', body),
    weekdays: tables.flatMap(({ weekdays }) => hitsIn(body, weekdays)),
    person: find('person', body),
    leftMyself: find('leftMyself', body),
    leftOther: find('leftOther', body),
    leftStems: find('leftStems', body),
    leftStemsSubject: find('leftStems', title),
    companyEnded: find('companyEnded', body),
    otherInbox: find('otherInbox', body),
    removal: find('removal', body).filter(({ at }) => !isLimited(sentenceAt(body.text, at))),
    removalSubject: find('removalSubject', title),
  };
}

/** Whether a mail comes soon after one of ours but does not keep its subject. */
const isNew = ({ subject, waitedMs }: Incoming): boolean =>
  subject !== '' && waitedMs !== null && waitedMs <= newSubjectWithinMs && !isReply(subject) && !isForward(subject);

/** Whether a mail program can have written it, which answers at once. */
const isWithinAutoReplyDelay = ({ waitedMs }: Incoming): boolean =>
  waitedMs === null || waitedMs <= maxAutoReplyDelayMs;

function isAutomaticAnswer(mail: Incoming, found: Found): boolean {
  const { subject, waitedMs } = mail;
  const score = (name: keyof typeof weights): number => Math.min(found[name].length, maxOfList) * weights[name];
  const titles = [...found.automaticSubject, ...found.receiptSubject];
  const isRobot = titles.length > 0 || programTag.test(subject) || unattended.test(mail.from);
  const program = score('automatic') + score('receipt') + (isRobot ? programTitle : 0);
  const persons = found.person.length + Number(asks(found) && found.receipt.length === 0);
  const person = Math.min(persons, maxOfPerson) * weights.person;
  if (!isWithinAutoReplyDelay(mail)) return program + person >= minAutomatic;
  // Who answers so soon keeps the subject, or says something that only a person says.
  if (persons === 0 && isNew(mail) && waitedMs !== null && waitedMs <= promptMs) return true;
  const atOnce = waitedMs !== null && waitedMs < atOnceMs ? 2 : 0;
  const begins = isNew(mail) ? newSubject : subject === '' || isReply(subject) ? 0 : 1;
  const said = score('away') + score('returning') + score('partTime') + (isOwnerAway(mail, found) ? ownerAway : 0);
  const absence = score('absenceSubject') + Math.max(said, score('absenceStems')) + score('deputy');
  const namesWorkdays = found.partTime.length > 0 && found.weekdays.length > 0;
  const isUncontested = persons === 0 && (namesWorkdays || !isReply(subject));
  return program + absence + person + atOnce + begins >= (isUncontested ? minUncontested : minAutomatic);
}

/** A colleague, or a title in front of a name. */
const another =
  / (?:colleagues?|boss|manager|mr|mrs|ms|(?:he|she) (?:is|will|s)|kolleg\p{L}*|chef\p{L}*|frau|herrn?|collegues?|patron|mme|madame|monsieur|companer[oa]s?|jef[ea]|colegas?|sra?|coleg\p{L}*(?: (?:meu|mea))?|colleg[ahi]\p{L}*|capo|dott\p{L}*|collega|baas|mevrouw|kolezank\p{L}*|koleg\p{L}*|szef\p{L}*|sef\p{L}*(?: (?:meu|mea))?|doamna|domnul) /u;
/** Whom a sentence begins with, as "Priya from purchasing is". */
const namedSubject =
  /(?:^|[.!?,;:\n]\s{0,3})(?:[AO]\s)?(?!J[ae]g\s)(\p{Lu}\p{Ll}{2,})(?:\s\p{Lu}\p{Ll}+)?,?(?:\s[\p{Ll}']{1,20}){0,4},?\s(?:is|ist|est|está|è|jest|är|er|este|je(?=\s(?:na|v|ve|do|mimo)\s))(?!\p{L})/gu;
/** Names are looked for in so many characters. */
const namesLength = 3_000;
/** The words for colleagues, and the names in a text of whom it may tell something. */
const othersIn = (text: string): RegExp => {
  const named = [...text.slice(0, namesLength).matchAll(namedSubject)].map(([, name = '']) => ` ${fold(name)} `);
  return new RegExp([another.source, ...named].join('|'), 'gu');
};
/** How people speak of themselves as a company. */
const weAre = / (?:we|wir|vi|estamos|estaremos|siamo|saremo|jestesmy|suntem|jsme|budeme) /;

/** Whether it is said of a colleague of the writer, and not of the owner of the mailbox. */
function isOfAnother(body: string, at: number, names: readonly string[], others: RegExp): boolean {
  const { start, end } = sentenceBounds(body, at);
  const last = [...body.slice(start, at + 1).matchAll(others)].at(-1);
  if (last === undefined || ownersIn(names).some((name) => body.slice(start, end).includes(` ${name}`))) return false;
  const said = body.slice(start + last.index + last[0].length - 1, at + firstWordsLength);
  return ![ofUs, ofOneself, weAre].some((words) => words.test(said));
}

/** Whether it is said of the owner of the mailbox, by name, that they are away. */
function isOwnerAway({ names }: Incoming, { body, away, absenceStems, returning }: Found): boolean {
  const owners = ownersIn(names);
  return [...away, ...absenceStems, ...returning].some(({ at }) =>
    owners.some((name) => sentenceAt(body, at).includes(` ${name}`)),
  );
}

const saysLeft = ({ leftMyself, leftOther, companyEnded }: Found): boolean =>
  [leftMyself, leftOther, companyEnded].some((hits) => hits.length > 0);

/** Laws of data protection and of advertising, as `wordsOf` has them. */
const law =
  / (?:gdpr|dsgvo|rgpd|avg|rodo|lgpd|lopdgdd|lssi|uwg|uoou|aepd|cnil|ico|uodo|anspdcp|datatilsynet|imy|garante|markedsforingslov\p{L}*|dataskyddsforordning\p{L}*|databeskyttelsesforordning\p{L}*|2016 ?679|2016679) /u;
/** What is claimed by them. */
const claim =
  / (?:eras|delet|object|losch|widersp|untersag|unterlass|supprim|effac|oppos|m oppose|suprim|supresi|abstenga|cancell|rimoz|rimuov|oppon|apag|elimin|remoc|oponho|verwijder|wissen|bezwaar|usuni|sprzeciw|zaprzesta|rader|invand|slet|indsigelse|indstil|sterg|opun|opozit|vymaz|namitk|smaza)/;

/** Whether a mail claims by law that data are deleted or that nobody writes; disclaimers are cut before. */
function claimsByLaw(body: string): boolean {
  return law.test(body) && claim.test(body);
}

/** The phrases by which the owner of the mailbox has left for good, or their company has closed. */
function leaverHits({ from, subject, names }: Incoming, found: Found, isAutomatic: boolean): readonly Hit[] {
  const leftMyself = found.leftMyself.filter(({ at }) => !supplier.test(sentenceAt(found.body, at)));
  const own = [...leftMyself, ...found.companyEnded, ...found.leftSubject];
  const owners = ownersIn(names);
  const ofOwner = found.leftOther.filter(({ at }) => isNamed(owners, found.body, at));
  if (isAutomatic) {
    const { away, returning, partTime, absenceSubject, absenceStems, receipt, receiptSubject } = found;
    if (away.length > 0 && returning.length > 0) return ofOwner;
    // That nobody reads the mails is also said where somebody has left.
    if (away.length > 0 && absenceStems.length > 0) return [...own, ...ofOwner];
    // What opens again has not closed for good.
    const isClosed = returning.length === 0;
    const told = [...own.filter((hit) => isClosed || !found.companyEnded.includes(hit)), ...found.leftOther];
    const isElse = [returning, partTime, absenceSubject, receipt, receiptSubject].some((hits) => hits.length > 0);
    return told.length > 0 || isElse ? told : [...found.leftStems, ...found.leftStemsSubject];
  }
  if (asks(found) && found.otherInbox.length === 0) return [];
  // "My colleague has retired" is no word of oneself, though the wording is the same.
  const ofMyself = own.filter(
    (one) =>
      !leftMyself.includes(one) ||
      ofOneself.test(sentenceAt(found.body, one.at)) ||
      !found.leftOther.some((hit) => isBeside(found, hit, one.at)),
  );
  const told = found.otherInbox.length > 0 ? [...ofMyself, ...found.leftOther] : ofMyself;
  if (told.length > 0) return told;
  const isNamedIn = (some: readonly string[], { at }: Hit): boolean =>
    some.some((name) => sentenceAt(found.body, at).includes(` ${name}`));
  // What is said of the one who left is said by a person, but is no answer.
  const isPersonal = found.person.some(({ at }) => !found.leftOther.some((hit) => isBeside(found, hit, at)));
  const stems = isPersonal ? [] : found.leftStems;
  // Somebody at the company answers for the person whose name is in the subject, or says to whom to write instead.
  const inSubject = shared.test(from) || !isPersonal ? namesIn(subject) : [];
  const isElsewhere = !isPersonal && found.body.includes(' addr ');
  return [
    ...ofOwner,
    ...stems.filter((hit) => isNamedIn(owners, hit)),
    ...found.leftOther.filter((hit) => isElsewhere || isNamed(inSubject, found.body, hit.at)),
  ];
}

/** How people speak of themselves; in some languages only the verb tells it. */
const ofOneself =
  / (?:i (?:am|m|have|ve|had|left|retired|will|ll|no|do|don|moved|now|work|was)|im|ich|ik|jag|jeg|bin|my|mein|meine|mijn|min|je (?:suis|serai)|j ai|ho|am|estoy|estare|sono|saro|estou|estarei|jestem|bede|voi|sunt|jsem|budu) /;

/** Whom a customer leaves. */
const supplier =
  / (?:supplier|provider|vendor|lieferant|anbieter|dienstleister|fournisseur|prestataire|proveedor|fornitor|fornecedor|leveran[cd]|leverant|dostawc|furnizor|dodavatel)/;

/** Whether a phrase stands in the same sentence as the one at an index. */
const isBeside = ({ body }: Found, hit: Hit, at: number): boolean =>
  sentenceBounds(body, hit.at).start === sentenceBounds(body, at).start;

/** An answer follows a question within so many characters. */
const answerLength = 80;

/** So long are the first words of a phrase, such as "I am". */
const firstWordsLength = 8;

/** A short question in the beginning is a greeting, as "How are you?". */
const greetingLength = 40;

/** Whether a question is asked that is not answered at once, as in `Urgent? Call Ada`. */
function asks({ body, deputy }: Found): boolean {
  for (let at = body.indexOf('?'); at >= 0; at = body.indexOf('?', at + 1)) {
    const { start } = sentenceBounds(body, at - 2);
    if (at < greetingLength && body.slice(start, at).trim().split(' ').length < 4) continue;
    const end = at + answerLength;
    const isAnswered =
      / addr | \d{5,} | (?:\d{2,4} ){3}/.test(body.slice(at, end)) ||
      deputy.some((hit) => hit.at >= start - 1 && hit.at < end);
    if (!isAnswered) return true;
  }
  return false;
}

/** Whether a name stands in the sentence at an index, or in the one before. */
function isNamed(names: readonly string[], words: string, at: number): boolean {
  const { start } = sentenceBounds(words, at);
  const both = `${sentenceAt(words, Math.max(0, start - 3))} ${sentenceAt(words, at)}`;
  return names.some((name) => both.includes(` ${name}`));
}

/** Mailboxes of several people. */
const shared =
  /recep|rejestr|rezeption|empfang|sekretariat|secr[eé]t|segreteria|office|info|kontakt|contact|kadry|person[ae]l|human|biuro|zentrale|accueil|kancel|podateln|kundeservice|kundtj|adminis/i;

/** The beginning of a name, which is inflected in many languages. */
const beginningOf = (name: string): string => fold(name).slice(0, Math.max(4, name.length - 2));

/** Titles that stand in front of names. */
const titles = /^(?:lic|ing|inz|dra|dott|prof|mgr|mrs|mme|sra|sig|herr|frau|fru|pan|pani)$/;

const ownersIn = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name.length > 2 && !titles.test(fold(name))).map(beginningOf);

/** The beginnings of the names in a subject. */
function namesIn(subject: string): readonly string[] {
  return [...subject.slice(0, 250).matchAll(/\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => beginningOf(name));
}

function sentenceAt(words: string, at: number): string {
  const { start, end } = sentenceBounds(words, at);
  return words.slice(start, end);
}

function sentenceBounds(words: string, at: number): { start: number; end: number } {
  const length = words.slice(at).search(/ [.?] /);
  const start = Math.max(words.lastIndexOf(' . ', at), words.lastIndexOf(' ? ', at)) + 2;
  return { start: Math.max(start, 0), end: length < 0 ? words.length : at + length };
}
