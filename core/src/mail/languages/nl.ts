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

  calendar,
};
