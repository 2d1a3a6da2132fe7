import type { Lexicon } from './lexicon.ts';

export const romanian: Lexicon = {
  code: 'ro',
  months:
    'ianuarie/ian februarie/feb martie aprilie/apr mai iunie/iun iulie/iul august/aug septembrie/sept octombrie/oct noiembrie/nov decembrie/dec',
  weekdays:
    '~luni/lunea/~lunii marți/marțea/marția miercuri/miercurea joi/joia vineri/vinerea sâmbătă/sâmbăta duminică/duminica',
  numbers:
    '1:~unu/~una/~un/~o 2:~doi/două 3:trei 4:patru 5:cinci 6:șase 7:șapte 8:~opt 9:~nouă 10:zece 11:unsprezece 12:doisprezece/douăsprezece 13:treisprezece 14:paisprezece 15:cincisprezece 16:șaisprezece 17:șaptesprezece 18:optsprezece 19:nouăsprezece 20:douăzeci 30:treizeci 40:patruzeci 50:cincizeci 60:șaizeci 70:șaptezeci 80:optzeci 90:nouăzeci 100:~sută/~sute 1000:~mie/~mii 1000000:milioane/milion',
  units: 'secundă/secunde minut/minute oră/ore zi/zile săptămână/săptămâni lună/luni an/ani',
  and: 'și',
  or: 'sau',
  to: 'la|până la',
  percent: 'la sută|la suta|procente',
  ago: 'acum de',
  past: 'trecut trecută trecute',
  days: 'ieri mâine poimâine alaltăieri',
  clock: '~h',
  counted:
    'întrebare întrebări ide* opțiun* punct* pas pași rând* fraz* cuvânt cuvinte mod* lucru lucruri răspuns* propuner* posibilit* motiv* minut* pagin* paragraf* comentari* tem* dintre noi|sau trei',
  asks: 'v-ar conveni|ți-ar conveni|vă convine|îți convine|am putea|ați putea|ai putea|putem|puteți|poți|pot|spuneți-mi|spune-mi|ce spuneți|ce spui|ce ziceți|ce zici|aveți timp|ai timp|propun|vă propun|îți propun|răspundeți|preferați|preferi|disponibil*|e în regulă|vreți|vrei|doriți|dorești|ar fi posibil|vă sun|te sun',
  offers:
    'hai să|haideți să|propunerea mea rămâne|oricând|când doriți|când vrei|scrieți-mi|scrie-mi|sunați-mă|sună-mă|trimiteți-mi|trimite-mi|e suficient un rând|aștept|răspunsul dumneavoastră|răspunsul tău|vă invit|te invit|deschis la|deschisă la|vă stau la dispoziție',
  calls: 'telefon*|apel*|sunat|sunați|convorbir*|discuți*|vorbit',
  meetings: 'întâlnir*|ședinț*|întâlnit|văzut|vizit*|demo*|atelier*|demonstrați*',
  mails: 'mail*|e-mail*|email*|scris|scriați|scriai|mesaj*|răspuns*',
  attachment: 'atașat*|atașez|anexat*|anexă|în anexă|în atașament|atașament*',
  discount:
    'reducer*|discount*|gratuit*|gratis|fără cost*|preț special|tarif special|jumătate de preț|lună de probă|cadou|bonus',
  appointment:
    'ne vedem pe|ne vedem la|ne vedem în|am rezervat|am programat|am blocat|invitație în calendar|invitația din calendar|ne întâlnim|următoarea noastră întâlnire|întâlnirea noastră următoare',
  reference:
    'am ajutat|unul dintre clienții noștri|una dintre clientele noastre|un client de-al nostru|clienții noștri|clientul nostru|am făcut la fel|am făcut același lucru|companii similare|firme similare',
  titles:
    'dl dna domnul doamna domnule domnișoara d-na d-l dr doctor doctorul ing inginer prof profesor colegul colega firma compania',
  says: 'spus scris menționat întrebat recomandat povestit propus confirmat mi ne a',
  does: 'folosește utilizează lucrează economisește redus dublat schimbat obținut',
  greetings:
    'bună|bună ziua|bună seara|bună dimineața|salut|salutare|stimate|stimată|stimați|dragă|dragi|domnule|doamnă',
  closings:
    'cu stimă|cu respect|cu drag|cu considerație|toate cele bune|salutări|o zi bună|o zi frumoasă|mulțumesc|mulțumim|vă mulțumesc|numai bine|pe curând',
  capitals: 'dumneavoastră dvs dv dumneata domnul doamna',
  nameEndings: 'ului ul lui ei i a uri ele lor le',
  optOut:
    'dezabon*|să nu mai primiți|nu mai primi|nu vă voi mai scrie|nu îți voi mai scrie|nu doriți să primiți|nu mai scriu',
  pressure:
    'acționați acum|acționează acum|timp limitat|ofertă limitată|ultima șansă|garantat*|garanție|garantăm|fără risc*|fără obligații|urgent|grăbiți-vă|grăbește-te|click aici|apasă aici|câștigător*|dublați|dublează|cel mai ieftin|cel mai mic preț|miracol*|cumpărați acum|cumpără acum|ocazie unică|revoluționar*|numărul unu',
  self: 'eu mine mă mi meu mea mei mele',
  reader: 'dumneavoastră dvs dumneata tu tine te tău ta tăi tale voi vă vouă noi ne nostru noastră noștri noastre',
  functionWords:
    'un o unui unei niște al a ai ale cel cea cei cele acest această acestea aceste acesta acel acea și sau dar ci iar însă deci că să dacă ca când cum unde care ce cine cât pentru pe la din de cu în într într-o într-un prin sub fără spre după până despre între dintre peste față eu mă mie îmi mi meu mea mei mele noi ne nouă nostru noastră noștri noastre tu te îți ți tău ta tăi tale voi vă vouă vi vostru voastră dumneavoastră dvs el ea ei ele îl lui lor își și-a se s este e sunt era erau fi fost sunteți suntem am ai are avem aveți au avea ar aș ați va vor veți vom poate pot trebuie nu mai foarte tot toată toți toate alt altă alți alte fiecare doar numai chiar încă deja aici acolo acum atunci astfel știu citit văzut auzit înțeleg spus zis scris mulțumesc bucur merge face fac le doamna domnul domnule doamnă acești apoi avut așa bine ceva căci către deși dintr doi două facem fie nici putem puteți sa sale săi său unor înainte',
  approximations: {
    about: 'circa|aproximativ|vreo|cam|în jur de|rotund|undeva la',
    above: 'peste|mai mult de|cel puțin|și ceva|puțin peste|bune|mai bine de|trecut de|minimum',
    below: 'aproape|mai puțin de|sub|spre|puțin sub|până la|cel mult|maximum',
    behind: { above: 'și ceva' },
  },
  calculations: {
    sums: 'împreună|total|în total|suma|însumat*|plus|ar face|înseamnă|adunat*',
    differences:
      'mai ieftin*|mai scump*|peste|sub|în plus|în minus|mai mult*|mai puțin*|decât|diferenț*|rămân*|rest*|marj*|econom*|crescut*|creșt*|scump*|urcat*|urc|urcă|scăzut*|scăder*|câștigat*|pierdut*|a trecut|lips*|față de',
    results:
      'în medie|adică|înseamnă|deci|fac|face|ar fi|ar costa|ar face|ar însemna|rezultă|vine|ajunge|ajung|echival*|sau|astfel',
  },
  taxRates: [21, 19],
  shares: { half: 'jumătate|jumate', third: 'treime', quarter: 'sfert', fifth: 'cincime' },
  distances: { before: 'mai sunt|mai e|mai avem|peste|au rămas', behind: 'înainte|după|până|mai târziu|de azi' },
  conversations: {
    spoken:
      'vorbit|discutat|la telefon|prin telefon|convorbire*|apel*|discuție|discuția|povesteați|spuneați|am stat de vorbă',
    met: 'întâlnit|trecut pe la|văzut la|am stat la masă|stat la masă',
    encounters: 'vizit*|prânz*|cina|cafea|întâlnire*|micul dejun|plimbare*|plimbat',
    shown: 'arătat|turul',
    thanks: 'mulțumesc|mulțumim|mersi',
    cancelled: 'anulat*|amânat*|nu a avut loc|nu s-a prezentat|reprogramat*',
    lastWeek: 'săptămâna trecută',
    lastMonth: 'luna trecută',
    lastNight: 'aseară|ieri seară',
    meals:
      'prânzul nostru|cina noastră|cafeaua noastră|masa noastră|prânzul cu dumneavoastră|cina cu dumneavoastră|am luat masa',
    metAt:
      'întâlnirea din|întâlnirea de la|întâlnit la|întâlnit în|văzut la|văzut în|vizita la|vizita din|trecut pe la|discuția din|prânzul din|cina din',
    mealNouns: 'prânz*|cină|cina|cafea*|masă',
    fairs: 'târg*',
    unanswered:
      'mesagerie*|căsuța vocală|mesaj vocal|nu a răspuns|n-a răspuns|nu răspunde|fără răspuns|ocupat|am lăsat mesaj|lăsat mesaj|nu am dat de|indisponibil|căsuț*|mesageri*|nu răspund*|închis|robot*|sună ocupat|neprelua*|fără succes|indisponibil*|nu am reușit',
  },
  attributions: {
    says: 'spus|spune|spunea|spuneați|spuneai|zis|zice|ziceați|ziceai|zicea|menționat|cerut|cere|întrebat|crede|credeți|gândește|vrea|vreți|voia|voiați|dorește|doriți|preferă|preferați|preferat|teme|temeți|propune|propus|sugerat|reamintit|explicat|povestea|povesteați|frază|vorba|vorbe|cuvinte|potrivit|părerea|părere|ideea|rostit|găsește|pare|plac*',
    writes: 'scris|scrie|scriați|scriai|postare|postat|mesaj|mail|e-mail|comentariu',
    you: 'dumneavoastră|dvs|tu|vă|ați spus|ați zis|ați scris|ați cerut|ai spus|ai zis|ai scris|spuneați|spuneai|ziceați|ziceai|vreți|doriți|credeți|scriați',
    first: 'eu|mă|mie|îmi|mi|meu|mea|noi|ne|nostru|noastră',
  },
  proposals: {
    proposes:
      'propun|propunem|aș propune|am propune|sugerez|v-ar conveni|ți-ar conveni|ar conveni|v-ar potrivi|s-ar potrivi|ce ziceți|ce zici|ce spuneți|sunt liber*|sunt disponibil*|suntem disponibili|pot propune|vă pot oferi',
    tags: 'nu|da|corect|nu-i așa|adevărat|așa e',
  },
  pledges: {
    refund:
      'ramburs*|returnăm|vă dăm banii|banii înapoi|vă restituim|îți restituim|nu plătiți nimic|nu plătești nimic|nu mai plătiți|din partea casei|pe cheltuiala noastră',
    gift: 'nu vă taxăm|nu vă percepem|nu percepem|nu vă facturăm|nu vă luăm bani|nu vă luăm niciun|nu vă cerem niciun|niciun leu|niciun euro|niciun ban|o facem din partea noastră|facem noi din partea noastră|oferim din partea noastră|suportăm noi|vi-l dăruim|vi-o dăruim',
    guarantee: 'garantăm|vă garantez|îți garantez|vă promit|vă promitem|îți promit',
    guarantees: 'garant*',
    free: 'gratuit*|gratis|fără costuri|fără cost|nu costă nimic|nu vă costă nimic|cadou|pe cheltuiala noastră|fără să plătiți',
  },
  positions: {
    names:
      'director*|directoare*|președinte*|președintă|vicepreședinte*|administrator*|manager*|șef*|șefa|responsabil*|coordonator*|coordonatoare*|proprietar*|patron*|patroana|fondator*|fondatoare*|asociat*|asociata|partener*|contabil*|contabila|auditor*|trezorier*|asistent*|asistenta|secretar*|secretara|recepționer*|recepționist*|achizitor*|vânzător*|vânzătoare*|agent*|consultant*|consilier*|consiliera|inginer*|inginera|tehnician*|arhitect*|arhitecta|designer*|programator*|programatoare*|analist*|jurnalist*|jurnalista|redactor*|fotograf*|medic|medicul|doctor|doctorul|doctorița|chirurg*|dentist*|stomatolog*|veterinar*|farmacist*|avocat*|avocata|notar*|profesor*|profesoara|bucătar*|brutar*|oenolog*|agronom*|agronoama|fermier*|grădinar*|șofer*|mecanic*|electrician*|regizor*|purtător de cuvânt|supervizor*|maistru*|stagiar*|ucenic*|primar*|antreprenor*|retușor*',
    leading:
      'director*|directoare*|președinte*|președintă|administrator*|manager*|șef*|șefa|responsabil*|coordonator*|coordonatoare*|proprietar*|patron*|patroana|fondator*|fondatoare*|asociat*|asociata|partener*',
    links: 'ca|în calitate de',
    joins:
      'vostru|voastră|tău|ta|nostru|noastră|său|sa|lor|un|o|ca|e|este|care|domnul|domnului|doamna|doamnei|dl|dna|dr|ing|noul|noua',
    readerIs: 'sunteți|ești',
    fillers: 'acum|azi|astăzi|și',
    departments:
      'sales:comercial|vânz marketing:market communication:comunica people:umane finance:financ|contab technology:tehnic it:informatic production:producți operations:operaț purchasing:achiz logistics:depozit quality:calitat research:cercet|dezvolt engineering:inginer legal:jurid|avocat training:formar customers:client medicine:medic property:imobil export:export reception:recep kitchen:bucăt events:eveniment safety:sigur sites:șantier|construc',
  },
  statements: {
    negations:
      'nu|n-am|n-a|n-ai|n-au|n-ați|niciun|nicio|nici un|nici o|niciodată|nimeni|nimic|nici|refuz*|lipsește|lipsesc|neaprobat*|nesemnat*|neconfirmat*|nedecis*|nehotărât*|cu excepția',
    without: 'fără|în loc de',
    idioms:
      'nu doar|nu numai|fără îndoială|nicio problemă|nici o problemă|de ce nu|nu mai mult de|nu ezitați|nu ezita|înainte de toate|mai mult sau mai puțin|dacă doriți|dacă vreți|dacă vrei|până la urmă|fără costuri|fără obligații|cu drag|nu înainte de|nu * înainte de|nu mai târziu de|nu mai puțin de|fără tva|nimic altceva decât',
    open: 'poate|ar putea|posibil*|se gândește|se gândesc|ne gândim|gândesc|plănui*|planific*|plan|analiz*|intenți*|vrea|vreau|vor|ar vrea|dacă|eventual*|discut*|ezit*|sceptic*|încă|dori*|evalu*|urmează|după ce|dupa ce|ar fi|speră|aștept*|depinde*|de stabilit|provizori*|negocia*|ia în calcul|iau în calcul|neaprobat*|nedecis*|nehotărât*',
    due: 'trebuie|ar trebui|să aprobe|să decidă',
    decided:
      'hotărât*|decis*|aprobat*|confirmat*|semnat*|acceptat*|stabilit*|vândut*|cumpărat*|contractat*|comandat*|undă verde|dat acordul|acordul|ales|rezervat*|convins*|bătut palma|autorizat|spus da|a zis da|zis da|acordat*',
    conditions: 'dacă|de nu|în caz că',
    already: 'deja',
    congratulations:
      'felicitări|felicitari|mă bucur|ma bucur|ce veste|veste bună|bravo|ce bine|încântat că|încântată că|veste minunată|bucuros că|bucuroasă că|ce bucurie',
    lacks:
      'niciun|nicio|nici un|nici o|lipsește|lipsesc|nu avem|nu au|nu are|nu am un|nu am o|nu folosi*|nu există|n-avem|n-au|n-are',
    has: 'aveți|aveti|folosiți|folositi|vindeți|vindeti|oferiți|oferiti|dispuneți|dispuneti|actualul dumneavoastră',
    risen: 'crește|cresc|crescut*|creștere|urcă|urcat*|urcă|mărit*|majorat*|îmbunătăți*|dublat*|sporit*',
    fallen: 'scade|scad|scăzut*|scădere|coboară|coborât*|redus*|diminuat*|înjumătăți*|înrăutăți*|pierdut*',
    opposites: [
      ['deschide|deschid|deschis*|deschidere*|redeschi*', 'închide|închid|închis*|închidere*'],
      ['inclus*|include', 'exclus*|separat|nu include|neinclus*'],
      ['de acord|susține|entuziasm*', 'împotriva|se opune|sceptic*'],
      ['mai ieftin*|mai avantajos*', 'mai scump*'],
      ['mai rapid*|mai repede|mai scurt*', 'mai lent*|mai încet|mai lung*'],
      ['angajează|angajat noi', 'concedia*'],
      ['opțional*|facultativ*', 'obligatori*'],
    ],
    order: ['înainte de|inainte de|înaintea', 'după|dupa'],
  },
};
