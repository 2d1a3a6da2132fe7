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
};
