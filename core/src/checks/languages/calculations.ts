/** Words of a sentence that adds values up, or tells how two of them differ or what is left; by language, as in `Lexicon`. */
export interface Calculation {
  readonly sums: string;
  readonly differences: string;
}

export const calculations: Readonly<Record<string, Calculation>> = {
  en: {
    sums: 'together|total|totals|in all|sum|adds up|add up|combined|altogether|plus|comes to|come to',
    differences:
      'more|less|fewer|difference|left|leaves|leave|leaving|remain*|balance|due|outstanding|below|above|short of|higher|lower|gap|rest|spare|saves|saving|cheaper|than|rose by|fell by|fell|rose|dropped|grew|up by|down by|increase*|decrease*|another|extra|headroom|room|missing|to go',
  },
  de: {
    sums: 'zusammen|insgesamt|gesamt*|summe|macht|in summe|kommen auf|kommt auf|käme auf|kämen auf|alles in allem|plus|unterm strich',
    differences:
      'mehr|weniger|unterschied|differenz|übrig|bleib*|rest*|saldo|verbleib*|niedriger|höher|fehl*|gestiegen|gesunken|wuchs|stieg|sank|fiel|plus|minus|zuwachs|rückgang|luft|spielraum|erspar*|spar*|gespart*|günstiger|billiger|abstand',
  },
  fr: {
    sums: 'ensemble|total|totaux|au total|en tout|somme|font|ferait|feraient|soit|cumul*|plus|addition*|ajout*',
    differences:
      'plus|moins|écart|différence|rest*|solde|au-dessus|au-dessous|en dessous|hausse|baisse|progress*|gagn*|perdu*|manqu*|marge|économ*|moins cher|gagné|augment*|diminu*|recul*',
  },
  es: {
    sums: 'juntos|juntas|total|en total|suma*|suman|hacen|salen|sale|queda en|quedan en|serían',
    differences:
      'menos|diferencia|qued*|saldo|deja|dejan|rest*|sobra*|debajo|encima|margen|ahorr*|subi*|baj*|aument*|crec*|cay*|falta*|resto',
  },
  pt: {
    sums: 'juntos|juntas|juntando|total|ao todo|no total|soma*|somando|mais|dá|dão|ficam|fica|fazem|chegamos',
    differences:
      'mais|menos|do que|diferença|rest*|sobra*|sobram|abaixo|acima|margem|poupa*|subi*|desc*|aument*|cresc*|caí*|falta*|tirando|tira*|folga',
  },
  it: {
    sums: 'insieme|totale|in totale|in tutto|somma*|più|fanno|sarebbero|diventano|complessiv*',
    differences:
      'più|meno|differenza|rest*|saldo|lascia*|riman*|avanz*|margine|risparmi*|salit*|sces*|cresciut*|calat*|aument*|manc*',
  },
  ro: {
    sums: 'împreună|total|în total|suma|însumat*|plus|ar face|înseamnă|adunat*',
    differences:
      'mai mult*|mai puțin*|decât|diferenț*|rămân*|rest*|marj*|econom*|crescut*|scăzut*|a trecut|lips*|față de',
  },
  nl: {
    sums: 'samen|totaal|in totaal|opgeteld|som|plus|maakt|komt op|komen op|kost samen',
    differences:
      'meer|minder|verschil|rest*|blijf*|onder|boven|marge|bespa*|gestegen|gedaald|steeg|daalde|tekort|ruimte',
  },
  sv: {
    sums: 'tillsammans|totalt|sammanlagt|summa|plus|landar|hamnar|ihop|allt som allt',
    differences:
      'mer|mindre|fler|färre|skillnad*|kvar|rest*|återstå*|marginal*|spar*|steg|ökade|ökat|sjönk|minska*|saknas|utrymme',
  },
  da: {
    sums: 'tilsammen|sammen|i alt|total*|sum|plus|bliver|giver',
    differences: 'mere|mindre|flere|færre|forskel*|tilbage|rest*|spar*|steg|faldt|øget|mangler',
  },
  nb: {
    sums: 'til sammen|sammen|totalt|i alt|sum|pluss|gir',
    differences: 'mer|mindre|flere|færre|forskjell*|igjen|rest*|spar*|steg|falt|økt|mangler|mellom',
  },
  pl: {
    sums: 'razem|łącznie|w sumie|suma|sumie|ogółem|plus|wraz|wyjdzie|wychodzi|daje|dają',
    differences: 'więcej|mniej|niż|różnic*|zosta*|reszt*|pozosta*|poniżej|powyżej|zapas*|oszczęd*|wzr*|spad*|brak*',
  },
  ja: {
    sums: '合わせ|合計|計|あわせ|足す|全部|総額|加え|両方',
    differences: '差|余り|残り|残|余裕|余地|多く|少な|下回|上回|増|減|以内|引く|収ま|伸び',
  },
  zh: {
    sums: '一共|共|总共|合计|总|合起来|两项',
    differences: '差|剩|余|减|增|降|升|省|比|净|还有|超',
  },
};
