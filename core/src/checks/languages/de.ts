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
};
