import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    janvier janv jan
    février fevr fev
    mars
    avril avr
    mai
    juin
    juillet juil
    août aout
    septembre sept sep
    octobre oct
    novembre nov
    décembre dec`,
  weekdays: `
    lundi lundis lun
    mardi mardis mar
    mercredi mercredis mer
    jeudi jeudis jeu
    vendredi vendredis ven
    samedi samedis sam
    dimanche dimanches dim`,
  today: "aujourd'hui|ce jour|ce matin|cet après-midi|ce soir",
  tomorrow: 'demain',
  dayAfterTomorrow: 'après-demain|apres demain|surlendemain',
  thatDay: 'ce jour-là|date à laquelle|ce même jour',
  dayAfter: "lendemain|jour suivant|jour d'après",
  thisWeek: 'cette semaine|la semaine en cours|toute la semaine|semaine',
  nextWeek: 'semaine prochaine|la semaine prochaine|semaine suivante|semaine à venir|nouvelle semaine',
  nextWorkday:
    'prochain jour ouvré|jour ouvré suivant|prochain jour ouvrable|jour ouvrable suivant|prochain jour de travail|premier jour ouvré qui suit|premier jour ouvrable qui suit|premier jour ouvré suivant',
  weekend: 'week-end|weekend|fin de semaine',
  thisMonth: 'ce mois|du mois|mois en cours',
  nextMonth: 'mois prochain|le mois prochain',
  endOf: "fin|la fin de|fin de|fin du|la fin du|fin de la|la fin de la|la fin d'|reste de la|reste du",
  startOf: 'début|début de|le début de|courant|première semaine de|la première semaine de|première quinzaine de',
  middleOf:
    'mi|mi-|milieu de|deuxième quinzaine de|deuxième quinzaine|seconde quinzaine de|2e quinzaine|seconde moitié de',
  units: ['jour jours', 'semaine semaines', 'mois'],
  coming: 'prochains|prochaines|suivants|suivantes|autres|bonnes|pleines',
  andNext: 'et la prochaine|et la suivante|et la semaine prochaine|et la semaine suivante|ainsi que la prochaine',
  numbers: 'un une / deux / trois / quatre / cinq / six / sept / huit / neuf / dix / onze / douze',
  week: 'semaine|semaines|s|sem|s.|semaine calendaire|semaines calendaires',
  dayOf: '',
  ordinals: 'er|e|eme|ème',
  the: 'le|au|du',
  clockBefore: '',
  clockBehind: 'h|heures|heure|h00|h30',
  laterToday: "cet après-midi|ce soir|en fin de journée|en fin de matinée|dans l'après-midi|à midi",
  from: 'du|de|depuis|à partir du|à partir de|à compter du|dès le|début:|début :',
  until: "jusqu'au|jusqu'à|jusque|jusqu'en|jusqu|au|à|inclus|au soir du|au plus tard|fin:|fin :",
  and: 'et|&|puis|/|ainsi que|ni|+',
  back: "retour|reviens|revient|revenons|reviendrai|rentre|rentrerai|rentrons|reprends|reprendrai|reprise|reprend|reprenons|réouverture|rouvre|rouvrons|rouvrirons|rouvrira|rouvriront|réouvre|ouverture|à nouveau|de nouveau|avant|qu'à partir|qu'à compter|joignable dès|dès le|dès lundi|dès mardi|dès mercredi|dès jeudi|dès vendredi|dès demain|retrouve|retrouverons|prendrai connaissance|disponible à partir|de retour|bureau dès|recommence|redémarre|redémarrons|au poste|opérationnel|opérationnelle|m'y mets|présente à partir|rentrée|ensuite|on se retrouve|se revoit|nous retrouvons|rouvr*|réouvr*|rallum*|reven*|reviendr*|revien*|repren*|reprendr*|ouvert|ouverts|accueillera|accueillerons|redémarr*|rejoin*|retravaill*|serai au bureau|serons au bureau|être au bureau",
  answering:
    'lirai|lis|consulterai|consulte|traiterai|traite|occuperai|occupe|pourrai|verrai|regarderai|réponse|répondrai|répondrons|réponds|répond|recontacterai|relirai|sera lu|seront lus|lira|lirons|lit|prends connaissance',
  not: 'pas|jamais|sauf|absent|absente|repos|non|ni|ne|n',
  free: 'férié|fériés|pont|fermé|fermés|ascension|fermée|fermées|chômé|chômée|RTT',
  between: 'entre',
  or: 'ou',
  inclusive: 'inclus|incluse|compris|comprise|y compris|dernier jour',
  before: 'avant|avant le|avant la',
  after: "après|après le|après la|passé le|à l'issue de|à l'issue du",
  thereafter: "suivant|d'après|qui suit|après",
  bridge: 'pont|ponts',
  workdays:
    'jours de travail|jours de présence|jours travaillés|horaires|je travaille|travaille|présente|présent|je suis là|au bureau|joignable|temps partiel',
  twoWeeks: 'une quinzaine|quinze jours|une quinzaine de jours',
  firstDay: 'premier|1 er',
  holidays: {
    christmas: 'noël|noel',
    newYear: "jour de l'an|nouvel an|le jour de l'an|entre les fêtes|fêtes de fin d'année",
    epiphany: 'épiphanie',
    easter: 'pâques|lundi de pâques',
    whitsun: 'pentecôte|lundi de pentecôte',
    ascension: 'ascension',
    assumption: 'assomption',
    allSaints: 'toussaint',
    goodFriday: 'vendredi saint',
    labourDay: 'fête du travail',
    corpusChristi: 'fête-dieu',
    midsummer: 'fête de la saint-jean',
  },
};
