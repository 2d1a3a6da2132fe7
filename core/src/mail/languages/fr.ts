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

  automatic: `
    [réponse|message|mail|courriel|e mail|courrier|accusé|retour|notification|email] [automatique|automatisé|automatisée]
    automatique .
    (message|mail|courriel|réponse) [généré*|envoyé*|émis|émise] (de manière|de façon|par un) [automatique*|automatiquement|robot|système]
    [envoyé|généré|expédié|adressé]* automatiquement
    [ne pas|ne] (pas) [répondre|répondez] (à|pas) (ce|cet|à) [ce|cet|à] *
    merci de ne pas y répondre
    [répondeur automatique|autoréponse|auto réponse|autorépondeur]
  `,
  receipt: `
    [transmis|transmise] (à|aux|au) [nos|notre|service|équipes|aux|au] *
    dans les (meilleurs|plus brefs) délais
    [accepté|acceptée|refusé|refusée|provisoire|décliné|annulé|peut être|nouvel horaire proposé] .
    a [accepté|refusé|décliné|proposé|provisoirement accepté] … [invitation|réunion|horaire|rendez vous|heure]
    [lu|lue|remis|non lu|rappel|distribué|ouvert] .
    a été [lu|ouvert|affiché|remis|distribué] (le|à|par) *
    souhaite rappeler le message
    [accusons|accuse|accusé] (bonne|bien|de) réception
    accusé de [réception|lecture]
    [avons|ai] (bien|bonne|bien été) [reçu|enregistré|pris] (en|note) … [votre|demande|message|courriel|candidature|mail|compte]
    bien [reçu|reçue|enregistré|enregistrée] (votre|notre|sous|par|le) [votre|message|demande|sous|par|courriel|mail] *
    [votre|vos|la] [demande|message|courriel|ticket|dossier|requête|commande|mail|candidature|réclamation|e mail] … [reçu*|enregistré*|créé*|prise en compte|pris en compte|transmis*|traité*|confirmé*|bien arrivé*|prise en charge|pris en charge|parvenu*]
    [enregistré*|référencé*|suivi*] sous (le|la) [numéro|n|n°|référence] *
    [numéro|n°|référence] de (votre) [ticket|dossier|demande|suivi|commande]
    [répondra|répondrons|traiterons|reviendrons|répondre|traiter|recontactera|contactera|réponse] … [sous|dans un délai|dans les|délai] … [heures|jours|h|ouvrés|ouvrées|délais]
    [grand nombre|volume important|forte affluence|fort volume|nombre important] *
    [confirmez|vérifiez|cliquez] … [humain|robot|lien|expéditeur|adresse]
    [votre message|message] … [attente|quarantaine|bloqué|filtré]
    [intérêt que vous portez|votre candidature|suite à votre candidature]
    [newsletter|lettre d information|bulletin|lettre] [#|n|n°|de|du] *
    [dans ce numéro|au sommaire|sommaire|voir la version en ligne|version en ligne|afficher dans|lire en ligne]
    [donnez|votre avis|enquête de satisfaction|évaluez|notez|êtes vous satisfait|questionnaire] [votre|nous|notre|vos|de satisfaction|compte|intéresse] *
    vous recevez [ce|cet] [message|email|mail|courriel|e mail] *
    [se désabonner|désabonnez vous|gérer vos préférences]
    service client*
    [votre|ta] [message|demande|mail|courriel|ticket] … [file d attente|a été pris en compte|est entre nos mains|est bien arrivé|porte le numéro|enregistrée sous|a été affecté|a été attribué]
    [délai|délais] (de|moyen) [réponse|traitement] *
    [réponse|répondrons|réponses] … [peut|peuvent|pourra] (prendre|demander) … [jours|heures|temps]
    (est) dans la file *
    [victimes de notre succès|forte affluence|afflux de|grand nombre de demandes|très nombreuses demandes] *
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
  returning: `
    [de retour|retour] [devant l ordinateur|devant mon ordinateur|sur l ordinateur|devant l écran]
    [lirai|répondrai|lis|réponds] (à) (tout) [ensuite|après|par la suite]
    [connais|sais|ai] pas … date de [reprise|retour]
    [de retour|retour|serai de retour|revenons|reviens|rentre|rentrons|reprends|reprendrai|reprenons|reprise|reviendrai|rentrerai|réouverture|rouvrirons|rouvre|rouvrons|rouvrira|réouvre|réouvrons|retrouverons|joignable à nouveau|à nouveau joignable|à nouveau disponible|de nouveau joignable|de nouveau disponible] (au bureau|du bureau|prévu|prévue|de mes congés|de|derrière mon écran|au travail|des bureaux|mon poste|le travail|parmi vous|en poste|des activités|d activité) [le|lundi|mardi|mercredi|jeudi|vendredi|demain|à|dès|au|en|ce|cet|quand|prévu|la|pour|vers|début|mi|fin|#] *
    [répondrai|traiterai|lirai|répondrons|réponse|connaissance|recontacterai|vers vous] … [à|dès|après|lors de] (mon|notre|ma) [retour|réouverture|reprise]
    [dès|après|lors de] (mon|notre|ma) [retour|réouverture|reprise]
    à la réouverture
    [répondrai|répondrons|traiterai|prendrai connaissance|reviendrai|recontacterai|lirai|répondre|traiter|consulterai|répond|recontacte] … [retour|dès|reprise|lendemain|lundi|mardi|mercredi|jeudi|vendredi|demain|rentrée|à partir]
    dès que je [serai de retour|suis de retour|rentre|reviens|serai rentré*]
    [disponible|joignable|présent|présente|bureau] à (partir|compter) *
    réponse (plus|sera) (tardive|différée|retardée) *
    [demain] (matin) [à la première heure|dès la première heure|matin]
    dès demain (matin)
  `,
  deputy: `
    [en cas|pour|si] (d|de|toute|toutes|votre|vos|les|une|besoin|demande|c est|message|question|questions|vraiment|très) … [urgence|urgences|urgent|urgente|urgents|urgentes|urgences absolues|chaud]
    [contacter|contactez|adresser|joindre|appeler|écrire|solliciter|appelez|voir avec|rapprocher|tourner] … [collègue|collaborateur|collaboratrice|assistante|assistant|standard|accueil|remplaçant|remplaçante|équipe|vers|mme|m|secrétariat|direct|à mon|auprès]
    [vous pouvez|merci de|je vous invite à|n hésitez pas à|veuillez|vous invite à] (vous) [contacter|joindre|adresser|écrire à|appeler|rapprocher] *
    [relève|relèvent|remplace|remplacera|suivi|suivis|assure|assurera|assurent] (mes|les|ma|l|par|en) [messages|messagerie|intérim|mails|remplacement|permanence|par|dossiers|urgences] *
    [merci|je vous remercie|nous vous remercions] (pour|de) [votre|pour votre|de votre] [message|mail|courriel|e mail|email|intérêt|sollicitation] *
    ne (sera|seront|sont|est) pas [transféré*|lu*|traité*|redirigé*|relevé*|transmis*|suivi*]
    pas (automatiquement) [transféré*|redirigé*]
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
  person: `
    peut être [à l automne|au printemps|cet hiver|l année prochaine|l an prochain|une autre fois]
    [pas|plus] le temps
    [joignable|joindre] au # *
    (on|nous) en [parle|parlons|discute|discutons] *
    [je|nous] (vous) (le|la|lui) (l) [appelle|appellerai|rappelle|étudie|étudions|dis|dirai|dit]  *
    on (étudie|regarde|vous) *
    passez (me|nous) voir
    mais @day *
    @day (ça|cela) [va|convient|marche|irait|me va]
    [il|elle|ils|elles|qui] [est|sera|sont|seront] (actuellement|aussi|malheureusement) [absent|absente|en congé|en congés|en vacances|en déplacement|en arrêt|en mer|en voyage|absents]
    [pas|plus|très|bien|vivement|toujours|moyennement|guère] (du tout) [intéressé*|intéressant*]
    [intéresse|intéressent|intéressé|intéressée|intéressés] [pas|par|beaucoup|toujours|bien|pour|mais|.|de|et] *
    [non merci|oui merci|ok pour|d accord|volontiers|avec plaisir|bien noté|bien reçu je|bien reçu merci|parfait|oui pour|super merci]
    ok .
    [appelez|rappelez|envoyez|transmettez|adressez|téléphonez|recontactez|rappelle|appelle|envoie|renvoyez|relancez|dites|faites] (moi|nous|le|la) [moi|nous|le|la|plutôt|un|les|votre] *
    [pouvez|pourriez|auriez|avez|seriez|êtes|peux] [vous|tu] (me|nous|un|le|la|une|disponible|libre) *
    [me|nous] [va|convient|conviendrait|irait|irait mieux]
    [convient|c est parfait|c est bon|ça marche|ça me va|ca me va|je préfère]
    [lien visio|devis|tarif|tarifs|prix|proposition|démo|plaquette|présentation|grille tarifaire]
    [travaillons|collaborons|passons|sommes] (déjà|actuellement) (avec|équipés|satisfaits|engagés|liés|en contrat) [avec|équipés|satisfaits|engagés|liés|en contrat] *
    [ne souhaitons|ne souhaite|n avons|n ai] pas … [changer|donner suite|besoin|suite|budget|temps|intéressés]
    [donner|donnons|donne] (pas|une|aucune) [suite] *
    [trompez|mauvais interlocuteur|mauvaise personne|pas la bonne personne|bon interlocuteur|pas concerné*|voyez avec|n est pas de mon ressort]
    [je|nous] (le|la|en|vous|l) [transmets|transfère|regarde|regarderai|regarderais|vais|veux|voudrais|souhaiterais|aimerais|reviens vers vous|étudie|signe|fais suivre|parle|parlerai|prends note|verrai|verrais|laisse|rappelle|découvre] *
    [désolé|désolée|navré|navrée|pardon|excusez|veuillez m excuser|toutes mes excuses|je m excuse] *
    [envoyé|envoyée] (de|depuis) (mon|mon) [mon] *
    [jeudi|lundi|mardi|mercredi|vendredi|#|#h] (#|#h|matin|après midi|prochain) (à) … [ça me|parfait|convient|ok|me va|c est bon|dispo*]
    [à|au] (très) [jeudi|lundi|mardi|mercredi|vendredi|demain|bientôt]
    [votre|vos] [offre|proposition|solution|outil|produit|démarche|relance|relances|logiciel|texte|prix|tarifs] (est|a|ne|m|nous|n|sont|semble|retient|correspond|paraît|en) *
    bonne [continuation|chance|prospection]
    vous vous permettez
    [j ai|nous avons|je l ai|je viens de] (bien) [transmis|transféré|fait suivre|remis|communiqué|passé] (votre|ta|le|la|à|au) *
    [je|nous] [transmets|transfère|fais suivre|transmettons] (votre|ta|le|à) *
    [sur le|en] principe (c est) [c est oui|oui|non|d accord]
    [je l ai|j ai|l ai] (bien) [lu|lue|parcouru] *
    [proposez|suggérez|donnez] [moi|nous] *
    (n) attendez pas *
    [en copie] *
    * peut décider *
    @day (à partir|matin|après|vers) … [serait possible|irait|conviendrait|possible|m irait|me va]
  `,

  leftMyself: `
    [c est|ce sera|c était|est] mon dernier jour [.|chez|ici|de travail|parmi|dans]
    j ai (définitivement|désormais|malheureusement) (quitté|cessé|rejoint|démissionné|pris) [quitté|cessé|rejoint|démissionné|pris ma retraite|pris de nouvelles|changé de|pris un nouveau|pris d autres]
    je (ne) (n) [travaille|fais|occupe|suis|exerce|assure|gère] plus [chez|au|dans|partie|pour|ici|le poste|en poste|les|la|cette|en charge|à|salarié*|ces|en fonction]
    je n [occupe|exerce|appartiens|assure|interviens] plus
    je [quitte|pars|prends] (définitivement|la|à|ma) … [retraite|société|entreprise|poste|fonctions]
    je suis (désormais|maintenant|depuis|à|parti|partie) … [à la retraite|en retraite|retraité|retraitée|en préretraite]
    [mon|ma] (cdd|stage|contrat|alternance|mission|apprentissage|poste|dernier jour|collaboration|période|parcours|aventure) … [s est achevé*|s achève|est terminé*|a pris fin|prend fin|s est terminé*|se termine|touche à sa fin|est achevé*|était|est fini*|arrive à son terme|est arrivé*]
    [fin de] (mon|ma|d) [alternance|stage|contrat|mission|cdd]
    mon dernier jour (de travail) [était|est|fut|sera] *
    mon dernier jour [de travail|chez|ici|parmi|au sein|dans] *
    [changé|changement] [de|d] [poste|fonction|fonctions|service|direction|société|entreprise|employeur|emploi|travail]
    [nouveau poste|nouvelles fonctions|autres fonctions|nouvelle fonction|nouveau rôle] *
    ayant (quitté|rejoint|changé) [quitté|rejoint|changé] *
    [désormais|dorénavant] [géré*|suivi*|assuré*|pris en charge|traité*|confié*] par *
    [mon|ma] [successeur|successeure] *
    [j ai|je] (récemment|désormais|depuis) [changé|rejoint|intégré|muté|pris|quitté] (de) [service|poste|fonctions|la direction|le service|l équipe|une autre|de nouvelles|un autre|mes fonctions] *
    [je suis] (désormais|maintenant|depuis) … [affecté|affectée|muté|mutée|passé|passée] (au|à|à la|dans) *
    [je] (ne) [m occupe|gère|traite|réponds] plus (de|en charge|les|des|pour|du|la|le) *
    je (ne) suis plus [en charge|chargé*|responsable*|votre|l interlocut*|le bon|la bonne]
    (je) travaille (maintenant|désormais|à présent) dans (une|un) autre *
    [votre|ton] [nouveau|nouvel] (contact|interlocuteur) *
  `,
  leftOther: `
    ne [fait|travaille|fait partie|font|travaillent] plus *
    n [est|appartient|exerce|occupe|assure|intervient|collabore] plus [dans|en poste|à|au|aux|chez|parmi|salarié*|employé*|ses|ces|cette|la|le|de|ce|des|avec|en fonction|membre] *
    a (définitivement|malheureusement|récemment) [quitté|cessé|démissionné|rejoint|changé|fait valoir|pris] (sa|ses|ses fonctions|la|l|notre|nos|le|les|un|d|de) [sa retraite|ses fonctions|la société|l entreprise|notre|nos|le|les|la|l|fonctions|retraite|de poste|société|entreprise|cabinet|étude|structure|un autre|une autre|ses droits|effectifs] *
    ayant quitté *
    [est|était] (parti|partie|partis|malheureusement|désormais|maintenant|à|aujourd hui) (à|en) [à la retraite|en retraite|retraité|retraitée|à la concurrence|vers d autres|chez] *
    [parti|partie] (à|en) (la) retraite
    [pris|prend|prendra] sa retraite
    [contrat|mission] de … [pris fin|terminé*|terminée]
    [démission|licencié|licenciée|démissionné]
    [est|sont] (malheureusement|brutalement|subitement|hélas) [décédé|décédée|mort|morte|disparu|disparue]
    (nous) a quittés *
    s est [éteint|éteinte|éteints]
    [décès|disparition] [de|du|brutal|survenu] *
    [a] (été) [muté|mutée|rejoint|intégré|pris d autres|changé de service|changé de poste|évolué vers|démissionné|quitté] *
    [n est plus|ne s occupe plus|ne gère plus|ne suit plus|ne figure plus|n exerce plus|ne consulte plus|ne reçoit plus] *
    [travaille|exerce|est] (désormais|maintenant|aujourd hui) (chez|dans|à|pour) (un|une) (autre) [autre|concurrent|ailleurs] *
    [partie|parti] (travailler) (chez) [chez|ailleurs|vers] *
    (a) [choisi|décidé] de (poursuivre|se|relever|quitter|donner) (d|de) (autres|nouveaux|nouvelle) *
  `,
  leftStems: `
    retraite
    quitté
    quittons
    départ
    démission*
    ne … plus
    n … plus
    décédé*
    décès
    nouvelles fonctions
    nouvelle aventure
    nouvel horizon
    nouveaux horizons
    nouvelle mission
    successeur*
    ancien*
    pris fin
    cessé
    liquidation
    définitivement
    adieu
    au revoir
    tire ma révérence
    licenci*
    remplacé* par
    désormais
    flambeau
    pris la relève
    [rendu|rends] … [badge|clés|clefs|âme|tablier]
    tourn* [la|une] page
    page se tourne
    raccroch*
    achevé*
    tristesse
    deuil
    disparition
    d autres cieux
    autres horizons
    désactiv*
    cessation
    succède
    [a|ont] repris [mes|mon|le|la|les|ses]
    dernier jour
    plus parmi
    [boîte|adresse|messagerie|compte] … [fermée|supprimé*|désactivé*|clôturé*]
    derniers cartons
    rideau
    nouvelles aventures
    remplaçant*
  `,
  companyEnded: `
    [micro entreprise|auto entreprise|siret] … [radiée|radié|clôturée|clôturé|fermée]
    rendu [ma|la] [licence|patente]
    [a cessé|cesse|cessé|cessation|avons cessé] (définitivement|son|toute|d|ses|de) [son activité|toute activité|activité|d activité|ses activités|ses opérations|notre activité|d exercer]
    [fermé|ferme|fermée|fermeture] (ses portes|définitif) (définitivement|définitive) [définitivement|définitive|ses portes|pour toujours]
    [liquidation|redressement] judiciaire
    [société|entreprise|cabinet|magasin] … [dissout*|liquidé*|radié*|n existe plus|vendu*|cédé*|rachet*]
    [ferm*] … [définitiv*|pour toujours|pour de bon]
    [définitiv*|pour de bon] … [ferm*]
    [cette personne|ce collaborateur|cette collaboratrice|le destinataire|la destinataire|ce salarié|cette salariée] … [plus|quitté]
  `,
  otherInbox: `
    [relève|relevons|consulte|traite|gère|réponds|lis|surveille|suis] … [messagerie|boite|mails|messages|courriels|courrier|à sa place]
    [depuis|de] (la|sa) [boite|messagerie|adresse] *
    (je réponds) [à la place|pour le compte] de *
    [ses|sa] (mails|messages|messagerie|boîte|courriels|courrier|boite) [arrivent|arrive|sont|est|me|m] *
    [réponds|écris|permets de répondre] (à|en) [sa|son|lieu] (place|nom) *
    [je suis|ici] * et j ai [repris|succédé|remplacé] *
  `,

  removal: `
    assez [plus rien|plus un seul|ça suffit]
    . [plus rien|plus un seul] [svp|s il] *
    [je|nous] … plus besoin de [vos|ces|ce genre|ce type|tels] (de) [mails|messages|courriels|e mails|emails]
    [de|à|pour] ne [plus|jamais] (me|nous|m) [contacter|m écrire|nous écrire|m envoyer|nous envoyer|solliciter|m adresser|relancer|importuner|démarcher|m appeler|nous contacter|insistez|adresser]
    ne (me|nous|m) [contactez|écrivez|sollicitez|relancez|insistez|importunez|démarchez|appelez] [plus|jamais]
    n insistez [plus|pas]
    ne (me|nous) [contactez|sollicitez|démarchez|dérangez|importunez|harcelez] pas
    [virez|dégagez|ôtez|sortez] (moi|nous) (de|d) *
    [supprimez|effacez|retirez|enlevez|rayez|supprimer|effacer] (la|le|les) (immédiatement|svp|tout de suite) (de|vite) [de vos|de votre|de tous|immédiatement|tout]
    (merci|veuillez|prière|pourriez|pouvez|svp|souhaite|demande|aimerais) … [me|nous|m|mon adresse|notre adresse|mes coordonnées|mon mail|mon email] (de|bien vouloir) (bien vouloir) [retirer|désinscrire|désabonner|supprimer|enlever|effacer|radier|rayer|sortir|oublier|ôter|exclure] *
    [retirer|enlever|supprimer|effacer|rayer|ôter|radier|sortir|retirez|enlevez|supprimez|effacez|rayez|sortez|ôtez|radiez|retire|enlève|supprime|désinscrire|désabonner] … [mon|ma|mes|notre|nos|cette|moi|nous|me] … [adresse|coordonnées|mail|email|nom|données|contact|contacts|courriel|e mail|fichiers|fichier|liste|listes|base|bases]
    [retirez|désinscrivez|désabonnez|enlevez|supprimez|oubliez|rayez|effacez|sortez|désinscris|désabonne] [moi|nous] *
    [rayer|retirer|sortir|enlever|supprimer] de (vos|votre|toutes|la|ta) (vos) [liste|listes|fichiers|fichier|base|bases|mailing|mailings|liste de diffusion]
    (ne|de|à|n|me|plus|merci de) [plus] (jamais|me|m|nous|être|y) … [envoyer|écrire|contacter|solliciter|adresser|recevoir|relancer|m envoyer|menvoyer|importuner|prendre contact|démarcher|déranger|spammer|mailer|appeler|ecrire|contacté|sollicité|sollicités|démarché|relancé|harceler]
    ne (me|nous|m) [contactez|écrivez|envoyez|sollicitez|relancez|adressez|recontactez|démarchez|dérangez|importunez|appelez] plus *
    ne (me|nous|m) (contacte|écris|envoie) [contacte|écris|envoie] plus *
    [cessez|cesser|arrêtez|arrêter|stoppez|arrête|stop] (de|d|immédiatement|tout|toute|avec|vos|ces|aux|à) … [envoyer|écrire|contacter|solliciter|relancer|m envoyer|mails|mail|envois|envoi|sollicitation|sollicitations|relances|messages|harceler|démarchage|démarcher|spam|importuner|prospection|me|m|nous]
    (ne) [souhaite|souhaitons|veux|voulons|désire|désirons] (plus|pas|surtout) … [plus|pas] … [recevoir|être contacté*|être sollicité*|être relancé*|être démarché*|entendre parler|de vos]
    plus (jamais) (de|d) [mails|mail|messages|emails|courriels|relances|pub|publicité|démarchage] (de|à) [svp|merci|s il|de votre|désormais|à l avenir|votre part]
    (je|nous) (m|nous) [m oppose|nous opposons|oppose] *
    [demande|exige|sollicite|demandons|exigeons|requiers|souhaite] … [suppression|effacement|effacer|supprimer|radiation|retrait|les effacer|désinscription|l effacement|la suppression] (de|du|les|mes|nos|immédiate|immédiat|mon) *
    [retire|révoque] mon consentement
    droit [d opposition|à l oubli|à l effacement|de suppression|à l effacement]
    [saisirai|saisirons|plainte|signalement|signaler] … [cnil]
    [laissez|laisse|fichez|foutez] [moi|nous] (tranquille|la paix) [tranquille|tranquilles|la paix]
    [prospection|démarchage] … [non sollicité*|interdit*|sans mon consentement|illégal*]
    sans (y avoir|mon|avoir) consenti*
    [gentil|gentille|aimable|merci|prie|pourriez|pouvez|pourrais|veuillez|voudriez|bien vouloir|demande|souhaite|souhaiterais|préfère|préférerais|svp|grâce] … [ne plus] (me|nous|m) [écrire|m écrire|contacter|me contacter|relancer|envoyer|m envoyer|solliciter|adresser|mailer|insister|nous écrire|nous contacter] *
    [ne] (m|me|nous) [écrivez|envoyez|contactez|relancez|sollicitez|mailez|écris|envoie|relance] (donc|s il|svp|surtout) plus *
    (que) (ce|cet) [soit|sera] (le|votre) dernier [mail|message|courriel|e mail]
    [vous|te|t] (serais|serions|seriez|saurais) (gré|reconnaissant*) … [ne plus] *
    [aimerais|voudrais|préférerais|souhaite|souhaiterais] (bien|vraiment|mieux) (ne) [ne plus|que vous ne|que vous cessiez|que vous arrêtiez|plus] *
    plus (jamais|besoin) (de|d) [m écrire|me contacter|m envoyer|mails|relance|relances|messages] *
    [m|nous] (d) [épargner|épargnez|épargniez] (à|ce|ces|vos|cette|désormais|l) *
    épargnez [moi|nous] *
    [ajouter|ajoutez|inscrire|inscrivez|mettre|mettez] … [liste d exclusion|liste rouge|liste noire|liste d opposition|liste de blocage]
    [ne] (pas|plus) (me|nous) [recontacter|recontactez|re contacter]
    (vous) [abstenir|abstenez|abstiendrez] de (me|nous|m|tout) *
    [aucun|pas d|plus aucun] autre [contact|message|mail|relance]
    [inutile|pas la peine|plus la peine] de (me|nous|m) … [écrire|recontacter|contacter|envoyer|m écrire] (à|de) (nouveau) *
    [inutile|pas la peine|plus la peine] de [me|nous] relancer
    [désinscription|désabonnement] (immédiate|immédiat|demandée|svp|merci) [immédiate|immédiat|svp|merci|.]
    [jamais|pas|aucun] (donné|mon|de) (mon|d) [consentement|accord] (pour|à) [recevoir|être|figurer|cet|ces|ce]
    ne (pas|plus) [utilisez|utiliser] (plus) [cette|mon|notre] adresse *
    [mettre|mettez] (un) [fin|terme] à (toutes) (vos|ces) [envois|relances|messages|mails|courriels|sollicitations]
    [merci|prie|demande] (d|de) [en rester là|arrêter là|d arrêter là|vous arrêter là]
    opposition [formelle|expresse|ferme] *
    [content|contente|contents|heureux|heureuse|ravi|ravie|soulagé|soulagée|reconnaissant|reconnaissante] (que|si) … [ne|n] (me|m|nous) … [plus] *
    [apprécierais|apprécierions|préférerais|préférerions|aimerais|aimerions|préfère|préférons|souhaite|souhaitons] (de) ne (plus|jamais) [plus|jamais] (avoir|recevoir|entendre|être) [avoir|recevoir|entendre|être|de] *
  `,
  takeOut: `
    [retir*|supprim*|enlev*|effac*|ray*|désinscri*|désabonn*|sort*|radi*|ôt*|exclu*|élimin*|vir*]
  `,
  lists: `
    [de|des|du|d|toutes] (votre|vos|cette|la|ce|ces|toutes|tous) (vos|votre) [liste|listes|fichier|fichiers|base|bases|mailing|mailings|newsletter|newsletters|diffusion|annuaire|contacts|carnet|crm|système|registre*|envois|prospection|campagne*|infolettre]
  `,
  erase: `
    [retirez|supprimez|supprimer|retirer|effacez|effacer|enlevez|enlever|oubliez|oublier|désinscrivez|désinscrire|désabonnez|désabonner|radiez|rayez|rayer|supprime|retire|efface|enlève|détruire|détruisez|virez]
  `,
  ownData: `
    [mon|ma|mes|nos|notre|cette|ce] … [adresse*|mail|mails|e mail|email|courriel|données|coordonnées|contact|nom|numéro|informations|fiche|profil]
    [moi|nous] [svp|s il|.|immédiatement|de|des|du|merci]
    [me|nous] [retirer|supprimer|effacer|enlever|désinscrire|désabonner|rayer|radier]
  `,
  stop: `
    de ne plus
    ne plus [me|nous|m]
    ne [m|me|nous] [écriv*|envoy*|contact*|sollicit*|relanc*|démarch*|importun*|dérang*|spam*] plus
    [arrêtez|arrête|arrêter|cessez|cesser|stop|assez|marre|plus jamais|jamais plus|d arrêter|de cesser]
  `,
  writing: `
    [écrire|écrivez|écris|m écrire|m écrivez|nous écrire|envoyer|envoyez|m envoyer|m envoyez|envois|envoi|contacter|contactez|contactés|contacté|contactée|me contacter|sollicit*|démarch*|relanc*|importun*|harcel*|harcèl*|spam*|pub|pubs|publicité*|courriel*|messages|mails|e mails|emails|vos mails|déranger|dérangez|prospection|recevoir|recontact*]
  `,
  removalSubject: `
    [exercice de|exercice du] … droit*
    [désinscription|désabonnement|opposition|retrait|suppression|effacement|désabonner|stop]
    [demande|mise en demeure|droit] (de|d|à) [de|d|à] … [suppression|effacement|opposition|désinscription|retrait|oubli]
    [rgpd|article 17|article 21|cnil]
    mise en demeure
  `,

  calendar,
};
