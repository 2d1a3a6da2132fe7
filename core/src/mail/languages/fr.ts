import { calendar } from './calendars/fr.ts';
import type { MailLanguage } from './mail-language.ts';

export const fr: MailLanguage = {
  common:
    'le la les des du un une et est sont je vous nous votre vos notre nos mon ma mes pour dans sur avec par que qui ne pas plus au aux ce cette ces en si merci bonjour cordialement bien très mais ou où suis serai sera été être avoir ai avez avons il elle ils elles leur on tout toute tous même moi sans jusqu dès depuis pendant lors afin madame monsieur message',

  closings: `
    (bien|très) cordialement
    [salutations|meilleures salutations|sincères salutations|cdt|cdlt|bav|bien à vous|bien à toi|amicalement|sincèrement|respectueusement|belle journée|bonne journée|bonne réception|à bientôt|bonne soirée] .
    [veuillez|recevez|je vous prie] … [agréer|salutations|croire|recevoir|d agréer]
    [cdt|cdlt|bien à vous|cordialement] *
    [dans|en] l attente de *
    avec [mes|nos] [salutations|remerciements|meilleures salutations]
  `,
  disclaimers: `
    [ce|le présent|cet] [message|courriel|e mail|mail|email] … [pièces|confidentiel*|ainsi que|peut contenir|contient|destiné|est confidentiel|et toutes]
    [ce message|les informations|le contenu] … [confidentiel*|exclusivement|à l attention]
    si vous [avez reçu|n êtes pas|recevez] … [erreur|destinataire]
    si vous l avez reçu par erreur
    [pensez|préservons|n imprimez|avant d imprimer|merci de penser] … [environnement|imprimer|arbres|nécessaire]
    [conformément|en application] [au|à la|du|de la] [rgpd|loi|règlement général] *
    [avis de|clause de] confidentialité
    [mentions légales|politique de confidentialité|données personnelles]
    [pour|si vous] … [désinscrire|désabonner|ne plus recevoir|ne souhaitez plus recevoir]
    [sarl|sas|siret|rcs|tva intracommunautaire] *
    * (*) [traite|collecte] (vos|des|les) données (personnelles|à caractère) *
    vous disposez (d un|du|de) droit *
  `,

  absenceSubject: `
    pont de *
    [absent|absente|absence|absents|congé|congés|vacances|fermeture|fermé|fermée|fermés|indisponible|déplacement|formation|maternité|arrêt maladie|arrêt|rtt|pont|relâche|indisponibilité|hors du bureau|hors bureau|hors site|pause estivale|mi temps|temps partiel|parti|partie] *
    [en|je suis en|nous sommes en] [congé|congés|vacances|déplacement|formation|maternité|télétravail|voyage|réunion|rendez vous|arrêt]
    [de retour|retour] [le|lundi|mardi|mercredi|jeudi|vendredi|en|au|demain]
    bureau* fermé*
    [pas là|pas au bureau|absente|absent] (aujourd hui|cette semaine)
    en [réunion|réunions|formation|audience|rendez vous] .
  `,
  away: `
    . [en congés|en congé|en vacances|en arrêt maladie|en déplacement] .
    [cloué au lit|clouée au lit|alité|alitée]
    [suis|serai|sommes|serons] … [sur un salon|au salon|en stage]
    quitté [le bureau|mon bureau]
    [je suis|je serai|je me trouve|suis|serai|nous sommes|nous serons|étant|je reste|je serais|me trouvant] … [absent|absente|absents|en congé|en congés|en vacances|en déplacement|en formation|en arrêt|en arrêt maladie|en congé maternité|en congé maladie|en congé parental|en congé paternité|en rtt|en voyage|en séminaire|en rendez vous|en réunion|en récupération|en repos|en télétravail non|en mission|en clientèle|en salon|hors du bureau|hors bureau|hors de mon bureau|indisponible|injoignable|pas disponible|pas joignable|pas au bureau|fermés|fermé|retenu|retenue|souffrant|souffrante|hospitalisé|hospitalisée|de repos|de garde|à l étranger|au salon|en congés annuels|loin de]
    [actuellement|absent|absente|momentanément|exceptionnellement] (absent|absente|du|de|en|jusqu|hors|indisponible) [absent|absente|en congé|en congés|en vacances|en déplacement|en formation|en arrêt|du bureau|du #|de mon bureau|de l|jusqu|jusque|hors du|indisponible|fermé|fermés|du|le|ce|cette|toute|pour] *
    [absent|absente|absents|congé|congés|vacances|fermé|fermés|fermée|indisponible|en congés|en vacances|déplacement|formation] (du bureau|annuels|annuel|scolaires|au) [du|jusqu|jusque|le|ce|cette|aujourd|demain|pour|toute|de|s#|semaine|semaines|entre|depuis|inclus|à compter] *
    [pendant|durant] [mon|notre|cette|ma|mes|nos] [absence|période|fermeture|congé|congés|vacances|indisponibilité]
    en mon absence
    [nos|notre|l|le|la|les|votre|mon|ce] [bureau|bureaux|société|entreprise|atelier|établissement|magasin|cabinet|usine|boutique|agence|étude|service|services|standard|accueil|mairie|site|école|secrétariat|locaux|restaurant|studio|équipe] … [fermé*|en congé|en congés|fermeture|clos]
    [fermeture|fermetures] [annuelle|estivale|exceptionnelle|pour|du|de fin|hivernale|des bureaux|de nos|de l] *
    (nous) [fermons|faisons le pont|fait le pont|font le pont]
    ne [serai|suis|pourrai|serons|sommes|consulte|consulterai|lis|lirai|lirons|serais] (pas|plus|que) … [pas|joignable|disponible|mails|messagerie|présent|en mesure|au bureau|boite|courriels|messages|présente|accès|traiter|répondre]
    [n ai|n aurai|n aurons|n avons|sans|avec un|un] (pas|que|peu) (d|un|accès) … [accès|accès limité|accès restreint|accès réduit|accès à|accès ponctuel] … [messagerie|mails|mail|courriels|internet|e mails|emails|mes|ma|messages|à]
    accès (très) [limité|restreint|réduit|aléatoire|intermittent] *
    (en) [congé|congés] [sabbatique|maternité|paternité|parental|maladie|annuel|annuels|de maternité|de paternité|de maladie|payés|d adoption]
    [arrêt|arrêtée|arrêté] (de) [maladie|travail|pour]
    [en formation|en rendez vous|en réunion|en déplacement|en séminaire|en congrès|en salon|en audience|en clientèle|sur chantier|au tribunal|chez un client] … [ce matin|aujourd hui|demain|toute la journée|cet après midi|jusqu|cette semaine|lundi|mardi|mercredi|jeudi|vendredi|la semaine|hors|jusque|de retour]
    [toute la journée|ce matin|cet après midi|aujourd hui] … [en rendez vous|en réunion|absent*|en formation|en déplacement|hors du bureau|indisponible|fermé|chez le|en audience]
    [mails|messages|courriels|e mails] … ne [sont|seront] [pas|plus] … [lus|traités|relevés|transférés|consultés]
    [prends|prenons|profite|pris] … [vacances|congés|congé|repos|rtt|pause]
    parti* en [vacances|congé|congés|voyage]
    [jour|lundi|mardi|jeudi|vendredi] (de l|de) [férié|ascension|pâques|pentecôte|pont]
    [en|au] [audience|réunion|rendez vous|tribunal|bloc opératoire|chantier|cours|formation|déplacement] (jusqu|toute|ce|cet|jusque|aujourd|et|du|de) *
    (pendant|durant|en) son absence
    [enfant|fils|fille|petit|petite] (est) [malade|fiévreux] *
    (il n y a) [personne au|personne à l|personne ici|personne chez] *
    [en mer|sur le terrain|en mission] (avec|sans|et) [peu|sans|avec|un]
    [peu|sans|pas] de [réseau|connexion|couverture]
    n attendez pas de [réponse|retour] *
  `,
  absenceStems: `
    congé
    congés
    vacances
    absent*
    absence
    fermé*
    déplacement
    arrêt maladie
    maternité
    paternité
    formation
    indisponible
    injoignable
    retour
    reprise
    repos
    rtt
    pont
    férié
    réouverture
    séminaire
    voyage
    salon
    convalescence
    hospitalisé*
    intérim
    temps partiel
  `,
  partTime: `
    [uniquement|seulement|que] au bureau [le|les] @day *
    [je|nous] … [réponds|répondons|lis|lisons] … [que|uniquement|seulement] ces jours
    [absent|absente|pas là|fermé|fermés] (le|les|tous les|chaque) [le|les|tous les|chaque] @day
    [ne travaille pas|suis absente|suis absent|ne suis pas là|suis en repos|ne suis pas présent*|suis pas au bureau|ne suis pas joignable|ne suis pas au bureau|ne suis jamais] (au bureau) (le|les|chaque|tous les) [le|les|chaque|tous les|@day] (@day) *
    [travaille|suis présent*|suis joignable|suis au bureau|suis disponible|suis là] (à|au bureau|uniquement|seulement|que|du) (temps partiel|mi temps) [à temps partiel|à mi temps|à 80|à #|les @day|le @day|du @day|uniquement|les|que les] *
    [temps partiel|mi temps|temps réduit]
    @day (est|sont) (mon|mes|un) [jour|jours|est] (de|non|off) *
    [mercredi|vendredi|lundi|mardi|jeudi] non travaillé
    [mes jours|mes horaires|jours] (de|sont) [présence|travail|sont|bureau] *
    [en dehors de|hors de] [ces|mes] [jours|horaires] *
    [joignable|présente|présent|disponible] (uniquement|seulement|que|du|les|le) [@day|uniquement|seulement|les @day|du @day] *
  `,

  calendar,
};
