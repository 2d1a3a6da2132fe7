import { calendar } from './calendars/de.ts';
import type { MailLanguage } from './mail-language.ts';

export const de: MailLanguage = {
  common:
    'der die das und ist nicht ich sie wir ihr ihre ihrer ihnen mir mich uns unser unsere ein eine einen einem für mit von vom zu zum zur auf im in am an bei aus nach noch nur auch aber oder wenn dass sich es bis ab seit wieder sind war haben hat wird werden kann können bitte danke mehr hier dort gern gerne guten tag hallo herr frau sehr geehrte mein meine meiner gruß grüße leider derzeit',

  closings: `
    [mit|viele|beste|liebe|schöne|freundliche|herzliche|sonnige|kollegiale] … [grüßen|gruß|grüße|empfehlungen|grüsse|grüssen]
    mit freundlichen
    freundliche [grüße|grüsse]
    hochachtungsvoll
    herzlichst
    [gruß|grüße|grüsse|lg|vg|mfg|bg|herzlich] .
    [lg|vg|mfg] *
    alles gute .
  `,
  disclaimers: `
    diese [e mail|email|mail|nachricht] … [enthält|kann|ist] … [vertraulich*|rechtlich|geschützt*|ausschließlich]
    [der|die] [inhalt|informationen] dieser [e mail|email|nachricht|mail]
    [wenn|falls|sollten] sie nicht der [richtige|beabsichtigte|vorgesehene] [adressat|empfänger]
    bitte [prüfen|denken|drucken] … [umwelt|drucken|ausdruck|ausdrucken]
    [hinweise|informationen] … [datenschutz|verarbeitung]
    [datenschutz|datenschutzhinweis|datenschutzerklärung|vertraulichkeitshinweis|haftungsausschluss|disclaimer|rechtlicher hinweis|pflichtangaben]
    [sitz der|registergericht|amtsgericht|geschäftsführer|geschäftsführung|handelsregister|ust id*|hrb|hra] *
    [wenn|falls|sollten|möchten] sie … [newsletter|keine weiteren|keine werbung] … [abmelden|erhalten|klicken|wünschen]
    [newsletter|hier] abmelden
    unsere datenschutz*
    * (*) [verarbeitet|verarbeiten] (wir|ihre) (ihre) (personenbezogene|personenbezogenen) (daten) *
    sie haben das recht (auf) *
  `,

  absenceSubject: `
    [abwesend|abwesenheit|urlaub|betriebsferien|betriebsurlaub|elternzeit|mutterschutz|krank|krankheit|dienstreise|ferien|urlaubsabwesenheit|urlaubsnotiz|urlaubszeit|feiertag|brückentag|betriebsruhe|weihnachtspause|sommerpause|werksferien|jahresurlaub|krankheitsbedingt*|ferienabwesenheit|urlaubsvertretung|bürofrei|sabbatical|auszeit|kur|reha|babypause|feiertage|weihnachtsferien|winterpause|sommerferien|bildungsurlaub|ooo|oof] *
    [nicht|derzeit nicht|heute nicht|momentan nicht|aktuell nicht] [im büro|im haus|da|am platz|erreichbar|im dienst|anwesend|am arbeitsplatz]
    außer haus
    [im|in|auf] [urlaub|ferien|elternzeit|mutterschutz|dienstreise|reisen|fortbildung|schulung|der elternzeit|kur|reha]
    [bin|wir sind|sind|ich bin] … [weg|im urlaub|verreist|unterwegs|nicht da|abwesend|im mutterschutz|mama|papa|geschlossen]
    [geschlossen|geschlossene] *
    [freier|freie] tag*
    [krankgeschrieben|krankschreibung|krankgemeldet|erkrankt]
    [wieder|zurück] [da|erreichbar|ab|am|im]
    teilzeit
    [heute|diese woche|morgen] (leider) [nicht da|nicht hier|weg|nicht im haus]
    [in terminen|in besprechungen|in sitzungen|in einer sitzung|auf schulung|vor gericht] .
  `,
  away: `
    . [im urlaub|in urlaub|in elternzeit|krank|krankgeschrieben|außer haus] .
    [sitze|stecke|bin|stehe] (ich) … [in einer schulung|in der schulung|auf der messe|auf einer messe|auf messe]
    [liege|bin] … [flach|bettlägerig|im krankenbett]
    [ich bin|bin|ich befinde mich|befinde mich|ich weile|wir sind|wir befinden uns|ich werde] … [nicht im büro|nicht im hause|nicht im haus|außer haus|außer hause|im urlaub|in urlaub|im erholungsurlaub|im jahresurlaub|in den ferien|im wohlverdienten urlaub|in elternzeit|in der elternzeit|im mutterschutz|in mutterschutz|in meinem urlaub|abwesend|nicht erreichbar|nicht anwesend|nicht am platz|nicht am arbeitsplatz|nicht im dienst|nicht da|auf dienstreise|auf geschäftsreise|auf reisen|auf fortbildung|auf schulung|auf einer schulung|auf einer fortbildung|auf einem seminar|auf seminar|auf einer messe|auf der messe|auf einer tagung|auf kur|in kur|in reha|in der reha|auf reha|unterwegs|verhindert|krankgeschrieben|krank geschrieben|krank gemeldet|krankgemeldet|arbeitsunfähig|erkrankt|im krankenstand|krank|im sabbatical|in altersteilzeit|in karenz|in der karenz|im ausland|im krankenhaus|beurlaubt|ferienabwesend|ferienhalber abwesend|ortsabwesend|landesabwesend|offline|im homeoffice nicht|beim arzt|beim notar|beim kunden|im außendienst|freigestellt|im bildungsurlaub|auf hochzeitsreise|verreist]
    bin … [segeln|wandern|auf dem wasser|am meer|in den bergen|skifahren|unterwegs|auf reisen]
    bin heute (auf|in|bei) *
    [bin|ich bin] (grad|gerade|heute|morgen|dann) [bis|vom|von|ab|seit|heute|noch bis|in der zeit|im zeitraum|zwischen] … [weg|nicht da|nicht erreichbar|abwesend|nicht im büro|außer haus|im urlaub|in urlaub|unterwegs|in]
    [bis|vom|von|ab|seit|derzeit|aktuell|momentan|zurzeit|gegenwärtig|heute|vorübergehend|zwischen] … [bin ich|befinde ich mich|sind wir|werde ich|weile ich|ist unser büro|ist das büro|bin ich leider] … [nicht im büro|nicht im haus|nicht im hause|außer haus|urlaub|ferien|elternzeit|mutterschutz|abwesend|nicht erreichbar|nicht anwesend|nicht da|nicht am platz|dienstreise|unterwegs|reisen|geschlossen|krank|krankgeschrieben|verhindert|fortbildung|schulung|offline|nicht im dienst|weg|freigestellt|reha|kur]
    [derzeit|aktuell|zurzeit|momentan|zur zeit|im moment|gerade|gegenwärtig|heute|leider|bis|krankheitsbedingt|urlaubsbedingt|vorübergehend] … [nicht im büro|außer haus|im urlaub|in elternzeit|abwesend|nicht erreichbar|nicht im haus|nicht im hause|nicht am platz|nicht zu erreichen|nicht besetzt|nicht anwesend]
    [krankheitsbedingt|urlaubsbedingt|dienstlich|ferienhalber|aus gesundheitlichen gründen] … [abwesend|verhindert|nicht erreichbar|nicht im büro|geschlossen|nicht im dienst|nicht da]
    (wir|wir machen|machen) [betriebsferien|betriebsurlaub|betriebsruhe|werksferien|sommerpause|weihnachtspause|winterpause|brückentag] *
    [unser|das|die|der|unsere|mein|wir] … [büro|betrieb|praxis|kanzlei|geschäft|werkstatt|laden|firma|unternehmen|verwaltung|schule|haus|lager|geschäftsstelle|rathaus|werk|haben|sekretariat|restaurant|agentur|studio|zentrale] … [geschlossen|geschlossene|zu|nicht besetzt|unbesetzt]
    [bleibt|ist|bleiben|sind|haben|hat] … geschlossen
    [mache|machen|nehme|habe|genieße|verbringe|feiere] … [urlaub|elternzeit|ferien|pause|auszeit|überstunden ab|überstunden|resturlaub|sonderurlaub|frei|babypause|sabbatical]
    [urlaub|elternzeit|mutterschutz|betriebsferien|ferien|krank|abwesend|geschlossen|frei|dienstreise] [bis|vom|von|ab|in der|in kw|kw|einschließlich|inkl] *
    bis auf weiteres (nicht|krank|abwesend|geschlossen|krankgeschrieben|bin|ausfallen) *
    [während|in] meiner abwesenheit
    während (meines|unserer|unseres|meiner|der) [urlaubs|betriebsferien|elternzeit|ferien|abwesenheit|urlaubes]
    [keinen|keine|nur eingeschränkten|eingeschränkten|nur begrenzten|begrenzten|nur sporadisch|nur eingeschränkt|eingeschränkt|sporadisch|unregelmäßig|nur unregelmäßig] … [zugriff|zugang|erreichbar|e mails|mails|emails|zugriffsmöglichkeit|postfach|lesen|abrufen]
    [lese|rufe|bearbeite|beantworte] (ich) … [keine|nicht|nur sporadisch|erst] *
    [mails|e mails|emails|nachrichten|posteingang|postfach|e mail] … [nicht|erst|keine|nur] … [gelesen|bearbeitet|abgerufen|lesen|beantwortet|beantworten|abrufen]
    [heute|morgen|ganztägig] … [auf schulung|im termin|in terminen|in besprechungen|auf fortbildung|auf messe|beim arzt|nicht im haus|unterwegs|frei|beim notar|beim kunden|in einer schulung|im seminar|auf seminar|in einem workshop|im workshop|auf der baustelle]
    [auf schulung|in terminen|im termin|auf fortbildung|im workshop|in einem workshop|auf messe|auf der messe|beim kunden|in besprechungen|im meeting|in meetings|in einer besprechung] … [bis|heute|ganztägig|den ganzen tag|und ab|morgen]
    [nicht im dienst|dienstfrei|schulfrei|ferienzeit]
    [am|der|ist] … [feiertag|brückentag]
    wann ich zurückkomme
    nicht (mehr) vor *
    in (seiner|ihrer) abwesenheit
    [sitze|stecke|bin|stehe] (heute|bis|den|noch|gerade|ganzen) … [in besprechungen|in terminen|im termin|im gericht|vor gericht|auf der baustelle|im op|im unterricht|in der schulung|in meetings|in einer sitzung|in sitzungen|auf baustelle|auf montage|hinter dem steuer|am steuer]
    [kind|sohn|tochter] (ist|mit) [krank|fieber|kränklich] *
    [krankes|krankem] kind
    [niemand|keiner] (im) [da|hier|im büro|im haus|erreichbar]
    [auf see|offshore|im gelände|im außeneinsatz]
    [kaum|selten|schlechtes|schlechten|wenig|kein|ab und zu|nur manchmal] [netz|empfang|internet]
    erwarten sie (bitte) keine [antwort|rückmeldung] *
  `,
  absenceStems: `
    urlaub*
    ferien*
    abwesen*
    elternzeit
    mutterschutz
    krank*
    dienstreise
    geschlossen
    betriebsruhe
    nicht da
    nicht im haus
    erreichbar
    vertretung
    vertritt
    verreist
    unterwegs
    auszeit
    sabbatical
    kur
    reha
    feiertag*
    brückentag
    zurück
    wieder da
    wieder für sie
    betriebsferien
    fortbildung
    schulung
    messe
    seminar
    gesundheitlich*
    teilzeit
    dienstfrei
  `,
  partTime: `
    [nur|ausschließlich] [am|an|montags|dienstags|mittwochs|donnerstags|freitags] … [im büro|erreichbar|da|am arbeiten]
    [antworte|lese|beantworte|melde] … [nur|ausschließlich] an diesen tagen
    teilzeit
    arbeite … [in teilzeit|nur|immer|regelmäßig|@day]
    meine [arbeitstage|arbeitszeiten|bürozeiten|anwesenheitstage|präsenztage|arbeitszeit] [sind|ist] *
    [montags|dienstags|mittwochs|donnerstags|freitags] … [arbeite|bin|habe] ich *
    bin (ich) (nur|immer) [montags|dienstags|mittwochs|donnerstags|freitags] *
    [@day] (ist|sind|habe|hab) (mein|ich|meine) … [frei|freier tag|papatag|mamatag|teilzeittag|freien tage]
    mein [freier|arbeitsfreier] tag
    nur @day *
    immer [@day] *
    (meine) [arbeitszeiten|arbeitstage|bürotage|bürozeiten|anwesenheitszeiten|präsenztage|dienstzeiten] [@day|sind|liegen|mo|di|mi|do|fr|.] *
    [außerhalb dieser|außerhalb meiner] (zeiten|arbeitszeiten|tage|arbeitstage) *
    [erreichen|erreicht|erwischen|antreffen] (sie|ihr|du) mich (immer|nur|in der regel|jeweils) (von) [@day|nur @day] *
    [an den|an] [übrigen|anderen|restlichen] tagen *
  `,

  calendar,
};
