/** How many characters count as the beginning, where such a notice says it. */
const beginningLength = 500;

/** What is known of a mail. */
interface LeaversMail {
  readonly subject: string;
  /** What its sender wrote, without quotes. */
  readonly text: string;
  /** Whether a program wrote it. */
  readonly isAutomatic: boolean;
  /** The names of the person to whom the mailbox belongs. */
  readonly names: readonly string[];
}

/** How people say that somebody works no longer for the company, or that the company is no more, by language. */
const words: readonly RegExp[] = [
  // English
  /\b(?:no longer (?:work(?:s|ing)?|employed|with (?:us|the|our)|at (?:this|the|our)|part of|an employee)|(?:is|am|are|as) no longer (?:with|at|employed|working|part)|(?:has|have|had) (?:now |recently |since )?(?:left|retired|departed|moved on|ceased (?:trading|operations))|left (?:the (?:company|firm|business|organi[sz]ation)|us) |retired (?:on|in|from|at|as of)|passed away|has died|my last (?:working )?day (?:at|with|was|is)|(?:closed|shut) (?:down|its doors|for good)|ceased (?:to exist|trading|operations|business))/i,
  // German
  /(?:nicht mehr (?:bei|für|im unternehmen|in unserem|in der firma|in diesem|hier|mitarbeiter|tätig|beschäftigt)|(?:arbeitet|bin|ist|arbeite) (?:\S+ ){0,6}nicht mehr|(?:unternehmen|firma|haus|uns) (?:\S+ ){0,5}verlassen|ausgeschieden|(?:in|im) (?:den )?(?:wohlverdienten )?(?:ruhestand|rente|pension)|verstorben|geschäftsbetrieb (?:\S+ ){0,5}eingestellt|(?:mein )?letzter arbeitstag)/i,
  // French
  /(?:ne (?:travaille|fait|fais|travaillons) plus|n['’](?:est|travaille|exerce|occupe|appartient) plus|a(?:i)? (?:définitivement )?quitté|(?:parti|partie)e? à la retraite|(?:pris|prend) sa retraite|est décédée?|(?:cessé|cessation) (?:son |d['’]|toute |ses )?activité|ne fait plus partie|a cessé ses)/i,
  // Spanish
  /(?:ya no (?:trabaj|form|pertenec|está|presta)|ha(?:n)? dejado (?:de (?:trabajar|formar|prestar)|la (?:empresa|compañía))|(?:dejó|dejé|he dejado) (?:la (?:empresa|compañía)|de trabajar)|(?:se ha|me he|se) jubil|ha fallecido|falleció|ha (?:cesado|cerrado)|causó baja)/i,
  // Italian
  /(?:non (?:lavor|fa|faccio|è|collabor|opera|ricopre)\S* più|(?:ha|ho) (?:lasciato|cessato|terminato)|è (?:andat|mancat|decedut|venut[oa] a mancare)|in pensione|deceduto|cessat[oa] (?:l['’]|la sua |ogni )?attività)/i,
  // Portuguese
  /(?:(?:já )?não (?:trabalha|faz|integra|pertence|colabora|está)(?:\S* )?(?:mais|parte)?|não (?:trabalha|faz parte|está) mais|(?:deixou|deixei|saiu|saí) (?:d[aeo] |de fazer|a empresa|definitivamente)|desligad[oa]|aposentou|reformou-se|aposentadoria|faleceu|encerrou (?:as |a sua )?(?:atividades|actividade))/i,
  // Dutch
  /(?:niet (?:meer|langer) (?:werkzaam|in dienst|bij|voor|actief|verbonden)|werk[t]? (?:\S+ ){0,5}niet (?:meer|langer)|(?:uit dienst|met pensioen|overleden|bedrijf verlaten|ons verlaten)|heeft (?:\S+ ){0,5}verlaten|(?:activiteiten|bedrijfsvoering) (?:\S+ ){0,3}(?:gestaakt|beëindigd)|opgehouden te bestaan)/i,
  // Swedish
  /(?:(?:arbetar|jobbar) (?:\S+ ){0,4}(?:inte längre|inte kvar|ej längre)|inte längre (?:kvar|anställd|på|hos)|(?:har|hon|han) (?:\S+ ){0,3}(?:slutat|slutade|lämnat)|gått i pension|avlidit|upphört med (?:sin )?verksamhet|verksamheten (?:\S+ ){0,3}(?:upphört|lagts ned))/i,
  // Polish
  /(?:(?:już )?nie (?:pracuje|pracuję|jest już|współpracuje|jest (?:już )?pracowni)|(?:zakończył|odszedł|odeszła|zakończyła|zakończyłem|zakończyłam)\S* (?:\S+ ){0,3}(?:prac|współprac|z firmy|na emeryturę|zatrudnienie)|przeszł?(?:a|edł|am) na emeryturę|na emeryturze|zmarł|zakończyła (?:swoją )?działalność)/i,
  // Danish and Czech
  /(?:(?:er|arbejder) (?:\S+ ){0,4}(?:ikke (?:længere|mere)|stoppet|fratrådt)|fratrådt|gået på (?:efterløn|pension)|har (?:\S+ ){0,3}forladt|afgået ved døden)/i,
  /(?:(?:už |již |zde |tu |u nás )?nepracuj\S*|odeš\S+ (?:\S+ ){0,4}(?:do (?:důchodu|penze)|z (?:firmy|společnosti))|ukončil\S* (?:\S+ ){0,3}(?:pracovní|činnost|spolupráci)|zemřel\S*|v důchodu)/i,
  // Romanian
  /(?:nu (?:mai )?(?:lucrează|lucrez|face parte|este angajat|activează) ?(?:mai)?|nu mai (?:lucr|fac|este|activ|colabor)|a (?:părăsit|plecat din|încetat|ieșit la pensie|decedat)|s-a pensionat|am (?:părăsit|plecat din)|a încetat (?:colaborarea|activitatea))/i,
  // Japanese
  /(?:退職|退社(?:いた|致|し)(?!時)|定年|在籍(?:して|いた)?(?:おりません|しておりません|なく)|離職|異動(?:いた|と|に|し)|転出|逝去|永眠|廃業|閉業|解散|退任)/,
  // Chinese
  /(?:已(?:经|經)?(?:离职|離職|离开|離開|退休|不在(?:本|我|公司)|辞职)|不再(?:任职|担任|就职|供职|負責|负责|在)|离职|離職|退休|去世|逝世|过世|停业|停止(?:营业|运营)|倒闭|注销)/,
];

/** How people say it of themselves. */
const ofOneself =
  /\b(?:i (?:have |['’]ve )?(?:left|retired|no longer work|am no longer)|i['’]m no longer|my last (?:working )?day)|\bich (?:bin|arbeite|habe)\b.{0,60}(?:nicht mehr|verlassen|ausgeschieden|ruhestand)|je ne travaille plus|j['’]ai quitté|ya no trabajo|he dejado|non lavoro più|ho lasciato|(?:já )?não trabalho|deixei|ik werk.{0,40}niet (?:meer|langer)|jag (?:har slutat|arbetar inte längre|jobbar inte längre)|nie pracuję|zakończył[ae]m|nu mai lucrez|am părăsit|退職(?:いたし|致し|し)ま|我已/i;

/** The subjects that such a notice has, whoever wrote it. */
const isNotice = (subject: string): boolean =>
  /no longer|has left|left the company|retired|nicht mehr|ausgeschieden|ne travaille plus|a quitté|ya no trabaja|non lavora più|não trabalha|niet meer werkzaam|uit dienst|slutat|nie pracuje|nu mai lucrează|退職|离职|離職/i.test(
    subject,
  );

/**
 * Whether a mail says that the person to whom the mailbox belongs has left the company for good, or that the company has
 * closed. A person who mentions that a colleague has left does not count.
 */
export function isLeaver({ subject, text, isAutomatic, names }: LeaversMail): boolean {
  const begin = text.slice(0, beginningLength).replaceAll(/\s+/g, ' ');
  if (!words.some((word) => word.test(begin))) return isAutomatic && isNotice(subject);
  if (isAutomatic || ofOneself.test(begin)) return true;
  const sentence = begin.split(/(?<=[.!?。！？])\s*/).find((one) => words.some((word) => word.test(one))) ?? '';
  return names.some((name) => name.length > 1 && sentence.toLowerCase().includes(name.toLowerCase()));
}
