import type { Lexicon } from './lexicon.ts';

export const french: Lexicon = {
  code: 'fr',
  months:
    'janvier/janv février/févr/fév mars avril/avr mai juin juillet/juil août septembre/sept octobre/oct novembre/nov décembre/déc',
  weekdays:
    'lundi/lundis mardi/mardis mercredi/mercredis jeudi/jeudis vendredi/vendredis samedi/samedis dimanche/dimanches',
  numbers:
    '1:~un/~une 2:deux 3:trois 4:quatre 5:cinq 6:~six 7:~sept 8:huit 9:~neuf 10:~dix 11:onze 12:douze 13:treize 14:quatorze 15:quinze 16:seize 20:vingt 30:trente 40:quarante 50:cinquante 60:soixante 70:septante 80:huitante/octante 90:nonante 100:~cent/~cents 1000:~mille 1000000:millions/million',
  units: 'seconde/secondes minute/minutes heure/heures jour/jours/j semaine/semaines mois an/ans/année/années',
  and: 'et',
  or: 'ou',
  to: 'à|au',
  percent: 'pour cent|pourcent|p. cent',
  ago: 'il y a depuis',
  past: 'dernier dernière derniers passé',
  days: 'hier ~demain après-demain avant-hier',
  clock: '~h heures heure',
  counted:
    "question* idée* pensée* option* point* étape* ligne* phrase* mot* façon* chose* réponse* proposition* créneau* possibilité* raison* minute* page* paragraphe* piste* remarque* sujet* parties d'entre nous|ou trois",
  asks: 'conviendrait|convient|conviennent|seriez-vous|serait-il|pourrions-nous|pourriez-vous|pouvons-nous|pouvez-vous|puis-je|dois-je|dites-moi|que diriez-vous|avez-vous|auriez-vous|je propose|je vous propose|répondez|préférez|disponible*|souhaitez|libre',
  offers:
    "parlons|faisons|l'offre d*|mon offre|quand vous voulez|quand vous le souhaitez|n'hésitez pas|écrivez-moi|appelez-moi|envoyez-moi|faites-moi signe|un mot suffit|une ligne suffit|votre réponse|je vous invite|ouvert à|ouverte à",
  calls: 'appel*|téléphon*|avons parlé|échange téléphonique|conversation',
  meetings: 'réunion*|rencontr*|rendez-vous|atelier*|démo*|visite*|vus|salon',
  mails: 'mail*|e-mail*|courriel*|écrit|écriviez|message*|réponse*',
  attachment: 'en pièce jointe|pièce jointe|ci-joint*|je joins|joint à ce|en annexe|pièces jointes',
  discount:
    "remise*|rabais|réduction*|gratuit*|sans frais|offert*|tarif préférentiel|tarif spécial|prix spécial|à moitié prix|mois d'essai|ristourne*|geste commercial|sans supplément",
  appointment:
    "on se voit|nous nous verrons|nous nous voyons|à jeudi|hâte de notre|au plaisir de notre rendez-vous|j'ai réservé|j'ai bloqué|j'ai programmé|invitation est partie|invitation a été envoyée|invitation de calendrier|nous nous rencontrons|notre prochain rendez-vous|notre prochaine réunion|notre rendez-vous du",
  reference:
    "nous avons aidé|nous avons accompagné|l'un de nos clients|un de nos clients|l'une de nos clientes|nos clients|notre client|nos références|nous avons fait de même|nous avons réalisé pour|entreprises similaires|entreprises comparables",
  titles: 'm mr monsieur madame mme mlle dr docteur maître prof professeur collègue confrère consœur société',
  says: "a m'a nous disait écrivait mentionnait demandait recommandait proposait",
  does: 'utilise travaille économise réduit gagne emploie fait',
  greetings: 'bonjour|bonsoir|cher|chère|salut|madame|monsieur',
  closings:
    'bien à vous|bien à toi|bien cordialement|amitiés|belle journée|bonne journée|cordialement|bien cordialement|bien à vous|sincères salutations|meilleures salutations|salutations|très cordialement|belle journée|bonne journée|merci|à bientôt|amicalement|merci beaucoup',
  capitals: 'vous votre vos monsieur madame',
  optOut:
    "désabonner|désinscrire|désinscription|ne plus recevoir|plus de messages|plus vous écrire|je n'écrirai plus|ne vous écrirai plus|plus de mes nouvelles|ne plus être contacté*",
  pressure:
    'agissez maintenant|durée limitée|offre limitée|dernière chance|garanti*|sans risque|sans engagement|urgent*|dépêchez|cliquez ici|gagnant*|doublez|le moins cher|prix le plus bas|miracle|achetez maintenant|commandez maintenant|occasion unique|offre exceptionnelle|révolutionnaire*|numéro un',
  self: "je j'ai j'aimerais j'aurais moi mon ma mes me m'",
  reader: 'vous votre vos tu ton ta tes nous notre nos',
  functionWords:
    "le la les l' un une des du de d' au aux à en dans sur sous par pour avec sans chez vers entre depuis pendant avant après jusque jusqu' et ou mais donc or ni car que qu' qui quoi dont où si comme lorsque lorsqu' quand puisque puisqu' parce ce c' cet cette ces cela ça celui celle ceux je j' me m' moi mon ma mes nous notre nos tu te t' toi ton ta tes vous votre vos il ils elle elles lui leur leurs on se s' soi son sa ses y en est sont était étaient être été suis êtes soit soient sera serait seraient ai as a avons avez ont avait avaient aurait avoir eu fait faire font peut peuvent pourrait doit doivent ne n' pas plus aussi très bien encore déjà même tout toute tous toutes autre autres quelque quelques chaque là ici alors ainsi puis voici voilà lu vu sais su vois noté retenu compris entendu dit dites écrit merci va vont aller vais donne mme m. mlle par afin allez allons aucun aucune aura aurai bon bonne dehors dessous dessus eux faut fois jour lors moins mot quel quelle rien seront",
  approximations: {
    about:
      'environ|à peu près|quelque|quelques|autour de|dans les|grosso modo|disons|aux alentours de|de l’ordre de|vers les',
    above: 'plus de|au moins|une bonne|un bon|un peu plus|bien plus|largement|minimum|au-delà de|tout juste',
    below: "près de|presque|moins de|à peine|quasi|pas loin de|un peu moins|frôl*|tout juste|jusqu'à|au plus|maximum",
    behind: { about: 'environ', above: 'et quelques' },
  },
  calculations: {
    sums: 'ensemble|à eux deux|à elles deux|les deux|total|totaux|au total|en tout|somme|font|ferait|feraient|soit|cumul*|plus|addition*|ajout*',
    differences:
      'plus cher|sous|au-dessus de|plus|moins|écart|différence|rest*|solde|au-dessus|au-dessous|en dessous|hausse|baisse|progress*|grimp*|bondi*|grossi*|monté*|montée|monter|gagn*|perdu*|manqu*|marge|économ*|moins cher|gagné|augment*|diminu*|recul*',
    results:
      "en moyenne|soit|font|fait|ferait|feraient|c'est|cela fait|ça fait|donc|représente*|équivaut|c'est-à-dire|revient|reviennent|autrement dit|retombe|tombe|ramène",
  },
  taxRates: [20, 10, 5.5],
  shares: { half: 'moitié|demi|demie', third: 'tiers', quarter: 'quart', fifth: 'cinquième' },
  distances: {
    before: "encore|plus que|reste|restent|dans|d'ici",
    behind: "avant|après|plus tard|plus tôt|d'ici|jusqu'au|jusqu'à",
  },
  conversations: {
    spoken: 'parlé|discuté|échangé|au téléphone|par téléphone|conversation|appel|échange',
    met: 'rencontré*|croisé*|salué*|vus|passé vous voir',
    encounters:
      'visite|déjeuner|dîner|souper|café|rendez-vous|entretien|petit-déjeuner|souper|fait visiter|promenade|passés vous voir',
    shown: 'montré|le tour|visité',
    thanks: 'merci|remercie*',
    cancelled: "annulé*|reporté*|n'a pas eu lieu|absent*|décommandé*",
    lastWeek: 'la semaine dernière|la semaine passée',
    lastMonth: 'le mois dernier|le mois passé',
    lastNight: 'hier soir|la nuit dernière',
    meals:
      'notre déjeuner|notre dîner|notre souper|notre café|notre repas|notre verre|déjeuner avec vous|dîner avec vous|déjeuné avec vous|dîné avec vous|déjeuné ensemble|dîné ensemble',
    metAt:
      'rencontre à|rencontrés à|rencontrée à|rencontré à|vus à|rendez-vous à|entretien à|visite à|salués à|croisés à|déjeuner à|dîner à|café à',
    mealNouns: 'déjeuner|dîner|souper|café|repas',
    fairs: 'salon|foire',
    unanswered:
      "messagerie|répondeur|pas de réponse|sans réponse|n'a pas répondu|pas joignable|injoignable|message laissé|laissé un message|pas décroché|occupé|ne répond pas|pas joint|message vocal|boîte vocale|ne décroche pas|indisponible|pas disponible|occupée|absent*|en réunion|pas pu joindre|sonné dans le vide",
  },
  attributions: {
    says: 'dit|dites|dis|disait|disiez|disais|expliqué|mentionné|demandé|demande|demandait|trouve|trouvez|trouves|trouvait|pense|pensez|penses|pensait|croit|souhaite|souhaitez|souhaitait|veut|voulait|voulez|préfère|préférez|préférait|craint|craignez|inquiète|inquiétez|propose|proposait|suggère|suggérait|rappelé|rappelait|souligné|estime|mot|mots|phrase|formule|selon|avis|remarque|idée',
    writes: 'écrit|écrivez|écrivait|écriviez|publication|publié|message|mail|courriel|commentaire|post|billet',
    you: 'vous|tu|toi|vos mots|votre phrase|votre formule|tes mots|ta phrase',
    first: "je|j'|me|m'|mon|ma|mes|nous|notre|nos|on",
  },
  proposals: {
    proposes:
      'propose|proposons|proposerais|proposer|suggère|suggérons|conviendrait|conviendraient|irait|iraient|que diriez|je suis libre|je suis disponible|nous sommes disponibles|peux vous proposer|pouvons vous proposer|disons',
    tags: "n'est-ce pas|non|oui|correct|exact|c'est bien ça",
  },
  pledges: {
    refund:
      "nous vous rembours*|nous rembours*|on vous rembourse|vous êtes remboursé*|remboursement intégral|satisfait ou remboursé|vous ne payez rien|vous ne payez pas|tu ne paies rien|nous vous rendons l'argent|nous vous faisons cadeau|cadeau de notre part",
    gift: 'nous vous offrons|on vous offre|je vous offre|rien à payer|ne vous facturons|ne vous facturerons|ne facturons rien|ne vous sera pas facturé*|ne vous seront pas facturé*|vous faisons grâce|pas un centime',
    guarantee:
      'nous garantissons|nous vous garantissons|je vous garantis|on vous garantit|je te garantis|je vous promets|nous vous promettons|on vous promet|je te promets',
    guarantees: 'garant*',
    free: "gratuit*|offert*|sans frais|sans coût|ne coûte rien|ne vous coûte rien|ne coûtent rien|à nos frais|gracieu*|c'est pour nous|ne paie rien|ne payez rien",
  },
  positions: {
    names:
      'directeur*|directrice*|dirigeant*|président*|vice-président*|pdg|dg|drh|daf|dsi|gérant*|patron*|responsable*|chef|cheffe|fondateur|fondatrice|cofondateur|cofondatrice|propriétaire|associé*|adjoint*|assistant*|secrétaire|standardiste|réceptionniste|comptable|expert-comptable|commissaire|trésorier|trésorière|contrôleur|contrôleuse|acheteur|acheteuse|commercial|commerciale|vendeur|vendeuse|conseiller|conseillère|consultant*|ingénieur*|technicien*|architecte|graphiste|développeur|développeuse|analyste|journaliste|rédacteur|rédactrice|photographe|médecin|chirurgien*|infirmier|infirmière|dentiste|pharmacien*|avocat*|notaire|professeur*|enseignant*|formateur|formatrice|cuisinier|cuisinière|boulanger|boulangère|vigneron|vigneronne|agriculteur|agricultrice|jardinier|chauffeur|conducteur|mécanicien*|électricien*|porte-parole|coordinateur|coordinatrice|coordonnateur|coordonnatrice|chargé de|chargée de|membre du conseil|membre du directoire|stagiaire|apprenti*|maire|gouvernante|entrepreneur',
    leading:
      'directeur*|directrice*|dirigeant*|président*|pdg|dg|drh|daf|dsi|gérant*|patron*|responsable*|chef|cheffe|fondateur|fondatrice|cofondateur|cofondatrice|propriétaire|associé*',
    links: 'comme|en tant que|en qualité de',
    joins:
      "votre|ton|ta|notre|son|sa|leur|le|la|l'|un|une|comme|est|qui|en tant que|monsieur|madame|m|mme|dr|maître|me|nouveau|nouvelle",
    readerIs: 'vous êtes|êtes-vous|tu es',
    fillers: "aujourd'hui|maintenant|aussi|désormais",
    departments:
      'sales:vente|commercial marketing:market communication:communication|presse people:humaine|rh|drh|personnel|recrut finance:financ|compta|daf technology:technique|techni it:informatique|dsi production:production|fabricat|usine operations:exploit purchasing:achat logistics:entrep|logisti quality:qualit research:recherche|développ engineering:ingénieur|constructeur legal:jurid|avocat training:formation customers:client medicine:médic property:immobil export:export|international reception:accueil housekeeping:gouvern kitchen:cuisin events:événement|banquet safety:sécurité board:directoire sites:chantier|construc',
  },
  statements: {
    negations: 'pas|aucun*|jamais|personne|rien|ni|non|refuse*|refusé*|manque|manquent|décliné*|sauf|hormis|excepté',
    without: 'sans|au lieu de|plutôt que',
    idioms:
      "pas seulement|pas de souci|pas de problème|pas mal|sans doute|n'hésitez pas|n'hésite pas|pourquoi pas|pas plus tard que|pas plus de|pas à pas|avant tout|avant-première|si besoin|si vous le souhaitez|si ça vous|après tout|une personne|la personne|cette personne|chaque personne|par personne|pas moins de|s'il vous plaît|sans frais|pour l'instant|sans engagement|en plus|pas avant|ne * pas avant|pas plus tard|pas uniquement|ne manquerai pas|ne * que|hors taxes|hors taxe|sans tva|hors tva|si ce n'est",
    open: 'peut-être|envisag*|pourrai*|pourraient|souhait*|projet de|en projet|projette*|prévu*|prévoi*|réfléchi*|éventuel*|hésit*|à l’étude|si|possible*|prudent*|discut*|attend*|sceptique|sous réserve|pas encore|examine*|étudi*|aimerai*|voudrai*|veut|veulent|espèr*|serait|seraient|devrait|devraient|pas décidé|pas tranché|en réflexion|en discussion|verra|à confirmer|à voir|dépend*|provisoire*|pense à|pensent à|songe*|au conditionnel|accord de principe|pas arbitré',
    due: 'doit|doivent|faut|faudra|faudrait',
    decided:
      'décidé*|validé*|approuvé*|confirmé*|signé*|accepté*|acté*|tranché*|acquis|feu vert|donné son accord|commandé*|acheté*|choisi*|retenu*|réservé*|voté*|bouclé*|entériné*|bon pour accord|convaincu*|engagé*|dit oui|accorde|accordé*|donné son aval',
    conditions: "si|s'il|s'ils|sauf si|à condition",
    already: 'déjà|désormais|à présent',
    congratulations:
      'félicitations|bravo|je me réjouis|réjoui*|ravi que|ravie que|quelle bonne nouvelle|bonne nouvelle|quelle joie|heureux que|heureuse que|content que|contente que|super que|ravi d|ravie d|heureux d|heureuse d',
    lacks: "pas de|pas d'|aucun*|manque|manquent",
    has: 'vous avez|tu as|vous utilisez|vous proposez|vous disposez|vous vendez|vous possédez|votre actuel*|vos actuel*',
    risen:
      'hausse|augment*|progress*|croît|croiss*|monte|montent|monté*|grimp*|bond|bondi*|doubl*|améliora*|amélioré*|en plus forte',
    fallen: 'baiss*|recul*|diminu*|chut*|repli|replié*|réduit*|régress*|divisé* par|perdu*|tombé*',
    opposites: [
      ['ouvre|ouvrent|ouvrir|ouvrira*|ouvert*|rouvr*|ouverture', 'ferme|ferment|fermer|fermé*|fermera*|fermeture'],
      ['compris*|inclus*|comprend|offert*', 'non compris*|en sus|hors|facturé* à part|en supplément'],
      ['favorable*|enthousiaste*|partant*', 'défavorable*|sceptique*|opposé*|contre'],
      ['moins cher*|meilleur marché', 'plus cher*'],
      ['plus rapide*|plus vite|plus court*', 'plus lent*|plus lentement|plus long*'],
      ['embauch*|recrut*', 'licenci*'],
      ['facultati*|optionnel*', 'obligatoire*'],
    ],
    order: ['avant', 'après'],
  },
};
