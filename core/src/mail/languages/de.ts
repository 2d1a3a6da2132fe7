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

  automatic: `
    [automatische|automatisches|automatisierte|automat] [antwort|antwortmail|rückmeldung|nachricht|e mail|email|mail|abwesenheitsnotiz|benachrichtigung|bestätigung|eingangsbestätigung|abwesenheitsmeldung]
    autoantwort
    [abwesenheitsnotiz|abwesenheitsmeldung|abwesenheitsnachricht|abwesenheitsassistent|abwesenheitsagent|abwesenheitshinweis]
    automatisch [generiert*|erzeugt*|erstellt*|versendet*|versandt*|verschickt*]
    [maschinell|system|automatisiert] [erstellt*|generiert*|erzeugt*|versendet*|versandt]
    dies ist eine [automat*|system|maschinell*] *
    bitte [antworten|reagieren] sie nicht auf diese *
    auf diese [e mail|email|mail|nachricht] kann nicht geantwortet werden
    [antworten|rückantworten] (auf diese) … werden nicht [gelesen|bearbeitet|empfangen]
  `,
  receipt: `
    (vielen) dank für ihre [bestellung|anmeldung|buchung|registrierung|teilnahme] *
    [bestätigung|bestätigen] des (eingangs|empfangs) [eingangs|empfangs]
    [melden|melde] (wir) uns (unaufgefordert|umgehend|schnellstmöglich|zeitnah|in kürze|bei ihnen) *
    prüfen ihre (unterlagen|angaben|anfrage|bewerbung) *
    [zugesagt|abgesagt|abgelehnt|mit vorbehalt|vorläufig zugesagt|angenommen|aktualisiert|abgesagt|neuer besprechungszeitpunkt] .
    hat … [einladung|besprechung|termin|uhrzeit|besprechungsanfrage] … [angenommen|abgelehnt|zugesagt|vorgeschlagen|akzeptiert|abgesagt|vorläufig]
    [gelesen|zugestellt|übermittelt|ungelesen gelöscht|rückruf] .
    [ihre|ihr|deine|diese] [nachricht|e mail|mail|email] … [wurde|ist] … [gelesen|zugestellt|geöffnet|angezeigt]
    wurde den folgenden empfängern zugestellt
    möchte die nachricht … zurückrufen
    [ihr|ihre|ihrer|deine|dein|das|die] [anfrage|nachricht|e mail|email|mail|anliegen|ticket|vorgang|meldung|schreiben|antrag|bewerbung|bestellung|reklamation|eingabe|nachfrage|mitteilung|post] … [erhalten|eingegangen|erfasst|registriert|aufgenommen|angelegt|weitergeleitet|bearbeitet|übermittelt|angekommen|entgegengenommen]
    [eingang|den erhalt|erhalt] (ihrer|ihres|deiner|der) … [bestätigen|bestätigt]
    [bestätigen|bestätigung] … [eingang|erhalt|empfang]
    [eingangsbestätigung|empfangsbestätigung|lesebestätigung|zustellbestätigung|bestellbestätigung|auftragsbestätigung]
    [vorgangsnummer|ticketnummer|ticket nr|fallnummer|aktenzeichen|ticket id|vorgangs nr|bearbeitungsnummer|referenznummer|servicenummer]
    unter [der|dem] … [nummer|vorgangsnummer|ticketnummer|aktenzeichen|zeichen|kennung] *
    ein [ticket|vorgang|fall] … [erstellt|eröffnet|angelegt]
    [melden|antworten|bearbeiten|kümmern] … [innerhalb|binnen|in der regel|schnellstmöglich] … [stunden|werktagen|tagen|werktage|arbeitstagen|stunde]
    [bearbeitung|bearbeitungszeit|antwort|beantwortung] (kann|dauert|beträgt|derzeit) … [werktage|arbeitstage|wochen|werktagen|tage|tagen|arbeitstagen]
    [hohes|hohen|erhöhtes|erhöhten|großer|vielzahl|hoher] (an) [aufkommen|anfragevolumen|anfrageaufkommen|aufkommens|anzahl|anfragen|arbeitsaufkommen]
    [bestätigen|klicken] sie … [mensch|link|absender|kein roboter|zustellung]
    [in quarantäne|zurückgehalten|wartet auf freigabe|spamschutz]
    [vielen dank|danke] für ihre bewerbung
    [newsletter|rundbrief|rundschreiben|infobrief] [#|nr|ausgabe|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember]
    in dieser ausgabe
    im browser [ansehen|anzeigen|öffnen|lesen]
    [wie zufrieden|zufriedenheitsumfrage|kundenumfrage|bewerten sie|wie haben wir]
    [sie erhalten diese|du erhältst diese] [e mail|email|mail|nachricht] *
    newsletter abbestellen
    geben sie diese … stets an
    [antwort|beantwortung|bearbeitung|rückmeldung] … [bis zu|einige|etwas|ein paar|mehrere] … [dauern|tage|werktage|warten|zeit|länger]
    [kann|könnte|wird] (es|daher|deshalb|etwas|die) … [dauern|länger dauern] … (bis)
    [hat|bekommen|trägt|erhielt|läuft unter] (die|der|den) [nummer|kennung|vorgangsnummer|ticketnummer] *
    in der warteschlange *
    [überrannt|flut von anfragen|sehr viele anfragen|ungewöhnlich viele anfragen|außergewöhnlich viele anfragen]
    [anliegen|anfrage|nachricht|mail|e mail] (unter|mit|als) (der) (nummer) # [aufgenommen|erfasst|registriert|angelegt|abgelegt]
    wurde von … abgesagt
    [terminabsage|terminverschiebung|terminbestätigung|besprechungsabsage] .
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
  returning: `
    [wieder|zurück] [am rechner|am computer|am laptop|am pc|vor dem bildschirm]
    [lese|beantworte|bearbeite|sehe] … [danach|anschließend|hinterher]
    [weiß|kenne] … [noch nicht|nicht] … [zurück|rückkehr|rückkehrdatum|wiederkomme]
    wird wieder gearbeitet
    [wieder|zurück] [im büro|für sie da|für euch da|erreichbar|zu erreichen|da|im dienst|zur verfügung|im einsatz|an bord|am platz|anwesend|am arbeitsplatz|im haus|am schreibtisch|hier|im lande|persönlich|im büro anzutreffen|wie gewohnt|geöffnet|besetzt|offen|online|am start|vor ort]
    [bin|sind] … [wieder|zurück] *
    erst … [wieder|erreichbar|zurück|da|gelesen|bearbeitet|beantworten]
    [ab|am|nach] … [wieder|zurück]
    [kehre|komme] … zurück
    [nach|bei] (meiner|unserer) [rückkehr|wiederkehr]
    nach meinem urlaub [beantworten|beantworte|bearbeiten|melde|lesen|werde|bearbeite]
    [sobald|wenn] ich … [zurück|wieder|da] [bin|da bin|im büro bin|komme]
    [öffnen|starten|beginnen] (wir) wieder
    [melde|antworte|beantworte|kümmere] … [nach|danach|sobald|wenn|ab] … [rückkehr|wieder|zurück|urlaub|danach|danke]
    melde mich [danach|dann|nach|anschließend|im anschluss|sobald|wieder|ab|nachmittags|heute]
    danach sind wir
    verzögert beantwortet
    [antwort|beantwortung|reaktion] … [verzögern|verzögert|verzögerung|dauern]
    [gleich|direkt|sofort|erst] (wieder) [morgen früh|morgen vormittag|am nächsten morgen]
    [lese|beantworte|sehe|bearbeite] (ich|mir|sie|diese) … [morgen früh|morgen vormittag|am nächsten tag]
  `,
  deputy: `
    [in|bei] (sehr|besonders|ganz) [dringenden|dringlichen|eiligen|dringend|wichtigen|unaufschiebbaren|akuten|brandeiligen] *
    [im|in] [notfall|notfällen|eilfällen|eilfall|dringlichkeitsfällen]
    [vertretung|vertreter|vertreterin|stellvertretung|urlaubsvertretung] *
    [vertritt|vertreten|vertretungsweise|übernimmt|übernehmen] [mich|mich in|frau|herr|mein|meine|ihre anliegen|während] *
    [wenden|richten|kontaktieren|melden|rufen|schreiben] sie (sich|ihre|bitte|mich|an) … [an|kollegen|kollegin|kolleginnen|team|zentrale|sekretariat|vertretung|vertreterin|vertreter|anfrage|direkt|unter]
    [wird|werden|erfolgt] (während|in|nicht) … [nicht] (automatisch) [weitergeleitet|gelesen|bearbeitet|umgeleitet|weiterverarbeitet|abgerufen|weiter geleitet]
    [weiterleitung|umleitung] (erfolgt) [erfolgt|findet|nicht] *
    keine [weiterleitung|automatische weiterleitung]
    [hilft|helfen|unterstützt|steht|stehen] … [meine|mein|kollegin|kollege|kollegen|zentrale|ihnen gern*] *
    [vielen dank|danke|herzlichen dank|besten dank] für (ihre|deine|eure|die) [nachricht|e mail|email|mail|anfrage|mitteilung|ihre nachricht|interesse|schreiben] *
    [bis dahin|zwischenzeitlich|in der zwischenzeit|solange|währenddessen] *
    in dieser zeit *
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
  person: `
    vielleicht [im herbst|im frühjahr|im frühling|im winter|nächstes jahr|ein andermal]
    [habe|hab|haben] (ich|wir) (auch|dafür|leider) keine zeit
    [kollege|kollegin|chef|chefin|herr|hr] * [ist|kommt|macht|hat] *
    kommen sie (gern|gerne|einfach|doch) [vorbei|her|rein]
    [rufen|ruf] (sie) (mich|später|auf|mal|dann) [an|durch|zurück|auf dem handy|auf]
    [landen|lag|liegen] … im spam
    vorher passiert *
    rufe [sie|dich] *
    unter # *
    [müssen|sollten|können|müssten] sie (sich|da|mit|an) … [sprechen|fragen|klären]
    [aber|dafür|sondern] (am) @day *
    @day [ginge|passt|geht|wäre|würde|klappt]
    danach (gern|gerne|können|könnten|sprechen|rufen|passt) [gern|gerne|können|könnten|sprechen|rufen|passt]
    [der|die|er|sie|kollege|kollegin|chef|chefin|mann] (aber) [ist|kommt] … [im urlaub|in elternzeit|krank|nicht da|in mutterschutz|auf dienstreise|verreist|abwesend]
    [klingt|hört sich|liest sich] … [gut|spannend|interessant|super|vielversprechend|vernünftig|prima]
    [kein|keinen|keine|aktuell kein|derzeit kein] [interesse|bedarf|bedarfs|budget|zeit|thema]
    [nicht|sehr|grundsätzlich|durchaus|leider nicht|prinzipiell] [interessiert|interessant|relevant]
    [habe|haben|hätte|hätten|besteht|hab] … interesse
    [rufen|ruf|ruft|melden sie|schreiben|schicken|senden|schick|send|schreib|meld] (sie|mich|mir|s) … [an|durch|mich|mir|uns|zu|nochmal|gern*|sich|bitte|wieder|rüber|dann|mal]
    [bitte|gerne|gern] … [schicken|senden|zusenden|zuschicken|anrufen|melden|teams link|link|einladung|termin|pdf|angebot|unterlagen]
    [passt|passen|ginge|geht] [mir|uns|bei|es|gut|super|prima|nicht|auch|für|leider|perfekt] *
    [uhr|vormittag|nachmittag|woche|montag|dienstag|mittwoch|donnerstag|freitag] passt
    [können|könnten|sollen|wollen|lassen|würden|möchten] (wir|sie) (uns|mir|gern*|dann|das|bitte|mal) [telefonieren|sprechen|treffen|uns|mir|gern*|dann|das|mal|kurz|einen|zusammen|schicken] *
    von meinem [iphone|handy|ipad|smartphone|samsung|mobil*] *
    gesendet mit *
    [ihr|das|dein|euer] [angebot|preis|produkt|thema|vorschlag|konzept|schreiben|anschreiben|tool|system|software] (ist|klingt|hat|haben|interessiert|brennt|wäre|sieht|war|kommt) *
    [bereits|schon|schon gut|bereits gut] (gut|bestens|einen|mit|einem|anderen) [aufgestellt|versorgt|anbieter|partner|dienstleister|lösung|zusammen|gelöst]
    [arbeiten|arbeite] (wir|schon|bereits) [mit|schon|bereits] *
    [nicht|falsche|falscher|richtige|der falsche|nicht der richtige] [zuständig|ansprechpartner|ansprechpartnerin|der richtige|die richtige|adressat]
    zuständig ist *
    [ich|wir] [schaue|schau|prüfe|prüfen das|leite|überlege|bespreche|frage|kläre|gucke|denke|unterschreibe|nehme|mach] *
    [preis|preise|kosten|was kostet] *
    [tut mir leid|sorry|entschuldigung|entschuldigen sie|verzeihung] … [späte|verspätete|antwort|melde|verspätung]
    [war|waren|komme|kam|bin] (ich|gerade|grad|bis) … [aus dem urlaub|im urlaub gewesen|krank gewesen|aus urlaub|zurück aus]
    nach (meinem|dem) urlaub (melde|schaue|gern|können|sprechen) *
    deshalb nur kurz
    [sehen|hören|sprechen|reden] (wir|uns) … [uns|dann|dran|weiter]
    [im|in|anfang|ende|mitte] … [herbst|frühjahr|sommer|winter|quartal|jahr|januar|februar|september|oktober] (wieder|nochmal|gern|melden|drauf) [melden|nochmal|wieder|drauf|gern]
    [nochmal|noch einmal] *
    [danke|vielen dank] für [das|den|die] [angebot|hinweis|info|infos|rückmeldung|geduld|erinnerung|unterlagen|schnelle]
    [habe|haben|hab] (ich|wir|ihre|deine|das|es|die) … [weitergegeben|weitergeleitet|weitergereicht|vorgelegt|übergeben]
    [leite|gebe|reiche] (ich|das|es|ihre|sie|die) … [weiter]
    [bei|an] [unserer|unserem|unsere|unseren] … [liegt|weitergegeben|weitergeleitet]
    [grundsätzlich|im prinzip|prinzipiell] [ja|nein|gern|gerne]
    [hab|habe|haben] (sie|es|ihre|die|das) … [gelesen|überflogen|durchgelesen]
    [fragen|schlagen|nennen|machen] sie (mir|uns|mich|gern|gerne|doch|einfach) [einen] *
    warten sie nicht auf mich *
    [habe|hab] … [in kopie|in cc] (gesetzt|genommen)
    kann das entscheiden *
    @day (ab|vormittag|nachmittag|um|dann|nach) … [ginge|ging|passte|wäre möglich|wäre gut|würde gehen|würde passen|könnte ich]
    beantworte ich grundsätzlich *
  `,

  leftMyself: `
    [habe|hatte|hab] (ich) … meinen letzten [tag|arbeitstag]
    [ich|bin|habe] … [ausgeschieden|das unternehmen verlassen|die firma verlassen|unternehmen verlassen|firma verlassen|meine tätigkeit beendet|gekündigt|in den ruhestand|in rente gegangen|in pension gegangen|in den wohlverdienten ruhestand|gewechselt]
    [ich bin|bin ich|arbeite|ich arbeite|bin] … [nicht mehr|nicht länger] … [bei|für|im unternehmen|tätig|beschäftigt|hier|in der|mitarbeiter|zuständig|teil|verantwortlich|angestellt|erreichbar bei]
    [ich|habe|verlasse|werde] … [verlassen|verlasse] (ich|das|die) *
    [bin ich|ich bin] (nun|jetzt|seit|mittlerweile|inzwischen|ab) … [im ruhestand|in rente|in pension|rentner|rentnerin|pensioniert|im wohlverdienten ruhestand|in der freistellungsphase|in altersteilzeit|pensionär|im vorruhestand]
    [ruhestand|altersteilzeit|freistellungsphase] … [angetreten|begonnen|genieße|und kehre]
    [gehe|trete|verabschiede] … [in rente|in den ruhestand|in pension|in den vorruhestand]
    [mein|meine] [letzter arbeitstag|letzter tag|beschäftigung|praktikum|ausbildung|arbeitsverhältnis|anstellung|zeit bei|werkstudententätigkeit|vertrag|tätigkeit|volontariat] … [ist|war|endet|endete|beendet|ist beendet|zu ende|abgeschlossen|geendet|lief aus|ausgelaufen]
    kehre … nicht mehr … zurück
    [ich|habe] … [neue aufgabe|neue stelle|neue position|andere abteilung|neuen bereich|neue funktion|neuen aufgaben|neue herausforderung|anderen bereich|andere funktion|anderes team] (übernommen|angetreten|gewechselt|begonnen|zugewandt) *
    [innerhalb|intern] (der|des|unserer) … gewechselt
    in (die|den|das) … gewechselt
    [dauerhaft|künftig|zukünftig] … [zuständig|ihre ansprechpartnerin|ihr ansprechpartner|verantwortlich]
    [neuer|neue] [ansprechpartner|ansprechpartnerin] *
    [nachfolger|nachfolgerin] (ist|von|für) [ist|wird|herr|frau] *
    [ich|bin|habe] … [in die abteilung|in den bereich|in eine andere abteilung|ins team|in das team] … [gewechselt|versetzt|gegangen]
    [meine|mein] (bisherigen|bisherige|alten|früheren) [aufgaben|aufgabe|bereich|stelle|themen|kunden|posten] [hat|haben|übernimmt|übernahm|betreut] *
    [bin|ich bin] (ich|seit|jetzt|nun) … [in der abteilung|im bereich|in einer anderen] … [tätig|gewechselt|zuständig]
    [ihr|dein] neuer [kontakt|ansprechpartner|betreuer] *
    arbeite (ich) (nun|jetzt|inzwischen|seit) … in (einem|einer) anderen *
  `,
  leftOther: `
    [ist|sind|war] … [nicht mehr|nicht länger|nimmer] … [bei|für|im unternehmen|tätig|beschäftigt|hier|in der firma|mitarbeiter|mitarbeiterin|da|teil|im haus|im hause|angestellt|bei uns|an bord|erreichbar]
    [arbeitet|arbeiten] … [nicht mehr|nimmer|nicht länger|jetzt woanders|mittlerweile woanders|anderswo|jetzt bei]
    [ist|sind|zum|per|mit] … ausgeschieden
    [hat|haben] … [verlassen|gekündigt|aufgehört|die firma gewechselt|die stelle gewechselt|den arbeitgeber gewechselt|sich beruflich verändert|sich selbständig gemacht]
    [ist|seit|ging|geht|wurde] … [im ruhestand|in rente|in pension|in den ruhestand|in den wohlverdienten ruhestand|pensioniert|im wohlverdienten ruhestand|verrentet|berentet|in den vorruhestand]
    [ist|sind] (am|im|leider|unerwartet|plötzlich|vor|letzte) … [verstorben|gestorben|von uns gegangen]
    verstorben
    [arbeitsverhältnis|beschäftigung] … [beendet|endete]
    nicht mehr im [unternehmen|haus|hause|dienst]
    nicht mehr [für|bei] … [tätig|beschäftigt]
    [wechselte|gewechselt] *
    gehör* … nicht (mehr|länger) … an
    [ist|sind] … [verschieden|verstorben|gestorben|entschlafen|von uns gegangen|tödlich verunglückt]
    [tod|ableben|hinscheiden] [von|unseres|unserer|des|der] *
    [nicht mehr|nimmer] [hier|da|bei uns|dabei|bei der firma|im team|im betrieb] *
    [hat|haben] (sich|uns|die|den|das|ihre|seine|zum) … [zur ruhe gesetzt|in den ruhestand verabschiedet|die abteilung gewechselt|in eine andere abteilung|innerhalb des hauses|den bereich gewechselt|das haus verlassen|uns verlassen]
    [ist|wurde] … [in eine andere abteilung|in den bereich|versetzt worden|versetzt|in die abteilung|in das team|abgewandert]
    [kümmert|betreut|verantwortet|macht] (sich) … [nicht mehr|nicht länger]
    [die|der] (jetzt|nun|inzwischen|mittlerweile) [woanders|anderswo|bei einer anderen|bei einem anderen] *
    [arbeitet|tätig|ist] (jetzt|nun|inzwischen) [woanders|anderswo|bei einer anderen|bei einem anderen] *
    [neue wege|andere wege|neuen herausforderungen|neue herausforderung|neue herausforderungen] (zu) (gehen|widmen|stellen|gegangen) *
    arbeitet (inzwischen|mittlerweile|jetzt|nun) [für|bei] (einen|einem|eine|einer) anderen *
  `,
  leftStems: `
    ruhestand*
    rente
    rentner*
    pension*
    ausgeschieden
    ausscheide*
    verlassen
    verlässt
    verabschied*
    abschied
    nicht mehr
    verstorben
    gestorben
    tod
    gekündigt
    kündigung
    nachfolge*
    neue aufgabe*
    neue herausforderung*
    neuen ufern
    gewechselt
    wechsel*
    letzter arbeitstag
    praktikum
    [ausbildung|praktikum|studium|volontariat|projekt] … [abgeschlossen|beendet|zu ende]
    eingestellt
    insolvenz
    aufgelöst
    stillgelegt
    altersteilzeit
    auf wiedersehen
    neuer ansprechpartner
    neue ansprechpartnerin
    aufgegeben
    zum quartalsende
    freigestellt
    deaktiviert
    für immer
    an den nagel
    zum letzten mal
    letzte mal
    beendet
    endete
    geendet
    abgegeben
    übergeben
    übernommen
    nicht länger
    abgeschaltet
    abgestellt
    ehemalig*
    geschäftsaufgabe
    ade
    tschüss
    trauer*
    letzten arbeitstag
    letzter tag
    letzten tag
    aufgehört
    weitergezogen
    neues kapitel
    neue wege
    neuen weg
    neue wirkungsstätte
    [postfach|adresse|konto|mailadresse|mailbox] … [deaktiviert|abgeschaltet|gelöscht|geschlossen|stillgelegt|abgemeldet]
    raus aus der
  `,
  companyEnded: `
    [gewerbe|gewerbeschein|selbstständigkeit|selbständigkeit] … [abgemeldet|aufgegeben|zurückgegeben|beendet]
    [geschäftsbetrieb|betrieb|tätigkeit|geschäftstätigkeit|praxis|kanzlei|produktion] … [eingestellt|aufgegeben|beendet|dauerhaft geschlossen|endgültig geschlossen]
    [firma|unternehmen|gesellschaft|gmbh|betrieb|praxis|laden|geschäft] … [aufgelöst|liquidiert|insolvent|erloschen|verkauft|existiert nicht mehr|gibt es nicht mehr|aufgegeben|abgemeldet]
    [in|in der] [liquidation|insolvenz]
    geschäftsaufgabe
    betriebsaufgabe
    [geschlossen|schließen|schließt|schloss|geschlossene|zu] … [für immer|endgültig|dauerhaft|zum letzten mal]
    [für immer|endgültig|dauerhaft] … [geschlossen|schließen|zu|zugemacht|zugesperrt]
    [diese|die|dieser|der] [person|empfänger|empfängerin|mitarbeiter|mitarbeiterin|adressat|inhaber|inhaberin|nutzer] … [nicht mehr|nicht länger|ausgeschieden|verlassen]
  `,
  otherInbox: `
    [lese|betreue|bearbeite|verwalte|sichte|prüfe|checke|beantworte|kümmere|schaue|kontrolliere|räume] (ich|hier|gerade|nur) … [postfach|mails|e mails|emails|posteingang|mailbox|nachrichten|post|account]
    [aus|in|von] … [postfach|mailbox|account|posteingang]
    [in vertretung|im auftrag|stellvertretend] *
    [hier ist|hier schreibt|hier antwortet] *
    [seine|ihre|seiner|ihrer|deren|dessen] [mails|e mails|post|postfach|nachrichten|anfragen|posteingang] … [bei mir|an mich|zu mir|landen|laufen|gehen|kommen|bearbeite|übernehme]
    [post|mails|e mails|postfach] (von|des|der) (herrn|frau|kollegen|kollegin) * … [bei mir|an mich|zu mir|landen|landet]
    [ich bin|hier ist|mein name ist] * (und habe) [und habe von|und habe die stelle|und übernehme|und habe den platz] *
    [ihre|seine|deren|dessen] [aufgaben|kunden|themen|projekte|vorgänge] (liegen|sind) [liegen|sind|betreue|übernehme] (jetzt|nun|bei) *
  `,

  removal: `
    [schreib|schreibt|schreiben sie|mail|mailt] [mir|uns] … nicht mehr
    genug (bitte) [nichts mehr|keine mehr]
    . (bitte) [nichts mehr|keine mehr] bitte
    [brauche|brauchen] (ich|wir) … [mails|e mails|nachrichten] … nicht mehr
    [hören sie|hör|hört] (endlich|bitte) auf damit
    [jetzt|mir] reicht (s|es) [jetzt|sonst|.]
    [nicht|keine|keinerlei|nie|niemals] [mehr|weiter|weitere|weiteren|wieder|länger] [anschreiben|anzuschreiben|angeschrieben|kontaktieren|zu kontaktieren|kontaktiert|belästigen|zu belästigen|nerven|behelligen|spam|zu schreiben|zuzusenden|zu mailen]
    [raus|austragen|streichen|runter] (mich|uns) (bitte) (aus|von) (dem|ihrem|eurem|der|ihrer) [verteiler|liste|mailingliste]
    [untersage|untersagen|verbitte|verbitten] (ich|wir) (ihnen|mir|uns) *
    gebeten … [mich|uns] zu [streichen|löschen|entfernen]
    [verschonen|verschont] (sie) [mich|uns] *
    [unterlassen|unterlassung] (sie|bitte|ab) … [werbung|zu schicken|zu senden|mails|zusendung|kontaktaufnahme|anzuschreiben|zu schreiben]
    [hören|hör|hört] (sie) (bitte|endlich|mal) auf … [anzuschreiben|zu schreiben|zu mailen|zu kontaktieren|zu schicken|zu senden|zu belästigen|mit]
    [nehmen|nimm|nehmt|streichen|streich|streicht|löschen|lösch|löscht|entfernen|entfern|entfernt|tragen|trag|tragt|werfen|schmeißen|holen] … [mich|uns|meine|meinen|unsere|unseren|diese] … [aus|von] … [verteiler|liste|datenbank|mailingliste|newsletter|system|kartei|datei|adressbuch|adressliste|mailverteiler|e mail verteiler|adressverteiler|verteilerliste|bestand|crm|kontakten|kontaktliste]
    [aus|von] (ihrem|ihrer|eurem|eurer|deinem|deiner|dem|der|all|allen) (ihren|e mail|email|mail) [verteiler|verteilern|mailverteiler|mailingliste|adressverteiler|verteilerliste|adressliste] … [nehmen|streichen|löschen|entfernen|austragen|raus|gestrichen|gelöscht|entfernt|genommen|herausnehmen|rausnehmen]
    [löschen|lösch|löscht|vernichten|sperren] (sie|bitte|umgehend|sofort|unverzüglich) … [meine|meinen|unsere|mich|sämtliche|alle] … [daten|adresse|e mail|email|mailadresse|e mail adresse|kontaktdaten|kontakt|adressdaten|mich|eintrag]
    [meine|unsere|sämtliche|diese|alle] (personenbezogenen|gespeicherten|e mail|mail) [daten|adresse|adressen|kontaktdaten|mailadresse|emailadresse] … [löschen|zu löschen|gelöscht|entfernen|sperren|zu sperren|streichen|zu entfernen|gestrichen]
    [schreiben|schreibt|schreib|mailen|mailt|kontaktieren|kontaktiert|behelligen|belästigen|nerven|nervt] (sie|ihr) (bitte) [mir|uns|mich] (bitte|künftig|in zukunft|zukünftig|also|daher|doch|ab sofort|ab jetzt|fortan) [nicht|nie|nichts] [mehr|wieder|weiter|länger|.]
    [kontaktieren|kontaktiert|behelligen|belästigen|nerven|nervt] (sie|ihr) (bitte) [uns|mich] (bitte|künftig|in zukunft|zukünftig) [nicht|nie]
    [schicken|schickt|senden|sendet|schick] (sie|ihr) (mir|uns) (bitte|künftig|ab sofort) [nichts mehr|keine weiteren|keine mails|keine e mails|keine werbung|nie wieder|nicht mehr|keine emails|keinen spam]
    nichts mehr [schicken|senden|zusenden|zuschicken]
    [mir|uns|mich] (bitte|künftig|zukünftig|in zukunft|hier) … [nicht|keine|nie|nichts|nimmer] (mehr|weiteren|weitere|wieder) … [schreiben|schicken|senden|zusenden|mailen|kontaktieren|anschreiben|anzuschreiben|zuzusenden|belästigen|zu schreiben|zu senden|zu kontaktieren|zu mailen|zukommen|zu schicken|zuschicken|anrufen]
    [nicht|nie] (mehr|wieder|weiter|länger) [anschreiben|angeschrieben|kontaktieren|kontaktiert|anzuschreiben|zu kontaktieren|angemailt|belästigt|zu belästigen|behelligt|zu behelligen] *
    [keine|keinerlei|nie wieder|keine weiteren|keine weitere] (weiteren|weitere|mehr) (werbe|e|werbliche|ungebetenen) [mails|e mails|emails|nachrichten|werbung|zusendungen|anschreiben|kontaktaufnahme|anfragen|angebote|werbemails|newsletter|kontaktversuche|mail] … [mehr|erhalten|bekommen|wünschen|erwünscht|zusenden|schicken|zukommen|haben|gewünscht|zu senden|senden|bitte]
    [möchte|möchten|will|wollen|wünsche|wünschen|würde|verzichte|bitte] (ich|wir) … [nicht mehr|keine|keine weiteren|nie mehr] … [kontaktiert|angeschrieben|werbung|mails|e mails|nachrichten|newsletter|angemailt|angerufen|belästigt|zusendungen]
    [hören|hör|hört|unterlassen|unterlasst|unterlaß|lassen|lass|lasst|sehen|stellen] (sie|bitte|es|endlich|das) … [auf|mich in ruhe|in ruhe|mir zu schreiben|zu schreiben|zu mailen|zuzusenden|davon ab|künftig|ein] … [anzuschreiben|zuzuschicken|schreiben|mailen|kontaktieren|belästigen|ruhe|zuzusenden|senden|auf|mails|zusendung|zusendungen|werbung|spam|bombardieren|spammen|künftig|kontaktaufnahme]
    (mich|uns) (bitte) [austragen|abmelden|löschen|streichen|rausnehmen] .
    [melden|tragen|meldet|tragt|trag|meld] (sie) (bitte) [mich|uns] (bitte|sofort) … [ab|aus]
    [widerspreche|widersprechen|widerspruch|widerrufe|widerruf] … [verarbeitung|nutzung|verwendung|werbung|daten|zusendung|direktwerbung|einwilligung|speicherung|kontaktaufnahme|ein]
    fordere (ich|sie|wir) … [auf|löschen|unterlassen|löschung]
    [unterlassung|unterlassungserklärung|abmahnung|abmahnen]
    [löschung|sperrung] (meiner|aller|sämtlicher|unserer|der|ihrer|von) … [daten|adresse|e mail]
    [bitte|bitten|verlange|fordere|beantrage|verlangen] … löschung
    zieh* (ich) … einwilligung … zurück
    [ihre|eure|diese] [mails|e mails|werbung|nachrichten] (sind) … [unerwünscht|belästigung]
    [wünsche|wünschen] (ich|wir) (ausdrücklich) (keine|keinen) [keine|keinen] … [kontakt|werbung|mails|kontaktaufnahme|nachrichten|zusendung]
    von weiteren … [abzusehen|absehen|abstand]
    (sehen|bitte) … von weiteren [mails|e mails|anfragen|nachrichten|zusendungen|kontaktaufnahmen|anschreiben|anrufen] *
    [nehmen|nehmt|nimm|streichen|lassen|lasst|lass|werfen] (sie) (bitte) [mich|uns] … [raus|heraus|draußen|rauslassen|weg]
    [möchte|möchten|will|wollen|wünsche|wünschen] … [solche|derartige|diese|solchen|derlei|ihre|eure] (art) … [nicht|nicht mehr] [bekommen|erhalten|haben|lesen]
    keine [post|zuschriften|schreiben|angebote|ansprache] mehr
    [seien|sei|seid|wären|wäre|bitte|bitten|können|könnten|könntest|würden|würdest|darf|möchte|tun] … [schreiben|schreibt|schreib|schicken|schickt|schick|senden|mailen|melden|kontaktieren|anschreiben] (sie) (mir|uns|mich) … [nicht mehr|nichts mehr|keine mails mehr|keine weiteren|nie wieder|nie mehr|nicht wieder|nicht weiter]
    [seien|sei|seid|wären|wäre|bitte|bitten|können|könnten|könntest|würden|würdest|darf] … [nicht mehr|nichts mehr|keine mails mehr|keine weiteren|nie wieder|nie mehr|nicht wieder|nicht weiter] … [schreiben|schicken|senden|mailen|melden|kontaktieren|anschreiben|anzuschreiben|zuschicken|zusenden|zuzuschicken|zuzusenden|anmailen]
    (und) schreiben mir … nicht mehr
    [mir|uns|mich] … [nicht mehr|nichts mehr|nie mehr|nie wieder] (zu) [schreiben|schicken|senden|mailen|anschreiben|anmailen|zu schreiben]
    von (weiteren|solchen|diesen|ihren) [mails|e mails|nachrichten|anschreiben|anfragen|werbemails|zusendungen] … [absehen|abzusehen|verschont|verzichten|abstand|verschonen]
    [auf|mit] (weitere|weiteren|diese|ihre|solche) [mails|e mails|nachrichten|werbung|zusendungen|werbemails] … [verzichten|aufhören|schluss]
    [das war|dies war|lassen sie das|lassen sie es] (bitte|hoffentlich|die|ihre) (die|ihre|letzte) [letzte] (mail|e mail|nachricht) *
    [ich|wir] [brauche|brauchen|möchte|möchten|will|wollen] (bitte|davon|hier|auch) (davon) (keine|nichts) [keine|nichts] (weiteren|mehr|weitere) [mehr|mails|e mails|nachrichten|post] *
    [lieber|gern|gerne] (keine|nicht) … [keine mehr|nicht mehr bekommen|nicht mehr erhalten|keine mails mehr|nichts mehr]
    [mit] (derlei|solchen|weiteren|ihren|derartigen|diesen) … [verschonen|zu verschonen|verschont]
    [aus|von] (ihren|den|allen|weiteren) (weiteren|künftigen) [aussendungen|mailings|kampagnen|rundschreiben|werbemaßnahmen|zusendungen|serienmails] … [ausgenommen|nehmen|streichen|herausnehmen|gestrichen|entfernen|gelöscht]
    [ersparen|erspart|erspare] (sie|mir|uns|ihr) [mir|uns|sie] *
    [ausschlussliste|sperrliste|blacklist|robinsonliste]
    [keinen|kein|keinerlei] (weiteren|weiteres|weiterer) [kontakt|kontaktversuche|schriftverkehr] (mehr|bitte|.) *
    [tun|tu|machen] (sie) (mir|uns) [den gefallen|einen gefallen] … [raus|streichen|löschen|austragen|nehmen]
    [enthalten|absehen|abzusehen] (sie) (sich) … [zusendung|zusendungen|mails|kontaktaufnahme|schreiben]
    [möchte|möchten|will|wollen|wünsche|wünschen] … [nicht länger|nicht weiter|nichts mehr|nicht mehr] … [erhalten|bekommen|empfangen|hören]
    [nie|niemals|keine] (eine|meine) einwilligung … [erteilt|gegeben]
    [melde|melden] (ich|wir) [das|dies|sie|euch] … [datenschutzbehörde|aufsichtsbehörde|verbraucherzentrale|bundesnetzagentur|wettbewerbszentrale]
    [nutzen|benutzen|verwenden] (sie) (bitte) … [adresse|mailadresse] … [nicht mehr|nie mehr|nie wieder|nicht wieder]
    [nicht|nie] [noch einmal|nochmal|nochmals|erneut] [angeschrieben|kontaktiert|belästigt|angemailt] *
    [sperren|sperrt|blockieren] (sie) [unsere|meine|diese] (e mail) [domain|adresse|mailadresse] *
    [bitte|gerne] (mich|uns|sofort|umgehend|wieder|hier) [abmelden|austragen|abbestellen]
    [schön|gut|nett|froh|dankbar|lieb|lieber|recht] … [nichts|nie|nie wieder] (mehr) … (zu) [hören|lesen|bekommen]
  `,
  takeOut: `
    [lösch*|streich*|entfern*|nehmen|nimm|nehmt|herausnehmen|rausnehmen|austragen|trag|tragen|tragt|raus|schmeiß*|werfen|wirf|werft|gestrichen|gelöscht|entfernt|genommen|herausgenommen|rausgenommen|ausgetragen|streicht|tilgen|tilg*|vergessen|lass*|runter|herunter]
  `,
  lists: `
    [aus|von|vom] (dem|der|den|all|allen|sämtlichen) (ihrem|ihrer|ihren|eurem|eurer|euren|deiner|deinem|dem|der|diesem|dieser) (e mail|email|mail|werbe) [verteiler*|mailverteiler*|adressverteiler*|liste|listen|mailingliste*|adressliste*|verteilerliste*|kontaktliste*|empfängerliste*|kundenliste*|datenbank*|kundendatenbank*|adressdatenbank*|kartei|kundenkartei|adresskartei|datei|adressdatei|kundendatei|system|systemen|crm|newsletter|adressbuch|kontakten|bestand|datenbestand|adressbestand|register|aussendung*|mailing*]
  `,
  erase: `
    [lösche|lösch|löschen|löscht|streichen|streiche|streicht|entfernen|entferne|entfernt|vergessen|vergiss|tilgen|vernichten|sperren|austragen|herausnehmen|rausnehmen|rauswerfen|rausschmeißen]
    [tragen|tragt|trag] … aus
  `,
  ownData: `
    [meine|meinen|mein|unsere|unseren|unser|diese|meiner|unserer] … [adresse|adressen|daten|*daten|*adresse|kontakt|*kontakt|mail|e mail|nummer|namen|eintrag|datensatz]
  `,
  stop: `
    [keine|keinerlei|nie|niemals|nicht|kein] (weiteren|weitere|weiterer) [mehr|wieder|weiteren|weitere|weiterer|länger|weiter]
    [stopp|stop|schluss|aufhören|aufzuhören|unterlassen|unterlassen sie|hören sie|hör|hört|genug|verschonen|verschont|verzichten|sparen sie|abstellen|einstellen|einzustellen|unterlassung]
  `,
  writing: `
    [anschreib*|anzuschreiben|angeschrieben|zu schreiben|zu mailen|zu schicken|zu senden|zusenden|zuzusenden|zusendung*|kontaktier*|zu kontaktieren|kontaktaufnahme*|kontaktversuch*|belästig*|zu belästigen|behellig*|spam*|werbung|werbe*|*werbung|*mails|mails|e mails|mailen|emails|schreiben sie mir|schreiben sie uns|schicken sie|senden sie|schicken sie mir|akquise*|mailerei|zumüllen|zuspammen|rundmails|newsletter]
  `,
  removalSubject: `
    [widerspruch|abmeldung|abmelden|austragung|löschung|unterlassung|abmahnung|löschantrag|löschbegehren|auskunft und löschung|unsubscribe|abbestellen|abbestellung]
    [ihre|unerwünschte|unverlangte|unaufgeforderte|unzulässige] [werbe*|werbung|werbemail|e mail werbung]
    [art|artikel] [17|21]
    dsgvo *
  `,

  calendar,
};
