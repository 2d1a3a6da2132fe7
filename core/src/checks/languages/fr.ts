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
};
