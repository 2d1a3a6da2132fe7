/** What a seller pledges, by language; lists of phrases as in `Lexicon`. */
export interface Pledges {
  /** Money that the reader gets back, or need not pay. */
  readonly refund: string;
  /** What the reader gets without paying: "you won't pay a penny", "the first month is a gift". */
  readonly gift: string;
  /** "We guarantee", "I promise you". */
  readonly guarantee: string;
}

export const pledges: Readonly<Record<string, Pledges>> = {
  en: {
    refund:
      'refund*|money back|reimburs*|we pay you back|you pay nothing|you will pay nothing|you owe us nothing|you do not pay|you do not owe|on the house|our treat',
    gift: "not pay a penny|not pay a cent|pay a penny|pay a cent|pay a dime|owe us a penny|won't charge|will not charge|do not charge you|don't charge you|won't be charged|will not be charged|won't pay|will not pay",
    guarantee:
      'we guarantee|we can guarantee|we will guarantee|i guarantee|guaranteed by us|promise you|promise that you*|promise your',
  },
  de: {
    refund:
      'geld zurück|erstatten wir|wir erstatten|rückerstattung|rückerstatten|zahlen wir * zurück|zahlen wir zurück|wir zahlen * zurück|zahlen sie nichts|zahlen sie gar nichts|zahlen sie keinen cent|zahlst du nichts|zahlt ihr nichts|bekommen sie * zurück|schenken wir|geht aufs haus|geht auf uns|aufs haus',
    gift: 'nicht in rechnung|berechnen wir * nicht|berechnen wir nicht|berechnen wir nichts|berechnen wir * nichts|wir berechnen * nichts|bekommen sie geschenkt|*monat geschenkt|*tag geschenkt|*paket geschenkt|*stunde geschenkt|*jahr geschenkt|keinen cent',
    guarantee:
      'wir garantieren|garantieren wir|ich garantiere|garantiere ich|verspreche ihnen|verspreche dir|verspreche euch|versprechen ihnen|versprechen wir ihnen|verspreche ich ihnen|dafür stehen wir ein|dafür stehe ich ein',
  },
  fr: {
    refund:
      "nous vous rembours*|nous rembours*|on vous rembourse|vous êtes remboursé*|remboursement intégral|satisfait ou remboursé|vous ne payez rien|vous ne payez pas|tu ne paies rien|nous vous rendons l'argent|nous vous faisons cadeau|cadeau de notre part",
    gift: 'nous vous offrons|on vous offre|je vous offre|rien à payer|ne vous facturons|ne vous facturerons|ne facturons rien|ne vous sera pas facturé*|ne vous seront pas facturé*|vous faisons grâce|pas un centime',
    guarantee:
      'nous garantissons|nous vous garantissons|je vous garantis|on vous garantit|je te garantis|je vous promets|nous vous promettons|on vous promet|je te promets',
  },
  es: {
    refund:
      'devolvemos|devolveremos|te devuelvo|le devuelvo|reembols*|devolución del dinero|devolución del importe|no pagáis|no pagas|no pagan ustedes|no paga nada|no pagaréis|no pagarás|regalamos|te regalo|os regalo|le regalo',
    gift: 'no le cobramos|no les cobramos|no os cobramos|no te cobramos|no le cobraremos|no os cobraremos|no les cobraremos|no te cobraremos|no cobramos nada|por nuestra cuenta|invita la casa|ni un peso|ni un euro|ni un céntimo|no pagarán|no pagan nada|no pagará',
    guarantee:
      'garantizamos|te garantizo|le garantizo|os garantizo|les garantizo|te prometo|le prometo|os prometo|les prometo',
  },
  pt: {
    refund:
      'devolvemos|devolveremos|reembols*|dinheiro de volta|devolução do dinheiro|não paga nada|não pagam nada|não pagas nada|não pagará|por conta da casa|por nossa conta',
    gift: 'não te cobramos|não lhe cobramos|não vos cobramos|não cobramos nada|não te cobraremos|não lhe cobraremos|não cobraremos|nem um cêntimo|nem um centavo|nem um euro|nem um real|não te cobro|não lhe cobro|oferta nossa',
    guarantee:
      'garantimos|garanto-lhe|garanto que|lhe garanto|te garanto|prometo-lhe|prometo-te|prometo-vos|lhe prometo|te prometo|prometo que vai|prometo que a sua|prometo que o seu',
  },
  it: {
    refund:
      'rimborsiamo|rimborseremo|rimborso|rimborsat*|soldi indietro|restituiamo|restituiremo|non paga nulla|non pagate nulla|non paghi nulla|non paghi niente|non pagate niente|regaliamo|in omaggio da parte nostra',
    gift: "non le facciamo pagare|non vi facciamo pagare|non ti facciamo pagare|non pagherà nulla|non pagherete nulla|non pagherà niente|a nostro carico|a carico nostro|nemmeno un euro|neanche un euro|offriamo noi|gliel'offriamo noi|le regaliamo|vi regaliamo",
    guarantee:
      'garantiamo|le garantisco|vi garantisco|ti garantisco|le prometto|vi prometto|ti prometto|vi promettiamo|le promettiamo',
  },
  nl: {
    refund:
      'geld terug|terugbetal*|betalen wij * terug|betalen we * terug|krijgt u * terug|krijg je * terug|krijgen jullie * terug|terug van de huur|een kwart van * terug|restitutie|betaalt u niets|betaal je niets|betalen jullie niets|van het huis|op onze kosten',
    gift: 'rekenen wij u niet|rekenen wij niet|rekenen we niet|rekenen we je niet|rekenen wij niets|rekenen we niets|berekenen wij niet|berekenen we niet|berekenen wij u niet|brengen wij niet in rekening|brengen we niet in rekening|niet in rekening|geen cent|krijgt u cadeau|krijg je cadeau|krijgen jullie cadeau|schenken wij|voor onze rekening',
    guarantee:
      'wij garanderen|we garanderen|garanderen wij|garanderen we|ik garandeer|beloof u|beloof je|beloof jullie|beloven u|beloven wij u|beloven we je|beloof ik u|beloof ik je',
  },
  ro: {
    refund:
      'ramburs*|returnăm|vă dăm banii|banii înapoi|vă restituim|îți restituim|nu plătiți nimic|nu plătești nimic|nu mai plătiți|din partea casei|pe cheltuiala noastră',
    gift: 'nu vă taxăm|nu vă percepem|nu percepem|nu vă facturăm|nu vă luăm bani|nu vă luăm niciun|nu vă cerem niciun|niciun leu|niciun euro|niciun ban|o facem din partea noastră|facem noi din partea noastră|oferim din partea noastră|suportăm noi|vi-l dăruim|vi-o dăruim',
    guarantee: 'garantăm|vă garantez|îți garantez|vă promit|vă promitem|îți promit',
  },
  pl: {
    refund:
      'zwracamy|zwrócimy|zwrot pieniędzy|zwrot zaliczki|oddajemy pieniądze|oddamy pieniądze|nic państwo nie płac*|nie płacą państwo|nie zapłacą państwo|nie zapłaci pan*|na nasz koszt',
    gift: 'ani złotówki|ani grosza|nie weźmiemy|nie policzymy|nie naliczymy|nie zapłacą państwo|nie zapłacisz|nic nie zapłac*|dorzucimy|dorzucamy',
    guarantee:
      'gwarantujemy|gwarantuję|możemy zagwarantować|obiecuję państwu|obiecuję panu|obiecuję pani|obiecuję ci|obiecuję wam|obiecujemy państwu',
  },
  sv: {
    refund:
      'pengarna tillbaka|pengar tillbaka|återbetal*|priset tillbaka|betalar ni inget|betalar ni ingenting|betalar du inget|betalar du ingenting|behöver ni inte betala',
    gift: 'inget betalt|inte betalt|inte en krona|inte ett öre|debiterar vi inte|debiterar inte|på köpet|bjuder vi på|vi bjuder på|jag bjuder på|betalar ni inte|betalar du inte|slipper ni betala|slipper du betala',
    guarantee:
      'vi garanterar|garanterar vi|jag garanterar|lovar att ni|lovar att du|lovar er|lovar dig|lovar jag er|lovar vi er|lovar att er|lovar att din|lovar att ert',
  },
  ja: {
    refund: '返金|ご返金|全額お返し|お代はいただき|サービスいたします|弊社負担',
    gift: '頂戴いたしません|頂戴しません|ご負担はございません|プレゼントいたします|進呈いたします|進呈します',
    guarantee: '保証いたします|保証します|お約束いたします|お約束します|確約いたします',
  },
  zh: {
    refund: '退款|退还|退還|全额退|全額退|退钱|尾款全免|不满意不收|我们免费送|白送|我们全包',
    gift: '免掉|免去|送您|送给您|送你们|送贵司|不收您|分文不取|一分钱不|一分不|算我们的|由我们承担',
    guarantee: '我们保证|我們保證|我们承诺|我們承諾|保证为您|我向您保证|我承诺',
  },
};
