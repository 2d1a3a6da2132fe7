/** What a seller pledges, by language; lists of phrases as in `Lexicon`. */
export interface Pledges {
  /** Money that the reader gets back, or need not pay. */
  readonly refund: string;
  /** "We guarantee". */
  readonly guarantee: string;
}

export const pledges: Readonly<Record<string, Pledges>> = {
  en: {
    refund:
      'refund*|money back|reimburs*|we pay you back|you pay nothing|you will pay nothing|you owe us nothing|you do not pay|you do not owe|on the house|our treat',
    guarantee: 'we guarantee|we can guarantee|we will guarantee|i guarantee|guaranteed by us',
  },
  de: {
    refund:
      'geld zurück|erstatten wir|wir erstatten|rückerstattung|rückerstatten|zahlen wir * zurück|zahlen wir zurück|wir zahlen * zurück|zahlen sie nichts|zahlen sie gar nichts|zahlen sie keinen cent|zahlst du nichts|zahlt ihr nichts|bekommen sie * zurück|schenken wir|geht aufs haus|geht auf uns|aufs haus',
    guarantee: 'wir garantieren|garantieren wir|ich garantiere|garantiere ich',
  },
  fr: {
    refund:
      "nous vous rembours*|nous rembours*|on vous rembourse|vous êtes remboursé*|remboursement intégral|satisfait ou remboursé|vous ne payez rien|vous ne payez pas|tu ne paies rien|nous vous rendons l'argent|nous vous faisons cadeau|cadeau de notre part",
    guarantee: 'nous garantissons|nous vous garantissons|je vous garantis|on vous garantit|je te garantis',
  },
  es: {
    refund:
      'devolvemos|devolveremos|te devuelvo|le devuelvo|reembols*|devolución del dinero|devolución del importe|no pagáis|no pagas|no pagan ustedes|no paga nada|no pagaréis|no pagarás|regalamos|te regalo|os regalo|le regalo',
    guarantee: 'garantizamos|te garantizo|le garantizo|os garantizo|les garantizo',
  },
  pt: {
    refund:
      'devolvemos|devolveremos|reembols*|dinheiro de volta|devolução do dinheiro|não paga nada|não pagam nada|não pagas nada|não pagará|por conta da casa|por nossa conta',
    guarantee: 'garantimos|garanto-lhe|garanto que|lhe garanto|te garanto',
  },
  it: {
    refund:
      'rimborsiamo|rimborseremo|rimborso|rimborsat*|soldi indietro|restituiamo|restituiremo|non paga nulla|non pagate nulla|non paghi nulla|non paghi niente|non pagate niente|regaliamo|in omaggio da parte nostra',
    guarantee: 'garantiamo|le garantisco|vi garantisco|ti garantisco',
  },
  nl: {
    refund:
      'geld terug|terugbetal*|betalen wij * terug|betalen we * terug|krijgt u * terug|krijg je * terug|krijgen jullie * terug|terug van de huur|een kwart van * terug|restitutie|betaalt u niets|betaal je niets|betalen jullie niets|van het huis|op onze kosten',
    guarantee: 'wij garanderen|we garanderen|garanderen wij|garanderen we|ik garandeer',
  },
  ro: {
    refund:
      'ramburs*|returnăm|vă dăm banii|banii înapoi|vă restituim|îți restituim|nu plătiți nimic|nu plătești nimic|nu mai plătiți|din partea casei|pe cheltuiala noastră',
    guarantee: 'garantăm|vă garantez|îți garantez',
  },
  pl: {
    refund:
      'zwracamy|zwrócimy|zwrot pieniędzy|zwrot zaliczki|oddajemy pieniądze|oddamy pieniądze|nic państwo nie płac*|nie płacą państwo|nie zapłacą państwo|nie zapłaci pan*|na nasz koszt',
    guarantee: 'gwarantujemy|gwarantuję|możemy zagwarantować',
  },
  sv: {
    refund:
      'pengarna tillbaka|pengar tillbaka|återbetal*|priset tillbaka|betalar ni inget|betalar ni ingenting|betalar du inget|betalar du ingenting|behöver ni inte betala',
    guarantee: 'vi garanterar|garanterar vi|jag garanterar',
  },
  ja: {
    refund: '返金|ご返金|全額お返し|お代はいただき|サービスいたします|弊社負担',
    guarantee: '保証いたします|保証します|お約束いたします|お約束します',
  },
  zh: {
    refund: '退款|退还|退還|全额退|全額退|退钱|尾款全免|不满意不收|我们免费送|白送|我们全包',
    guarantee: '我们保证|我們保證|我们承诺|我們承諾|保证为您',
  },
};
