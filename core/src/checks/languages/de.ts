import type { Lexicon } from './lexicon.ts';

export const german: Lexicon = {
  code: 'de',
  months:
    'januar/jänner/jan februar/feber/feb märz/mär april/apr mai juni/jun juli/jul august/aug september/sept/sep oktober/okt november/nov dezember/dez',
  weekdays:
    'montag/montags dienstag/dienstags mittwoch/mittwochs donnerstag/donnerstags freitag/freitags samstag/samstags/sonnabend sonntag/sonntags',
  dateEndings: 's abend nachmittag vormittag morgen',
  numbers:
    '1:~eins 2:zwei 2:beiden/zweit 3:drei/dritt 4:vier/viert 5:fünf/fünft 6:sechs/sechst 7:sieben 8:acht 9:neun 10:zehn 11:~elf 12:zwölf 13:dreizehn 14:vierzehn 15:fünfzehn 16:sechzehn 17:siebzehn 18:achtzehn 19:neunzehn 20:zwanzig 30:dreißig 40:vierzig 50:fünfzig 60:sechzig 70:siebzig 80:achtzig 90:neunzig 100:hundert 1000:tausend 1000000:millionen/million',
  units:
    'sekunde/sekunden/sek minute/minuten stunde/stunden/std/h tag/tage/tagen/tages/werktag/werktage/werktagen/arbeitstag/arbeitstage/arbeitstagen/kalendertag/kalendertage/kalendertagen/tägige*/tägig* woche/wochen/wöchige*/wöchig* monat/monate/monaten/monatige*/monatig* jahr/j/jahre/jahren/jährige*/jährig*',
  and: 'und',
  or: 'oder',
  to: 'bis',
  percent: 'prozentpunkten|prozentpunkte|prozentpunkt|prozent|v.h.',
  ago: 'vor seit',
  past: 'letzten letzter letzte letztem vergangenen vergangener vorigen',
  days: 'gestern ~morgen übermorgen vorgestern',
  clock: 'uhr',
  counted:
    'frage* idee* gedanke* option* punkt* schritt* zeile* satz* sätze* wort* worte* wörter* weg* ding* dinge* antwort* vorschlag* vorschläge* möglichkeit* grund* gründe* minute* seite* absatz* absätze* variante* thema* themen* anmerkung* teil* von uns|von ihnen|oder drei|oder vier',
  asks: 'passt|passen|passt es|würde|würden|könnten wir|könnten sie|können wir|können sie|sollen wir|soll ich|wollen wir|lassen sie uns|geben sie mir bescheid|sagen sie mir|wie wäre|haben sie|hätten sie|vorschlag|ich schlage|schlage vor|antworten sie|gern|gerne|lieber|ginge|zeit für|recht wäre|wäre',
  offers:
    'lassen sie uns|angebot steht|angebot bleibt|angebot gilt|wann immer|jederzeit|melden sie sich|rufen sie mich|schreiben sie mir|schicken sie mir|ein wort genügt|eine zeile genügt|ich lade sie|auf ihre antwort|von ihnen zu hören|offen für',
  calls: 'telefonat*|anruf*|angerufen|telefoniert*|gesprochen|gespräch*|call',
  meetings: 'treffen|getroffen|termin*|besprechung*|workshop*|demo|vorführung*|besuch*|meeting',
  mails: 'mail*|e-mail*|geschrieben|schrieben|nachricht*|antwort*',
  attachment: 'im anhang|anbei|angehängt*|beigefügt*|als anlage|in der anlage|hängt an',
  discount:
    'rabatt*|nachlass|nachlässe|preisnachlass*|kostenlos*|kostenfrei*|gratis|skonto|sonderpreis*|sonderkondition*|vergünstig*|ohne berechnung|umsonst|zum halben preis|probemonat|unentgeltlich*',
  appointment:
    'wir sehen uns am|wir sehen uns um|bis zu unserem termin|bis zu unserem gespräch|ich freue mich auf unser gespräch|ich freue mich auf unseren termin|ich freue mich auf unser treffen|habe ich reserviert|habe ich geblockt|habe ich gebucht|habe ich eingetragen|termineinladung|einladung ist unterwegs|wir treffen uns|unser kommender termin|unser nächster termin',
  reference:
    'haben wir geholfen|konnten wir helfen|einer unserer kunden|eine unserer kundinnen|ein kunde von uns|unsere kunden|unser kunde|unseren kunden|haben wir bereits für|haben wir schon für|ähnliche* unternehmen|vergleichbare* unternehmen|vergleichbare* kunden',
  titles: 'herr herrn frau dr prof kollege kollegen kollegin kolleginnen firma',
  says: 'sagte schrieb erwähnte meinte fragte empfahl erzählte berichtete bestätigte erklärte schlug hat',
  does: 'nutzt nutzen setzt verwendet arbeitet spart sparte senkte halbierte verdoppelte wechselte vertraut betreibt erreichte bezieht gewann',
  greetings:
    'hallo|guten tag|guten morgen|sehr geehrte|sehr geehrter|sehr geehrte frau|sehr geehrter herr|liebe|lieber|grüß gott|grüezi|servus|moin',
  closings:
    'mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|herzliche grüße|liebe grüße|schöne grüße|mit besten grüßen|gruß|vielen dank|danke|mfg',
  capitals: 'ja nein sie ihnen ihr* ich wir',
  capitalNouns: true,
  nameEndings: 's es',
  optOut:
    'abmelden|abbestellen|keine weiteren e-mails|keine weiteren mails|keine mails mehr|nicht mehr anschreiben|nicht mehr schreiben|aus dem verteiler|widersprechen|nichts mehr von mir hören',
  pressure:
    'jetzt handeln|nur für kurze zeit|nur noch heute|letzte chance|garantiert*|garantie|risikofrei*|risikolos*|unverbindlich und kostenlos|dringend|schnell sein|solange der vorrat|hier klicken|gewinner|verdoppeln sie|billigste*|niedrigste* preis*|wunder*|jetzt kaufen|jetzt bestellen|einmalige* gelegenheit*|einmalige* chance*|revolutionär*|sensationell*|die nummer eins',
  self: 'ich mich mir mein meine meinen meinem meiner',
  reader: 'sie ihnen ihr ihre ihren ihrem ihrer du dich dir dein deine wir uns unser unsere unseren',
  functionWords:
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jene und oder aber denn doch sondern auch noch schon nur sehr so zu zum zur in im ins an am auf aus bei beim mit nach von vom vor für über unter durch um gegen ohne seit bis ab als wie wenn ob dass weil da damit während wo wer was welche welcher welches ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren unserem unserer du dich dir dein deine sie ihnen ihr ihre ihren ihrem ihrer euch euer eure er ihn ihm sein seine seinen es man sich ist sind war waren sei wäre wären sein gewesen bin bist hat haben hatte hatten hätte habe werden wird wurde wurden worden würde würden kann können könnte könnten soll sollen sollte muss müssen musste darf dürfen will wollen wollte möchte möchten mag nicht kein keine keinen hier dort dann jetzt nun immer mal ja nein wohl eben gerade ganz etwa etwas viel mehr alle alles allem aller jede jeder jedes jeden einige andere anderen selbst laut weiß gelesen gesehen gehört gesagt geschrieben finde freut freue nehme gern gerne bitte danke uhr geht gehen ging willst wollt macht machen gibt geben samt je also anderer beide beiden dabei dafür damals daran darauf darin darum davon dazu deshalb ebenso gar gestern gut halt heute knapp morgen nichts rund seiner sowie sowohl viele wegen wenig weniger wieder zwischen',
  numberCompounds: {
    units: 'ein zwei drei vier fünf sechs sieben acht neun',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    and: 'und',
    hundred: 'hundert',
    thousand: 'tausend',
  },
  approximations: {
    about: 'rund|etwa|ca|circa|zirka|ungefähr|annähernd|gerundet|um die|grob',
    above:
      'gut|gute|guten|guter|über|mehr als|mindestens|reichlich|etwas über|deutlich über|gut und gern|gerade noch|etwas mehr als|wenigstens',
    below:
      'knapp*|weniger als|fast|beinahe|höchstens|bis zu|unter|gegen|nahezu|an die|an|nicht ganz|etwas unter|kaum|keine|etwas weniger als|maximal|bald',
  },
  calculations: {
    sums: 'zusammen|beide|beiden|insgesamt|gesamt*|summe|macht|in summe|kommen auf|kommt auf|käme auf|kämen auf|alles in allem|plus|unterm strich',
    differences:
      'teurer|steig*|mehrpreis|aufpreis|darunter|darüber|drunter|drüber|unter|über|mehr|weniger|unterschied|differenz|übrig|bleib*|rest*|saldo|verbleib*|niedriger|höher|fehl*|gestiegen|gesunken|wuchs|gewachsen|kletter*|geklettert|zugelegt|legte|erhöh*|gesenkt|senkt*|stieg|sank|fiel|plus|minus|zuwachs|rückgang|luft|spielraum|erspar*|spar*|gespart*|günstiger|billiger|abstand',
    results:
      'durchschnittlich|im schnitt|pro kopf|macht|machen|sind das|das sind|das ist|das wären|also|ergibt|ergeben|heißt|bedeutet|wären|wäre|entspricht|d.h.|sprich|somit|damit|dann|oder|beträgt|betragen|kommt auf|kommen auf|käme auf|sinkt',
  },
  taxRates: [19, 20, 8.1, 7, 10],
  shares: { half: 'hälfte|halb*|halbe*', third: 'drittel', quarter: 'viertel', fifth: 'fünftel' },
  distances: { before: 'noch|sind es|in|genau', behind: 'vor|nach|bis|später|früher|danach|davor|ab heute|hin' },
  conversations: {
    spoken:
      'gesprochen|sprachen|telefonier*|am telefon|telefonat*|unterhalten|unterhielten|gespräch*|*gespräch|*telefonat',
    met: 'getroffen|trafen|gesehen|zusammengesessen',
    encounters:
      'besuch*|mittagessen|abendessen|kaffee|zu gast|vorbeigekommen|frühstück|herumgeführt|rundgang|besichtig*|vorbeigeschaut|spaziergang',
    shown: 'angeschaut|angesehen|gezeigt|führung',
    thanks: 'dank|danke|danken|bedanke*',
    cancelled: 'abgesagt*|ausgefallen|fiel aus|verschoben|nicht erschienen|nicht stattgefunden|storniert',
    lastWeek:
      'letzte woche|letzter woche|vergangene woche|vergangener woche|vergangenen woche|vorige woche|voriger woche|vorigen woche',
    lastMonth: 'letzten monat|letztem monat|vergangenen monat|vergangenem monat|vorigen monat|vorigem monat',
    lastNight: 'gestern abend|gestern nacht',
    yesterdays: 'gestrige|gestrigen|gestriges|gestriger',
    meals:
      'unser mittagessen|unserem mittagessen|unser abendessen|unserem abendessen|unser frühstück|unserem frühstück|unser kaffee|unserem kaffee|das mittagessen mit ihnen|das abendessen mit ihnen|mittagessen mit dir|abendessen mit dir|gemeinsames essen|gemeinsamen essen|unser essen|unserem essen',
    metAt:
      'treffen in|getroffen in|gespräch in|termin in|besuch in|begegnung in|gesehen in|kennengelernt in|mittagessen in|abendessen in|kaffee in|zusammensitzen in',
    mealNouns: 'essen|mittagessen|abendessen|frühstück*|kaffee*',
    fairs: '*messe',
    unanswered:
      'mailbox|anrufbeantworter|nicht erreicht|nicht durchgekommen|keine antwort|niemand erreicht|nicht abgehoben|nicht rangegangen|besetzt|ab|nachricht hinterlassen|kein anschluss|erfolglos|nicht abgenommen|kein rückruf|auf band|aufs band|nicht erreichbar|vergeblich|ging nicht ran|geht nicht ran|besprochen|vorzimmer|in besprechung|rückruf erbeten|niemanden erreicht|nicht zu erreichen',
  },
  attributions: {
    says: 'sagte|sagt|sagen|sagten|sagst|gesagt|erwähnte|erwähnt|meinte|meint|meinst|meinen|meinten|fragte|fragt|gefragt|findet|finden|findest|fand|fanden|denkt|glaubt|will|wollen|wollte|möchte|möchten|wünscht|wünschen|wünschte|bevorzugt|befürchtet|fürchtet|sorgt|schlug|schlägt|vorgeschlagen|betonte|betont|erzählte|erzählt|erklärte|angemerkt|bemerkt|gebracht|verlangt|worte|worten|wort|satz|ausspruch|laut|ansicht|meinung|zufolge',
    writes:
      'schrieb|schreibt|schreiben|schriebst|schrieben|geschrieben|beitrag|mail|e-mail|nachricht|kommentar|kommentierte|post|antwort',
    you: 'sie|ihnen|du|dir|dich|ihr|ihre worte|ihren worten|ihr satz|deine worte|deinen worten|dein satz',
    first: 'ich|mir|mich|mein|meine|wir|uns|unser|unsere',
  },
  proposals: {
    proposes:
      'schlage|schlagen|vorschlagen|mein vorschlag ist|mein vorschlag wäre|mein vorschlag wären|mein vorschlag:|wie wäre|wie wär’s|würde passen|würde mir passen|würde uns passen|würde gut passen|passen würde|passt ihnen|passt dir|passt euch|passt mir|passt uns|passen|kann ich anbieten|kann ich ihnen anbieten|könnte ich anbieten|hätte ich zeit|habe ich zeit|hätten wir zeit|haben wir zeit|bin ich frei|ginge auch|lassen sie uns|lass uns',
    tags: 'ja|oder|nein|nicht wahr|richtig|stimmt’s|korrekt|nicht|gell',
  },
  pledges: {
    refund:
      'geld zurück|erstatten wir|wir erstatten|rückerstattung|rückerstatten|zahlen wir * zurück|zahlen wir zurück|wir zahlen * zurück|zahlen sie nichts|zahlen sie gar nichts|zahlen sie keinen cent|zahlst du nichts|zahlt ihr nichts|bekommen sie * zurück|schenken wir|geht aufs haus|geht auf uns|aufs haus',
    gift: 'nicht in rechnung|berechnen wir * nicht|berechnen wir nicht|berechnen wir nichts|berechnen wir * nichts|wir berechnen * nichts|bekommen sie geschenkt|*monat geschenkt|*tag geschenkt|*paket geschenkt|*stunde geschenkt|*jahr geschenkt|keinen cent',
    guarantee:
      'wir garantieren|garantieren wir|ich garantiere|garantiere ich|verspreche ihnen|verspreche dir|verspreche euch|versprechen ihnen|versprechen wir ihnen|verspreche ich ihnen|dafür stehen wir ein|dafür stehe ich ein',
    guarantees: 'garant*',
    free: 'kostenlos*|kostenfrei*|gratis|umsonst|unentgeltlich*|kostet nichts|kosten nichts|kostet sie nichts|kostet dich nichts|nichts kosten|zahlen sie nichts|zahlst du nichts|zahlen * nichts|ohne kosten|ohne aufpreis|geschenkt|gar nichts|nichts berechne*|nicht berechne*',
  },
  positions: {
    names:
      '*leiter|*leiterin|*leitung|*chef|*chefin|chef|chefin|*direktor|*direktorin|*führer|*führerin|geschäftsführung|*vorstand|vorstand|*vorsitzender|*vorsitzende|*vorsitzenden|*präsident|*präsidentin|inhaber|inhaberin|gesellschafter|gesellschafterin|gründer|gründerin|teilhaber|prokurist|prokuristin|*manager|*managerin|*sprecher|*sprecherin|*beauftragter|*beauftragte|*beauftragten|assistent|assistentin|*assistent|*assistentin|sekretär|sekretärin|*meister|*meisterin|*ingenieur|*ingenieurin|*techniker|*technikerin|konstrukteur|konstrukteurin|*einkäufer|*einkäuferin|*verkäufer|*verkäuferin|*betreuer|*betreuerin|*berater|*beraterin|*prüfer|*prüferin|buchhalter|buchhalterin|controller|controllerin|*rätin|*architekt|*architektin|*entwickler|*entwicklerin|designer|designerin|*redakteur|*redakteurin|journalist|journalistin|fotograf|fotografin|*arzt|*ärztin|*anwalt|*anwältin|apotheker|apothekerin|*lehrer|*lehrerin|koch|köchin|bäcker|bäckerin|winzer|winzerin|landwirt|landwirtin|gärtner|gärtnerin|fahrer|fahrerin|disponent|disponentin|mechaniker|mechanikerin|elektriker|elektrikerin|azubi|lehrling|praktikant|praktikantin|partner|partnerin|bürgermeister|bürgermeisterin|auftragnehmer|bauunternehmer',
    leading:
      '*leiter|*leiterin|*leitung|*chef|*chefin|*direktor|*direktorin|*führer|*führerin|geschäftsführung|*vorstand|inhaber|inhaberin|gesellschafter|gesellschafterin|gründer|gründerin|teilhaber|*manager|*managerin|partner|partnerin|*leiters',
    links: 'als|in ihrer funktion als',
    joins:
      'ihr|ihre|ihren|ihrem|ihrer|euer|eure|euren|eurem|eurer|unser|unsere|unseren|unserem|unserer|dein|deine|deinen|deinem|deiner|der|die|das|den|dem|ein|eine|einen|als|ist|war|er|sie|ihm|herr|herrn|frau|dr|prof|ing|neue|neuer|neuen|kollege|kollegin|kollegen',
    readerIs: 'sie sind|sind sie|du bist|bist du',
    fillers: 'heute|ja|doch|auch|jetzt|inzwischen|mittlerweile',
    departments:
      'sales:vertrieb|verkauf|grosshandel|großhandel marketing:markt|markenf communication:kommunikation|presse|öffentlichkeit people:personal finance:finanz|buchhalt|rechnungswesen technology:technik|technisch it:informatik|daten|it production:produktion|fertig|werk|fabrik operations:betrieb|operativ purchasing:einkauf logistics:lager|logisti quality:qualität research:forschung|entwickl engineering:ingenieur|konstruk legal:recht|jurist|anwalt training:ausbildung customers:kunden|kundendienst medicine:medizin|klinik property:immobil export:export|international council:betriebsrat reception:empfang housekeeping:hauswirtsch kitchen:küche events:veranstalt safety:sicherheit board:vorstand|aufsichtsrat sites:bau',
  },
  statements: {
    negations:
      'nicht|kein*|nie|niemals|niemand*|nichts|weder|noch nicht|nein|fehlt|fehlen|lehnt ab|lehnen ab|abgelehnt|verweigert|verzicht*|entfällt|entfallen|außer|ausgenommen',
    deniesBefore: true,
    without: 'ohne|statt|anstatt|anstelle',
    idioms:
      'nicht nur|nicht zuletzt|nicht mehr als|nicht weniger als|kein problem|kein wunder|keine sorge|warum nicht|wenn nicht|zu zweit|zu dritt|zu viert|vor ort|vor allem|vor kurzem|nach wie vor|nach hause|nach und nach|nach oben|offene stelle*|offene stellen|stelle offen|stellen offen|zu tun|zu hause|vor dem hintergrund|wenn sie mögen|wenn du magst|feste ansprechpartner*|festen ansprechpartner*|fester ansprechpartner*|festpreis*|schließlich|nach maß|meiner meinung nach|nicht vor|nicht später als|nicht früher als|keine frage|keine eile|nicht wahr|nichts anderes als|ohne mwst|ohne mehrwertsteuer|ohne ust',
    open: 'vielleicht|eventuell|könnte|könnten|möchte|möchten|erwäg*|erwogen|überleg*|geplant*|plant|planen|planung|prüf*|denkbar|möglich|möglicherweise|evtl|ggf|falls|wenn|noch offen|ob|soll|sollen|frühestens|skeptisch|wünscht|wunsch|angedacht|diskutiert|diskutieren|noch nicht|unentschieden|unsicher|zögert|zögern|vorgesehen|würde|würden|hätte|hätten|wäre|wären|abwarten|vorläufig|tendiert|liebäugelt|wollen|will|hofft|hoffen|abhängig|vorbehaltlich|unter vorbehalt|entwurf|im gespräch|in der schwebe|steht noch aus',
    due: 'muss|müssen|müsste|müssten',
    decided:
      'beschlossen*|entschieden*|genehmigt*|zugesagt|zugestimmt|bestätigt*|unterschrieben*|unterzeichnet*|freigegeben*|gebucht|gekauft|bestellt|beauftragt|steht fest|fest eingeplant|festgelegt|grünes licht|abgesegnet|bewilligt*|verabschiedet|unter dach und fach|abgeschlossen|vereinbart|fix|entschluss|zuschlag|freigabe|ja gesagt|ok gegeben|okay gegeben',
    conditions: 'falls|wenn|sofern|sollte|sollten',
    already: 'bereits|schon|inzwischen|mittlerweile',
    congratulations:
      'glückwunsch|glückwünsche|gratuliere|gratulieren|gratulation|freut mich|freue mich|schön, dass|toll, dass|freut es mich|schön zu hören|prima, dass|super, dass|mit freude|wie schön|toll, zu|glücklich, dass|klasse, dass|großartig, dass',
    lacks: 'kein*|fehlt|fehlen',
    has: 'sie haben|haben sie|habt ihr|ihr habt|du hast|hast du|nutzen sie|sie nutzen|ihr nutzt|verwenden sie|sie verwenden|sie betreiben|betreiben sie|sie bieten|bieten sie|sie verkaufen|verkaufen sie|bei ihnen gibt es|ihr bestehende*|ihren bestehende*|ihrem bestehende*',
    risen:
      'steig*|stieg*|gestiegen*|anstieg|wächst|wuchs|wachsen|gewachsen*|wachstum|höher*|zugenommen|zunahme|zugelegt|zulegt*|erhöht*|mehr als im vorjahr|verdoppelt*|verbessert*|aufwärts|nach oben',
    fallen:
      'sink*|sank*|gesunken*|fällt|fiel|fielen|gefallen|rückgang|rückläufig*|niedriger*|abgenommen|abnahme|schrumpf*|zurückgegangen|ging zurück|gingen zurück|zurückgeht|verringert*|halbiert*|verschlechtert*|abwärts|einbruch|eingebrochen|verloren',
    opposites: [
      ['öffnet|öffnen|eröffn*|geöffnet*|wiedereröffn*', 'schließt|schließen|schloss|schlossen|geschlossen*|schließung'],
      [
        'inklusive|inkl|enthalten|inbegriffen|einschließlich',
        'exklusive|exkl|zuzüglich|zzgl|nicht enthalten|extra berechnet|kommt hinzu|kommen hinzu',
      ],
      ['begeistert*|dafür|überzeugt*|befürwort*', 'skeptisch*|dagegen'],
      ['günstiger*|billiger*|preiswerter*', 'teurer*|kostspieliger*'],
      ['schneller*|kürzer*', 'langsamer*|länger*'],
      ['eingestellt|stellen ein|stellt ein', 'entlassen|entlässt|abgebaut|abbau'],
      ['freiwillig|optional', 'verpflichtend|pflicht|vorgeschrieben'],
    ],
    order: ['vor|bevor', 'nach|nachdem'],
  },
};
