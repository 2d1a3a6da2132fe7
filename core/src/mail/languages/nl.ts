import { calendar } from './calendars/nl.ts';
import type { MailLanguage } from './mail-language.ts';

export const nl: MailLanguage = {
  common:
    'de het een en is zijn ik wij we u uw jij je jullie mijn ons onze voor met van te op in aan bij dat die dit niet geen naar maar als ook om door over uit nog wel er ben bent heb hebben heeft zal zult kunt kan dank bedankt beste hallo groet groeten vriendelijke geachte heer mevrouw graag weer tot vanaf bericht hij zij haar hem wat wie waar',

  closings: `
    [met|vriendelijke|hartelijke|beste|veel|warme|zonnige] … [groet|groeten|groetjes]
    [groet|groeten|groetjes|mvg|gr|hoogachtend|bedankt|dank|hgr|hg|liefs] .
    [mvg|hoogachtend|groet|groeten|groetjes|gr] *
    alvast bedankt *
  `,
  disclaimers: `
    [de|alle] [informatie|inhoud] (verzonden) [in|van] … [bericht|e mail|email|mail]
    [dit|deze] [bericht|e mail|email|mail|e mailbericht] … [vertrouwelijk*|uitsluitend|bestemd voor|bevat]
    [indien|als|mocht] u … [geadresseerde|onterecht|abusievelijk|ten onrechte|niet de beoogde]
    aan [dit bericht|deze e mail|de inhoud] … geen rechten
    denk aan het milieu
    [disclaimer|privacyverklaring|vertrouwelijkheid]
    [wilt|wil] (u|je) [geen|niet meer|niet langer] … [ontvangen|meer]
    [geen|niet meer] … ontvangen … [klik|meld|afmelden]
    [kvk|btw|handelsregister] *
    hoe wij … persoonsgegevens
    * (*) verwerkt (uw|je|jouw) (persoonsgegevens|gegevens) *
    [u heeft|u hebt|je hebt] (het) recht *
  `,

  automatic: `
    [automatisch|automatische|geautomatiseerd|geautomatiseerde] [antwoord|bericht|beantwoording|reactie|e mail|email|mail|melding|afwezigheidsbericht|ontvangstbevestiging|gegenereerd|gegenereerde|verzonden|verstuurd|aangemaakt]
    [autoreply|auto reply|autoreactie|autoantwoord|afwezigheidsbericht|afwezigheidsmelding|afwezigheidsassistent]
    (gelieve) niet (te) [antwoorden|beantwoorden|reageren] op [dit|deze] *
    [deze|dit] (mailbox|postvak|e mailadres) wordt niet [gelezen|gemonitord|gecontroleerd|meer] *
    [antwoorden|reageren] op (deze|dit) [e mail|bericht|mail] is niet mogelijk
  `,
  receipt: `
    help ons [verbeteren|beter]
    [vul|invullen] … [enquête|tevredenheidsenquête|vragenlijst]
    bestelling … [ontvangen|bevestigd]
    [geaccepteerd|aanvaard|geweigerd|afgewezen|voorlopig|voorlopig geaccepteerd|onder voorbehoud|geannuleerd|nieuwe tijd voorgesteld] .
    heeft … [uitnodiging|vergadering|afspraak|tijd] … [geaccepteerd|geweigerd|afgewezen|voorgesteld|aanvaard|voorlopig]
    [gelezen|bezorgd|niet gelezen|intrekken|afgeleverd] .
    (uw|je) bericht … is … [gelezen|geopend|bezorgd|weergegeven|afgeleverd] *
    wil het bericht … intrekken
    [hebben|heb|is|zijn|wordt|werd] (uw|je|jouw|de|deze|wij|goed) … (bericht|aanvraag|vraag|melding|e mail|verzoek|mail|sollicitatie|bestelling|klacht|email|bericht goed|reactie) … [ontvangen|geregistreerd|aangemaakt|ingeschreven|behandeld|in behandeling]
    [uw|je|de|jouw] (vraag|aanvraag|melding|bericht|verzoek|ticket|mail|e mail|sollicitatie|klacht|bestelling) (is|wordt|werd|hebben) … [ontvangen|geregistreerd|aangemaakt|behandeld|in behandeling|binnengekomen|doorgestuurd|verwerkt]
    [ontvangstbevestiging|leesbevestiging|bevestiging van ontvangst|afleveringsbevestiging|bezorgbevestiging]
    bevestigen [wij|hierbij|de] (hierbij) de (goede) ontvangst
    [onder|met] (het) [kenmerk|nummer|referentie|zaaknummer|ticketnummer|referentienummer] *
    [ticketnummer|zaaknummer|kenmerk|referentienummer|meldingsnummer|dossiernummer]
    [streven|proberen|antwoorden|reageren|beantwoorden] … (binnen) [werkdagen|werkdag|uur|dagen|uren|zo spoedig mogelijk|zo snel mogelijk]
    [grote drukte|door drukte|veel vragen|veel berichten|groot aantal] *
    [bevestig|klik|verifieer] … [mens|link|robot|afzender|bezorgen]
    [filtert|vastgehouden|quarantaine|spamfilter] *
    [nieuwsbrief|nieuwsflits] *
    in [dit|deze] [nummer|nieuwsbrief|editie] *
    bekijk [deze|de] … [browser|online]
    [hoe hebben wij|welk cijfer|klanttevredenheid|klanttevredenheidsonderzoek|beoordeel|enquête|tevredenheidsonderzoek] *
    u ontvangt [deze|dit] … omdat *
    meld je (hier) af
    [bedankt|dank] voor (uw|je) sollicitatie *
    klantenservice *
    [je|uw|jouw|de] [mail|bericht|vraag|melding|verzoek] … [in de rij|in behandeling|staat genoteerd|onder nummer|heeft nummer|is ontvangen|in goede orde]
    [antwoord|reactie|beantwoorden|behandeling] … [kan|duurt|duren] … [werkdagen|dagen|uur|duren|langer]
    [veel|hoop|groot aantal|stroom] (meldingen|vragen|mails|berichten) [meldingen|vragen|mails|berichten|verzoeken] *
    [veelgestelde vragen|klantnummer|meldingsnummer|zaaknummer|ticketnummer]
    staat in de (wacht) *
  `,
  absenceSubject: `
    [afwezig|afwezigheid|vakantie|verlof|gesloten|sluiting|niet aanwezig|niet op kantoor|out of office|ooo|zwangerschapsverlof|ouderschapsverlof|ziek|ziekmelding|bouwvak|bouwvakvakantie|zomersluiting|kerstsluiting|vrij|vrije dag|sabbatical|op vakantie|met vakantie|met verlof|dienstreis|op reis|niet bereikbaar|tijdelijk afwezig|kerstvakantie|zomervakantie|jaarlijks verlof|collectief verlof|feestdag|parttime|zorgverlof|congé] *
    (weer) [terug|aanwezig|bereikbaar] [op|vanaf|per] *
    [wij zijn|we zijn|kantoor] … [gesloten|dicht]
    (er) (even) niet
    in [vergadering|overleg|bespreking|training] .
  `,
  away: `
    . [op vakantie|met vakantie|met verlof|ziek|afwezig] .
    [neem|neemt|nemen] … vrij
    [lig|ben] (ik) … [plat|bedlegerig|op bed]
    [zit|ben|sta] (ik) … [op de beurs|op een beurs|in een training|op cursus]
    [ben ik|ik ben|wij zijn|we zijn|zijn wij|zijn we|ik zit|zit ik|ben|bevind ik mij|ik bevind mij|ik ga|ben er|ik was] … [afwezig|niet aanwezig|niet op kantoor|niet op het kantoor|niet bereikbaar|slecht bereikbaar|beperkt bereikbaar|op vakantie|met vakantie|met verlof|op verlof|met zwangerschapsverlof|met ouderschapsverlof|op zwangerschapsverlof|met bevallingsverlof|in het buitenland|op reis|op zakenreis|op dienstreis|ziek|ziek thuis|op wintersport|op cursus|op training|op een cursus|op een beurs|op congres|niet in de gelegenheid|vrij|een dagje vrij|er niet|er even niet|niet beschikbaar|niet werkzaam|er tussenuit|niet te bereiken|gesloten|dicht|op skivakantie|op huwelijksreis|op bezoek bij|buiten kantoor|in vergadering|in bespreking|in een bespreking|op locatie|op zomerreces|op reces|met kerstvakantie|met zomervakantie|onderweg|op stap|op pad|uit kantoor|aan het genieten|in training|uit de running|herstellende]
    [van|tot|vanaf|tussen|momenteel|tijdens|vandaag|op|deze|t m|wegens|in verband met|t e m|vanochtend|vanmiddag|in week|de hele] … [ben ik|zijn wij|zijn we|is ons kantoor|zit ik|is het kantoor|is onze|is ons|is de|ben) … [afwezig|niet aanwezig|niet op kantoor|vakantie|verlof|niet bereikbaar|buitenland|ziek|gesloten|vrij|er niet|dicht|niet beschikbaar|reis|cursus|afwezigheid|niet werkzaam]
    [ons|onze|het|de|mijn|wij|we|is|zijn] (kantoor|kantoren|burelen|bedrijf|winkel|praktijk|showroom|werkplaats|magazijn|bureau|zaak|school|fabriek|salon|restaurant|studio|loods) … [gesloten|dicht]
    [zijn|is|blijft|blijven] (wij|we|vandaag) [gesloten|dicht] *
    [wij|we] (zijn|hebben) … [gesloten|dicht|bouwvak|vakantie|zomerstop|collectief verlof|wintersluiting]
    [afwezig|vakantie|verlof|gesloten|ziek|vrij|dicht] (wegens|in) [tot|van|t m|t e m|vanaf|tot en met|in|met|wegens|vandaag|morgen|in verband|i v m|vakantie] *
    [tijdens|gedurende] (mijn|onze|deze|het] [afwezigheid|vakantie|verlof|periode|sluiting]
    [geen|beperkt|beperkte|slechts beperkt|nauwelijks] (tot|toegang) [toegang|inzage|mogelijkheid] tot *
    [lees|beantwoord|check|bekijk] (ik|dan) [geen|niet] … [mail|mails|e mail|e mails|berichten|mailbox] *
    [lees|check|bekijk|zie] … (niet|geen) [mijn|mail|mails] *
    [heb|geniet|neem|hebben|heeft] [ik|een|wij|van|nu|momenteel|wij even] … [vakantie|verlof|vrij|vrije dag|zwangerschapsverlof|ouderschapsverlof|zorgverlof|bevallingsverlof|snipperdag|kraamverlof|papadag|sabbatical|roostervrij] [opgenomen|en|.|tot|van|t|genomen|gekregen|.] *
    [ouderschapsverlof|zwangerschapsverlof|bevallingsverlof|ziekteverlof|zorgverlof|kraamverlof|vaderschapsverlof]
    [langdurig|wegens] [ziek|ziekte|afwezig] *
    wegens [ziekte|vakantie|omstandigheden|feestdag|verlof|privéomstandigheden] *
    [werk|ben] ik [vandaag|morgen] niet
    [bouwvak|zomerreces|kerstreces]
    [in verband met|i v m|vanwege] [koningsdag|hemelvaart|pinksteren|pasen|kerst|bevrijdingsdag|een feestdag|interne|vakantie|de feestdagen|een studiedag] *
    wij [vanochtend|vanmiddag|vandaag] niet bereikbaar
    is (al) begonnen
    [zit|ben|sta] (vandaag|de|tot|ik|vanochtend|vanmiddag|vanmorgen|nu) … [in vergadering|in overleg|in de rechtbank|op de bouw|in een training|op training|op cursus|in bespreking|op locatie|in de les|op een beurs|op een congres|in de operatiekamer]
    [tijdens|gedurende] (zijn|haar) afwezigheid
    [ziek|zieke] [kind|kindje|zoon|dochter] *
    [kind|zoon|dochter] (is) ziek *
    [niemand] (op) [aanwezig|kantoor|hier]
    [op zee|offshore|in het veld]
    [slecht|slechte|nauwelijks|weinig|geen] [bereik|internet|verbinding|ontvangst]
    verwacht (dus|dan) geen [antwoord|reactie] *
  `,
  absenceStems: `
    [neem|nemen] … vrij
    vakantie*
    verlof*
    afwezig*
    gesloten
    ziek*
    aanwezig
    bereikbaar
    terug
    weer
    vrije dag
    parttime
    cursus
    congres
    beurs
    reis
    zwangerschapsverlof
    ouderschapsverlof
    feestdag*
    dicht
    bouwvak
    sluiting
    collectief
    waarnem*
    vervang*
    buitenland
  `,
  returning: `
    [terug|weer] (achter|aan) (de|mijn) [achter de computer|achter de laptop|achter mijn computer|achter mijn bureau|aan mijn bureau|aan het bureau]
    [lees|beantwoord|bekijk] (ik) (alles|het) [daarna|nadien|achteraf]
    [weet|ken|heb] … [nog niet|niet|nog geen|geen] … [terugkomst|terugkeer|terugkom|terug ben]
    [ben|zijn|zijn wij|ben ik|zijn we|wij zijn|ik ben] (vanaf|op|er) … [weer|terug]
    [weer|terug] [bereikbaar|aanwezig|op kantoor|terug|open|geopend|aan het werk|beschikbaar|op|vanaf|in|wel|van vakantie|te bereiken|voor u|te woord|klaar|present|thuis|van|aan|online|ter beschikking] *
    [vanaf|op|per|na] … [weer|terug]
    (bij|na) (mijn|onze) [terugkomst|terugkeer|vakantie|verlof|thuiskomst]
    [zodra|wanneer|als] ik (weer|terug) [terug|weer|ben|op|in] *
    [beantwoord|reageer|lees|neem contact|antwoord] … [terugkomst|terugkeer|zodra|zo spoedig|zo snel|weer|terug|daarna|maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|volgende|contact]
    staan wij … (weer) (graag) *
    [hervat|hervatten|heropenen|openen|open] [wij|we|ik] (weer) *
    tot die tijd *
    (een) einddatum *
    daarna zo *
    [morgenochtend|morgenvroeg] (meteen)
  `,
  deputy: `
    [bij|voor|in|indien|als|met] (een|het|u|je|zeer|geval|is|heb) … [spoed|dringende|urgente|spoedeisende|noodgevallen|haast|spoedgevallen|dringend|urgent|nood|spoedzaken]
    [kunt|kan|mag] (u|je) (contact|terecht|zich|mailen|bellen) [contact|terecht|zich|mailen|bellen|opnemen|wenden|met|bij|tot|naar|met] *
    [neem|neemt|gelieve|contacteer|bel|mail|stuur|wend] [dan|u|gerust|voor|aub] … [contact|collega|collega s|receptie|team|naar|met|tot|op]
    [wordt|worden|is] (niet|automatisch) (automatisch) [doorgestuurd|gelezen|doorgezonden|beantwoord|gelezen of] *
    [niet doorgestuurd|niet automatisch doorgestuurd|niet gelezen]
    (mijn) [collega|collega s|vervanger|vervangster|waarnemer] [neemt|nemen|helpt|vervangt|staat|is|kan] *
    [vervangt mij|neemt mijn|neemt waar|waargenomen door]
    [in|ondertussen] (de) [tussentijd|tussen tijd] *
    [bedankt|dank|dank je|dank u|hartelijk dank] (wel) voor (uw|je|jouw|het|de) [bericht|mail|e mail|email|berichtje|mailtje|interesse] *
    beste [afzender|relatie|lezer|klant] *
  `,
  partTime: `
    (alleen|enkel|uitsluitend) [alleen|enkel|uitsluitend] op @day … [op kantoor|aanwezig|bereikbaar]
    op kantoor (alleen|enkel|uitsluitend) [alleen|enkel|uitsluitend] (op) @day *
    [beantwoord|lees|antwoord] … [alleen|enkel|uitsluitend] op [deze|die] dagen
    (ik) werk (ik) (niet|alleen|enkel|op|van) [op|niet|alleen|enkel|van] @day *
    [op|elke|iedere] @day (en) … (werk|ben) ik [niet|vrij|er niet|afwezig|nooit] *
    [op|elke|iedere] @day (en|tot|t m|t e m) … werk ik niet
    @day is mijn (vaste) [vrije|papadag|mamadag] *
    [papadag|mamadag|parttimedag]
    [parttime|part time|deeltijds|deeltijd]
    ik ben [op|alleen|enkel] @day … [aanwezig|bereikbaar|niet|op kantoor|vrij]
    [werkzaam|aanwezig|bereikbaar] op @day *
    mijn (vaste|vrije) [werkdagen|werktijden|kantoordagen|dagen|dag] *
    [buiten deze|buiten die|op andere] [dagen|tijden] *
    [u bereikt|je bereikt|bereikbaar|aanwezig] (mij|me) (alleen|enkel|op) [op @day|@day|alleen] *
  `,
  person: `
    misschien [in het najaar|in het voorjaar|in de herfst|volgend jaar|een andere keer]
    [heb|hebben] (ik|wij|we) (ook|er|dan) geen tijd
    [bespreken|bespreek] (het|dit|dat) *
    bel [je|u] *
    gaat daar (nu) over
    (bereikbaar) op # (het) liefst *
    [hij|zij|ze|die] [is|heeft|zit] … [met verlof|op vakantie|ziek|afwezig|met vakantie|met zwangerschapsverlof|vrij|volgende week]
    [geen|wel|niet|zeker|veel] (echt) [interesse|geïnteresseerd|behoefte|belangstelling|nodig]
    [ben|ben wel|zijn|zijn wel] (niet|wel) [benieuwd|geïnteresseerd]
    [klinkt|lijkt] (me|ons) [goed|interessant|prima|leuk|wel]
    [bel|mail|stuur|app|schrijf] (me|mij|ons) (maar|even|gerust|eens|dan) [me|mij|ons|maar|even|gerust|eens|dan|daarna|een|het|de|je]
    [kun|kunt|kan|kunnen|zou|zullen] (ik|je|u|we|jij|jullie) [ik|je|u|we|jij|jullie] [iets|me|mij|ons|nog|dat|het|de|een|even|eens|bellen|afspreken|volgende]
    [is goed|is prima|past|schikt|komt uit|komt goed uit|akkoord|lijkt me prima|doen we|fermgoed|kan wel]
    [offerte|prijs|prijzen|tarief|tarieven|wat kost|contract kan|koppeling]
    [wij|we] (hebben|werken|gebruiken|doen) (dit|al) al *
    (al) [goed geregeld|al een leverancier|al een partij|al een webbouwer|van voorzien]
    [verkeerde persoon|juiste persoon|niet over|moet u hebben|moet je hebben|moet je bij|moet u bij|ga hier niet over]
    ik [leg|vraag|bespreek|kijk|overleg|zie] (het|t|dit|dat|hem|even|er|eens) [voor|na|even|eens|door|met|ernaar|naar|verschijnen|dit]
    [doorgestuurd|doorgegeven|neergelegd] (naar|aan|bij) *
    [sorry|excuses|excuus] (voor|dat) *
    [verstuurd|verzonden] (vanaf|van|met) mijn *
    [nee|ja|nope] (bedankt|dank|hoor|dat|graag) [bedankt|dank|hoor|graag|prima|ik|we]
    (veel) succes (ermee|met|verder) *
    [uw|je|jullie] [aanbod|voorstel|product|offerte|doorzettingsvermogen|prijs|software]
    [begin|eind|in het] … [kwartaal]
    [bellen|spreken|horen|zien] [we|elkaar] *
    maar @day *
    @day (kan|past|schikt|is) [kan|past|schikt|prima|goed|wel]
    opnieuw melden
    [overgenomen|neem … portefeuille]
    willen meteen
    [heb|hebben] (ik|wij|we|uw|je) … [doorgestuurd|doorgegeven|doorgezet|overhandigd|neergelegd]
    ik [stuur|geef|zet] (het|uw|je|dit) … door
    in principe [ja|nee|wel|akkoord]
    [heb|hebben] (hem|het|je|uw) (mail|bericht) (wel|al) gelezen *
    [stel|doe|noem] (maar|gerust) [een] *
    wacht niet op *
    in (de) [cc|kopie] *
    kan beslissen *
    @day (vanaf|ochtend|middag|om|na) … [zou kunnen|kan wel|past|lukt|schikt|zou gaan]
  `,

  leftMyself: `
    [heb|had] (ik) mijn [laatste werkdag|laatste dag .|laatste dag hier|laatste dag bij]
    [ik werk|werk ik|ben ik|ik ben] (sinds|per|inmiddels|met ingang van) … [niet meer|niet langer] (bij|werkzaam|in dienst|voor|hier|actief|verbonden|verantwoordelijk) *
    (ik) [ben|zit|werk] [niet meer|niet langer] (werkzaam) bij *
    ik werk [niet meer|niet langer|ergens anders|inmiddels|nu bij] *
    [ik heb|heb ik] … [verlaten|afscheid genomen|ontslag genomen|een nieuwe functie|een andere functie|een nieuwe baan|een andere baan|een nieuwe uitdaging]
    [ik ben|ben ik] … [uit dienst|met pensioen|gepensioneerd|vertrokken|gestopt|met vervroegd pensioen|overgestapt|van functie veranderd|van baan veranderd|werkzaam op een andere|werkzaam bij een andere]
    [uit dienst|met pensioen] [bij|gegaan|getreden|.|sinds|per|en]
    [mijn|de] (laatste) [stage|contract|dienstverband|laatste werkdag|werkdag|laatste dag|traineeship|opdracht|tijd bij] … [zit erop|afgelopen|beëindigd|voorbij|is|was|eindigt|afgerond|loopt|geëindigd|erop]
    [stage|traineeship|opdracht] afgerond
    [andere|nieuwe] [functie|baan|rol|afdeling|uitdaging|contactpersoon|werkgever]
    mijn [opvolger|opvolgster|plaatsvervanger] *
    [voortaan|definitief|blijvend|permanent] … [verantwoordelijk|aanspreekpunt|contactpersoon|overgenomen]
    (ik) [ben|heb|werk] (ik|sinds|per|inmiddels|nu) … [overgestapt|van functie gewisseld|van afdeling gewisseld|een andere functie|overgeplaatst|andere afdeling|een nieuwe functie|een nieuwe rol]
    (ik) [houd|ga|ben|doe] (ik|mij|me|er) (mij|me) (niet meer|niet langer) [niet meer|niet langer] … [bezig|over|verantwoordelijk|aanspreekpunt|contactpersoon]
    [mijn taken|mijn werk|mijn functie|mijn portefeuille] (zijn|is|worden) … [overgenomen|overgedragen|definitief]
    (ik) werk (nu|inmiddels) (in|bij|op) een (ander|andere) *
    [uw|je] nieuwe (contactpersoon|aanspreekpunt) *
  `,
  leftOther: `
    is (sinds|al|per) … weg
    [plek|functie|plaats] is vacant
    [is|zijn|was|werkt|werken] … [niet meer|niet langer] (meer|bij|hier) [werkzaam|in dienst|bij|voor|hier|actief|verbonden|bereikbaar|ons|aanwezig|werkt|betrokken|.]
    [werkt|werken] (hier|bij|sinds|inmiddels|nu) … [niet meer|niet langer|ergens anders|elders]
    [heeft|had] … [verlaten|ontslag genomen|afscheid genomen|een andere baan|een nieuwe baan|opgezegd|een andere functie|een andere werkgever]
    [is|ging|per|sinds] … [uit dienst|met pensioen|gepensioneerd|vertrokken|overleden|gestopt|met vervroegd pensioen|ontslagen]
    [overleden|heengegaan|uit dienst getreden]
    [ons|het bedrijf|de organisatie|onze organisatie] verlaten
    [is|zijn] (helaas|onlangs|plotseling|vorige|in|op) … [overleden|heengegaan|ontvallen|gestorven]
    [overlijden|heengaan] van *
    [is|heeft] … [van baan gewisseld|van functie veranderd|een andere baan|overgestapt naar|vertrokken|uit dienst|de organisatie verlaten|ons verlaten|met pensioen|het bedrijf verlaten|overgeplaatst|naar een andere afdeling]
    [werkt|zit] (inmiddels|sinds|nu|al) … [elders|niet meer|ergens anders|bij een andere]
    [werkt|werkzaam] (nu|inmiddels) [elders|ergens anders|bij een ander]
    nu elders werkt
    [gekozen|koos] voor een nieuwe *
    niet (meer|langer) beschikbaar (voor) *
  `,
  leftStems: `
    pensioen*
    gepensioneerd
    niet meer
    niet langer
    verlaten
    vertrokken
    vertrek
    afscheid
    uit dienst
    overleden
    nieuwe uitdaging*
    andere functie
    nieuwe functie
    nieuwe baan
    opvolg*
    beëindigd
    failliet*
    opgeheven
    stage
    ontslag
    vaarwel
    tot ziens
    voorgoed
    voortaan
    elders
    zit erop
    erop zitten
    hield ermee op
    ermee gestopt
    stokje *
    overgedragen
    overgenomen
    neemt … over
    laatste dag
    laatste werkdag
    verdriet
    droef*
    overlijden
    deur* … gesloten
    deuren
    [mailbox|adres|account|postvak] … [gesloten|opgeheven|verwijderd|uitgezet|gedeactiveerd|afgesloten]
    aan de wilgen
    nieuw* hoofdstuk
    voormalig*
    oud medewerker
    weg bij
    vut
    aow
  `,
  companyEnded: `
    [uitgeschreven|uitschreven] (bij|uit) [bij de kvk|uit de kvk|bij het handelsregister|uit het handelsregister]
    [kvk|kvk nummer] … [uitgeschreven|opgezegd|stopgezet]
    [bedrijf|onderneming|zaak|winkel|praktijk|activiteiten|bedrijfsactiviteiten|bedrijfsvoering|firma|vennootschap|bv] … [gestaakt|beëindigd|opgeheven|failliet|definitief gesloten|opgehouden|verkocht|geliquideerd|overgenomen|ontbonden]
    [faillissement|failliet verklaard|bedrijfsbeëindiging|opgehouden te bestaan]
    [voorgoed|definitief] [gesloten|gestopt|dicht|sluiten]
    [gesloten|dicht|sluit|sluiten|sloot|sloten] … [voorgoed|definitief|voor altijd]
    [voorgoed|definitief|voor altijd] … [gesloten|dicht|sluit|sluiten|sloot|sloten]
    [deze persoon|deze medewerker|de geadresseerde|deze collega|deze gebruiker] … [niet meer|niet langer|verlaten]
  `,
  otherInbox: `
    [beheer|lees|beantwoord|ruim|bekijk|check|behandel|houd] (ik|de|haar|zijn|nu|even) … [mailbox|mail|mails|mailtjes|inbox|postvak|e mails|berichten]
    [vanuit|uit] (de|het) [mailbox|inbox|postvak|mail] van *
    [zijn|haar|de] [mail|mails|mailbox|berichten|post|e mails] (van|komt|komen) … [bij mij|aan mij|naar mij|komt hier|komen hier|binnen]
    [ik antwoord|antwoord ik|ik reageer|ik schrijf] … [namens|in plaats van|voor]
    [ik ben] * en heb … overgenomen
  `,

  removal: `
    genoeg (alsjeblieft|aub|graag) [niks meer|niets meer]
    . [niks meer|niets meer] [aub|alsjeblieft|alstublieft]
    [hoef|hoeft|hoeven] (ik|wij|we) … [mails|mail|mailtjes|e mails|berichten|reclame|nieuwsbrieven] … [niet meer|niet langer]
    [hoef|hoeven] (ik|wij|we) … [niet meer|geen] … [mails|mailtjes|e mails|berichten|reclame] [meer|te ontvangen|.]
    [gooi|haal] [me|mij|ons] (er) (maar) [er uit|eruit|maar uit|er maar uit]
    [niet|geen|nooit] [meer|langer|nog|verder|opnieuw] [mailen|benaderen|schrijven|contacteren|sturen|lastigvallen|te mailen|te benaderen|te schrijven|aandringen|te sturen|bellen]
    [niet|geen|nooit] [mailen|benaderen|schrijven|contacteren|sturen|lastigvallen|te mailen|te benaderen|te schrijven|aandringen|te sturen|bellen] [meer|langer|nog|verder|opnieuw]
    [verwijderen|schrappen|halen|uitschrijven] (uit|van) [uit|van] (uw|jullie|de|het|je) [mailinglijst|lijst|bestand|database|verzendlijst|systeem|lijsten|adressenbestand]
    [neem|opnemen|neemt|zoek] (aub|alstublieft) geen contact (meer) (met) *
    [haal|verwijder|schrap|gooi|neem|wis|knikker|halen|verwijderen|schrappen|haalt|verwijdert] (aub|alstublieft|dan|svp) [mijn|onze|dit|al mijn|al onze|deze] (e) [gegevens|adres|e mailadres|mailadres|naam|mailadressen|adressen|persoonsgegevens|mail adres]
    [haal|verwijder|schrap|gooi|neem|wis|knikker|halen|verwijderen|schrappen|haalt|verwijdert] (aub|alstublieft|dan|svp) [mij|me|ons] (maar|dan|aub|svp|per direct|direct) [van|uit] (de|uw|je|jullie|al uw|al jullie|die|deze) … [lijst|lijsten|bestand|bestanden|mailinglijst|database|verzendlijst|systeem|mailing|maillijst|adresboek|nieuwsbrief|mailbestand|adressenbestand]
    [mij|me|ons|mijn adres|ons adres|onze adressen|mijn naam|mijn gegevens|mijn e mailadres] (aub|graag|direct|onmiddellijk|per direct|svp) [van|uit] (de|uw|je|jullie|het|al) (uw) … [halen|verwijderen|schrappen|haalt|verwijdert|verwijderd|gehaald|wissen|af|afhalen|afgehaald|geschrapt]
    [van|uit] (de|uw|je|jullie|het|deze|al uw|al jullie) [lijst|bestand|mailinglijst|database|verzendlijst|systeem|mailing|adressenbestand|lijsten|bestanden|maillijst|adresboek|nieuwsbrief|mailbestand] (te) [halen|verwijderen|schrappen|verwijderd|afhalen|afgehaald|wissen|gehaald|haalt|af]
    [verwijder|wis|verwijdert|verwijderen|wissen|vernietig] (aub|u|dan|alstublieft|svp) [mijn|ons|onze|al mijn|al onze|deze|alle|dit] (persoonlijke) [gegevens|adres|e mailadres|mailadres|persoonsgegevens|naam|contactgegevens|data|mail]
    [mijn|onze|deze|haar|alle|zijn] (persoonlijke|e) [gegevens|persoonsgegevens|e mailadres|adres|mailadres|data|contactgegevens] … [te wissen|te verwijderen|verwijderen|wissen|verwijdert|verwijderd|vernietigen|te vernietigen|wist|worden gewist|gewist]
    [wil|wilt|wens|wensen|willen|zou|hoef|hoeven] (ik|wij|we|u|je|graag) (graag) [niet meer|geen|niet langer|niets meer|nooit meer|uitschrijven|me afmelden|me uitschrijven|uitgeschreven|mij afmelden] … [ontvangen|benaderd|gemaild|mails|mail|e mails|berichten|horen|aangeschreven|benaderen|mailen|reclame|aanbiedingen|nieuwsbrief|lijst]
    [stel|stellen] (ik|wij|we) (geen|niet) (prijs) … [prijs] op (verdere|uw|je|dit|dergelijke|deze|meer) *
    (graag|svp|aub) [geen|nooit] (verdere|nieuwe|ongevraagde|reclame|commerciële) [mail|mails|e mail|e mails|berichten|reclame|mailtjes|aanbiedingen] (meer) [meer|sturen|te sturen|toesturen|ontvangen|svp]
    [niet|nooit] [meer|langer|opnieuw|weer] [te mailen|mailen|te benaderen|benaderen|contacteren|aanschrijven|aan te schrijven|sturen|te sturen|lastigvallen|lastig te vallen|contact op te nemen|contact opnemen|bellen|te contacteren|gemaild|benaderd]
    [mail|schrijf|stuur|mailt] [me|mij|ons] (aub|alstublieft|svp) [niet|nooit|geen] [meer|langer|mails|berichten|.]
    [benader|contacteer] [me|mij|ons] (aub|alstublieft|svp) niet
    [stop|hou|houd|ophouden|stoppen|kappen|kap] (op|nu|eens|eindelijk|onmiddellijk|aub|per direct) [met|op] (mij|me|ons|het|dit|al|die|deze) … [mailen|schrijven|benaderen|sturen|mails|spammen|berichten|spam|lastigvallen|lastig te vallen|bestoken|gemail|mail]
    [meld|schrijf] [me|mij|ons] (aub|alstublieft|maar|svp) [af|uit]
    [maak|maken|teken|tekenen] (ik|wij) (hierbij) bezwaar
    bezwaar tegen (de|het) [verwerking|gebruik]
    [verzoek|verzoeken|eis|eisen|verlang|sommeer|sommeren] (ik|wij|u|om|dat) (u|om) … [te wissen|te verwijderen|wissing|verwijdering|verwijderen|wist|verwijdert|te staken|te benaderen|uit te schrijven|af te melden|verwijderd|niet langer]
    recht op [vergetelheid|gegevenswissing|verwijdering|bezwaar]
    [trek|trekken] … toestemming … in
    [klacht|melding] … [autoriteit persoonsgegevens|acm|gba|spamklacht]
    laat [me|mij|ons] met rust
    met rust (te) [laten|laat]
    [ongevraagde|ongewenste|ongevraagd] (e|reclame) [mail|mails|mailings|berichten|acquisitie|reclame|e mails]
    [wilt|wil|kunt|kan|zou|kun|willen] (u|je|jullie) (zo) (goed|vriendelijk) (zijn) (om) [ons|mij|me|mijn|onze] … [verwijderen|te verwijderen|schrappen|uitschrijven|uit te schrijven|afmelden|af te melden|te schrappen|halen|te halen]
    [zou|zouden|wil|wilt|willen|kun|kunt|kan|kunnen|graag|gelieve|alsjeblieft|alstublieft|aub|verzoek|vraag|vragen|fijn|liever|lief|vriendelijk] … [niet meer|niks meer|niets meer|geen mails meer|niet langer|nooit meer|geen verdere|geen e mails meer|geen berichten meer] … [mailen|schrijven|sturen|benaderen|contacteren|toesturen|contact|mailt|schrijft|stuurt|benadert|te mailen|te schrijven|te sturen|te benaderen|lastigvallen|willen mailen|willen schrijven|bestoken]
    [mail|mailt|schrijf|schrijft|stuur|stuurt|benader|benadert] (u|mij|me|ons|je) (mij|me|ons) (alsjeblieft|alstublieft|aub|hierover|hier|dus|verder|daarom|maar|liever) [niet meer|niks meer|niets meer|nooit meer|geen mails meer]
    [laat|dit was|laat dit] (dit|hopelijk) (het|de|uw|je) laatste [mail|bericht|mailtje|e mail] *
    [genoeg|klaar] [mails|mailtjes|met mailen|met deze]
    [hoef|wil|hoeven|willen] (ik|we) (echt|verder|hier|liever) [geen|niets|niks] (verdere|van) [mails|mailtjes|berichten|e mails|reclame|post|meer] *
    [liever|graag] … [geen|niet|niets] (meer) (dit|deze|van|soort) … [niet meer|geen mails|geen berichten|niets meer|mails meer|berichten meer]
    [ontvang|krijg] (ik|wij|we) (dit|deze|uw|je|liever|soort) … [niet meer|niet langer|nooit meer]
    [mij|ons|me] (van) (dit|deze|zulke|dergelijke|verdere|in|het|voortaan) … [besparen|te besparen|bespaart|verschonen]
    [bespaar|bespaart] (u) [mij|ons|me] [dit|deze|dat|zulke|verdere] *
    [uitsluitingslijst|zwarte lijst|blokkeerlijst|uitschrijflijst|blacklist]
    [afzien|af te zien|onthouden|te onthouden] (van) (het|verdere|verder) (verdere|toezenden) *
    geen [verder|verdere|nader] [contact|berichten|mails|mailtjes|e mails] *
    [haal|haalt|gooi|schrap|gooit|knikker] (me|mij|ons) (er|maar) [eruit|er uit|uit|eraf|er af] *
    stop (hier|daar|nu) [hiermee|daarmee|hier mee|ermee] (.) *
    [geen|niet] [prijs|behoefte] (meer) [op|aan] (uw|jullie|deze|verdere) [mails|e mails|berichten|mailtjes|reclame]
    [heb|hebben] … [nooit|geen] … toestemming … [gegeven|verleend]
    [gebruik|gebruikt] (u) (dit|mijn|ons) [adres|mailadres|e mailadres] (alstublieft) [niet meer|nooit meer] *
    hoe [zorg|kan|voorkom] (ik) … [berichten|mails|mailtjes] … [niet meer|nooit meer]
    [graag|aub|svp|alsjeblieft|gelieve] (mij|me|ons) [uitschrijven|afmelden|uit te schrijven|af te melden]
    [hoor|hoort|horen] (ik|wij|we) (liever|verder|dan) (liever) [niets|niks] meer [van|.] *
  `,
  takeOut: `
    [verwijder*|haal|halen|schrap*|streep|strepen|wis|wissen|schrijf|uitschrijv*|uit te schrijven|afmeld*|gooi|gooien|weg|af|verwijderd|gehaald|geschrapt|eraf|eruit|meld|haalt|afhalen|gewist]
  `,
  lists: `
    [uit|van|vanuit|voor] (uw|jullie|je|de|het|deze|al|alle|die) (uw|jullie|je) [lijst|lijsten|maillijst*|mailinglijst*|adressenlijst*|verzendlijst*|contactlijst*|mailinglist|bestand|bestanden|adressenbestand*|klantenbestand*|database|nieuwsbrief|nieuwsbrieven|mailing|mailings|systeem|register|crm|verzendlijst|adresboek|contacten]
  `,
  erase: `
    [verwijder|verwijderen|verwijdert|wis|wissen|schrap|schrappen|vergeet|uitschrijven|schrijf|weghalen|afmelden|meld]
  `,
  ownData: `
    [mijn|ons|onze|dit|deze|m n] … [adres|adressen|gegevens|*gegevens|mailadres|e mailadres|emailadres|*adres|mail|e mail|nummer|naam|data]
    [me|mij|ons] [uitschrijven|afmelden|verwijderen|aub|.|af]
  `,
  stop: `
    [stop|stopt|stoppen|ophouden|hou op|houd op|hou eens op|genoeg|geen [mails|mail|mailtjes|e mails|berichten|reclame|spam] meer|nooit meer|niet meer [krijgen|ontvangen|hebben|willen]|niks meer [sturen|mailen]|niets meer [sturen|mailen]|[mij|me|ons] niet meer|niet meer te|laat ons|laat me|laat mij|kap|verschoon|verzoek ik u niet]
  `,
  writing: `
    [schrijven|schrijf mij|schrijf me|schrijf ons|mailen|mail|mails|mailtjes|e mails|e mail|benaderen|benader|contact|contacteren|contacteer|lastigvallen|lastig vallen|lastig|sturen|stuur|spam*|reclame*|berichten|bellen|aanschrijven|toesturen|toezenden|opnemen|ontvangen|toegestuurd|benaderd]
  `,
  removalSubject: `
    [afmelden|afmelding|uitschrijven|uitschrijving|verwijderen|verwijderverzoek|bezwaar|stop|unsubscribe] *
    (verzoek) (tot|om|ex|op) … [verwijdering|wissing|avg|gegevenswissing|uitschrijving|artikel|art]
    [avg|gdpr|artikel 17|artikel 21|art 17]
  `,

  calendar,
};
