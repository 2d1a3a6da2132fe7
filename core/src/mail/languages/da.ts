import { calendar } from './calendars/da.ts';
import type { MailLanguage } from './mail-language.ts';

export const da: MailLanguage = {
  common:
    'og at det som en et er jeg vi du i han hun den de ikke på for med af til fra om har havde kan skal skulle vil mig dig os jer min mit mine vores din dit jeres men også så hej tak venlig hilsen hilsner mvh kære mail kontakt gerne eller ved når var her der under nu lige da mere være bliver blev hvis din henvendelse',

  closings: `
    [med|venlig|mange|de bedste|bedste|kærlig] [venlig|venlige|kærlig] [hilsen|hilsner]
    [hilsen|mvh|vh|hilsner|venligst|tak|kh|bh|knus|dbh|på forhånd tak] .
    [mvh|vh|hilsen|venligst] *
    med venlig hilsen *
    venlig hilsen *
  `,
  disclaimers: `
    [denne|dette] [mail|e mail|meddelelse|besked] … [fortrolig*|beregnet|vedhæftede|tiltænkt|fortrolige]
    hvis du [ikke er|har modtaget|fejlagtigt|ved en fejl] … [modtager|ved en fejl|fejlagtigt|mailen]
    læs (mere) om … [personoplysninger|persondata|gdpr|privatlivspolitik|behandling]
    [persondatapolitik|privatlivspolitik|fortrolighed|behandling af personoplysninger]
    [tænk på|tag hensyn til|skån] miljøet *
    [ønsker|vil] du ikke (længere) (at) [modtage|have|få] … [afmelde|afmeld|nyhedsbrev]
    afmeld [nyhedsbrev|dig]
    cvr *
    * (*) (*) behandler (dine|jeres) (personoplysninger|oplysninger) *
    du har ret til *
  `,

  absenceSubject: `
    [fravær|fraværende|ferie|ferielukket|fri|lukket|julelukket|sommerlukket|barsel|barselsorlov|orlov|syg|sygemeldt|bortrejst|på rejse|forretningsrejse|tjenesterejse|ikke på kontoret|ikke til stede|ikke på arbejde|out of office|ooo|efterårsferie|sommerferie|juleferie|vinterferie|påskeferie|kursus|ferielukning|forældreorlov|fridag|ude af huset|ude af kontoret|afspadsering|påskelukket|fædreorlov|barns sygedag] *
    tilbage [på|den|d|mandag]
    glædelig [jul|påske|sommer] .
    god [sommer|påske|jul] .
    [ikke her|ikke på kontoret|væk|ikke til stede] (i dag|idag)
    [i|på] [møde|møder|kursus] .
  `,
  away: `
    . [på ferie|ferie|på barsel|sygemeldt|på orlov] .
    [sengeliggende|rekonvalescent|ligger syg|ligger med feber]
    [står|sidder|er] (jeg) … [på messen|på en messe|på messe|på et kursus]
    [jeg er|er jeg|vi er|er vi|jeg har|har jeg|vi har|har vi|jeg holder|holder jeg|vi holder|holder vi|. holder|. er|. afholder|jeg befinder mig|jeg kommer til at være|jeg afholder] … [ferie|på ferie|ferielukket|fri|fridag|fraværende|ikke på kontoret|ikke til stede|ikke på arbejde|ikke på plads|ude af huset|ude af kontoret|på barsel|på barselsorlov|på orlov|på forældreorlov|på fædreorlov|sygemeldt|syg|bortrejst|på rejse|på forretningsrejse|på tjenesterejse|på farten|i udlandet|på kursus|på konference|på messe|til møde|til møder|i møde|optaget|i retten|lukket|julelukket|sommerlukket|ikke tilgængelig|ikke at træffe|ikke træffes|svær at få fat|efterårsferie|sommerferie|juleferie|vinterferie|påskeferie|på efterårsferie|på sommerferie|på juleferie|på vinterferie|på påskeferie|weekend|på afspadsering|afspadserer|barns sygedag|hjemme med sygt|til tandlæge|til lægen|væk|ude|indlagt|på skiferie|på bryllupsrejse]
    [ferie|lukket|fri|fraværende|orlov|barsel|sygemeldt|bortrejst|ferielukket|væk] (fra|på|i) [til|t o m|fra|fra og med|frem|i|uge|ugerne|indtil|den|d|mellem|hele|og|resten|på ubestemt|dag|over|pga] *
    [vi|kontoret|butikken|værkstedet|forretningen|klinikken|firmaet|lageret|showroomet|skolen|salonen|fabrikken] (holder|har|er) [ferielukket|lukket|fri|julelukket|sommerferie|ferie] *
    [holder|har] [lukket|ferielukket|fri] *
    lukket [fredag|mandag|tirsdag|onsdag|torsdag|mellem|i|fra|pga|grundet|til|hele|på|og|d] *
    [under|i] (min|mit|vores|denne|ferien|perioden) [fravær|ferie|orlov|periode|barsel] *
    [læser|svarer|tjekker|ser] [ikke|sjældent|ingen] [på|mails|mine|min|mail|jeg] *
    [svarer|læser] (derfor) ikke (på) *
    [mail|mails|e mails|beskeder|din mail] [læses|besvares|bliver|vil|videresendes] [ikke|kun|sporadisk|først] *
    [begrænset|ingen|ikke|sporadisk|dårlig] [adgang|mulighed|forbindelse|dækning] (til|for) *
    [kan|vil] (jeg) ikke [træffes|kontaktes|læse|svare|besvare|nås] *
    [i dag|i morgen|hele dagen] [er|sidder|har|holder] (jeg) [fri|på kursus|i møde|til møde|ikke|ude|lukket]
    [sidder|er] (jeg) [i møde|til møde|i møder]
    på ubestemt tid
    arbejder (jeg) ikke [i dag|i morgen] *
    på farten *
    fravær* [pga|grundet|på grund] *
    [sidder|er|står] (i|på|hele|frem|nu|jeg) … [i møde|i møder|i retten|på byggeplads|på byggepladsen|på kursus|til undervisning|på messe|på konference|i undervisning]
    [under|i] (hans|hendes) fravær
    [sygt|syge] barn *
    (er) jeg (her) ikke [her|til stede|på arbejde]
    jeg her ikke
    [denne|næste] (og) … [er|kommer] jeg (her) [ikke|væk|bortrejst]
    ingen [her|på kontoret|til stede]
    [til søs|på havet|offshore|i felten]
    [net|dækning|forbindelse] (kun|en) [en gang imellem|engang imellem|af og til|indimellem]
    [forvent|regn] ikke (med) [svar|et svar] *
    [gået|går|er] (nu) på [barsel|barselsorlov|orlov|forældreorlov|fædreorlov]
  `,
  absenceStems: `
    ferie*
    orlov
    fravær*
    lukket
    syg*
    barsel*
    rejse*
    bortrejst
    tilbage
    fri
    fridag*
    kursus
    konference
    messe
    deltid
    helligdag*
    jul
    vikar
    udlandet
    afspadser*
  `,
  partTime: `
    på kontoret (kun) [kun|udelukkende] (om|på) @day *
    [svarer|læser] … [kun|udelukkende] [de|disse] dage
    (jeg) arbejder [ikke|kun|fra] [om|på|@day] *
    [har|holder] (fast) (fri) [om|hver|alle] @day* *
    (om) [@day|@dayen] [arbejder|har|holder|er] jeg [ikke|fri|altid] *
    deltid
    [arbejder|er] ikke (på kontoret|på arbejde|her) (om) [@day|mandagen|tirsdagen|onsdagen|torsdagen|fredagen|mandage|tirsdage|onsdage|torsdage|fredage]
    (har) [altid|fast] fri (om|hver) [@day|mandagen|tirsdagen|onsdagen|torsdagen|fredagen] *
    # dages uge
    mine (faste) [arbejdsdage|arbejdstider|kontordage|fridage|dage] *
    [de øvrige dage|andre dage|uden for disse] *
    [træffes|fanges] (kun|altid) (om|mandag) [@day|om @day|kun] *
    jeg [arbejder] (kun|bare) @day [til|og] *
  `,

  calendar,
};
