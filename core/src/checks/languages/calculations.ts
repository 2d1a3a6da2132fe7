/** Words of a sentence that calculates; by language, as in `Lexicon`. */
export interface Calculation {
  /** It adds values up. */
  readonly sums: string;
  /** It tells how two of them differ, or what is left. */
  readonly differences: string;
  /** It tells what something comes to. */
  readonly results: string;
}

export const calculations: Readonly<Record<string, Calculation>> = {
  en: {
    sums: 'together|total|totals|in all|sum|adds up|add up|combined|altogether|between them|both|plus|comes to|come to',
    differences:
      'dearer|rise|rises|rising|risen|under|more|less|fewer|difference|left|leaves|leave|leaving|remain*|balance|due|outstanding|below|above|short of|higher|lower|gap|rest|spare|saves|saving|cheaper|than|rose by|fell by|fell|rose|dropped|grew|climb*|gained|gain of|added|lift*|raise*|lost|shed|up by|down by|increase*|decrease*|another|extra|headroom|room|missing|to go',
    results:
      "on average|average|per head|makes|make|making|that is|that's|which is|i.e.|equals|works out|work out|means|meaning|amounts to|amount to|so|hence|therefore|would be|or",
  },
  de: {
    sums: 'zusammen|beide|beiden|insgesamt|gesamt*|summe|macht|in summe|kommen auf|kommt auf|käme auf|kämen auf|alles in allem|plus|unterm strich',
    differences:
      'teurer|steig*|mehrpreis|aufpreis|darunter|darüber|drunter|drüber|unter|über|mehr|weniger|unterschied|differenz|übrig|bleib*|rest*|saldo|verbleib*|niedriger|höher|fehl*|gestiegen|gesunken|wuchs|gewachsen|kletter*|geklettert|zugelegt|legte|erhöh*|gesenkt|senkt*|stieg|sank|fiel|plus|minus|zuwachs|rückgang|luft|spielraum|erspar*|spar*|gespart*|günstiger|billiger|abstand',
    results:
      'durchschnittlich|im schnitt|pro kopf|macht|machen|sind das|das sind|das ist|das wären|also|ergibt|ergeben|heißt|bedeutet|wären|wäre|entspricht|d.h.|sprich|somit|damit|dann|oder|beträgt|betragen|kommt auf|kommen auf|käme auf|sinkt',
  },
  fr: {
    sums: 'ensemble|à eux deux|à elles deux|les deux|total|totaux|au total|en tout|somme|font|ferait|feraient|soit|cumul*|plus|addition*|ajout*',
    differences:
      'plus cher|sous|au-dessus de|plus|moins|écart|différence|rest*|solde|au-dessus|au-dessous|en dessous|hausse|baisse|progress*|grimp*|bondi*|grossi*|monté*|montée|monter|gagn*|perdu*|manqu*|marge|économ*|moins cher|gagné|augment*|diminu*|recul*',
    results:
      "en moyenne|soit|font|fait|ferait|feraient|c'est|cela fait|ça fait|donc|représente*|équivaut|c'est-à-dire|revient|reviennent|autrement dit|retombe|tombe|ramène",
  },
  es: {
    sums: 'juntos|juntas|ambos|ambas|entre los dos|entre las dos|entre ambos|entre ambas|total|en total|suma*|suman|hacen|salen|sale|queda en|quedan en|serían',
    differences:
      'barat*|car*|más|por encima|por debajo|menos|diferencia|qued*|saldo|deja|dejan|rest*|sobra*|debajo|encima|margen|ahorr*|sube|suben|subi*|increment*|ganado|ganar|perdid*|reduc*|creci*|baj*|aument*|crec*|cay*|falta*|resto',
    results:
      'promedio|de media|o sea|es decir|son|sería|serían|hacen|hace|suma|suman|sale|salen|equivale*|supone*|así que|entonces|por tanto|esto es|da|dan|caemos',
  },
  pt: {
    sums: 'juntos|juntas|os dois|as duas|ambos|ambas|entre os dois|entre as duas|juntando|total|ao todo|no total|soma*|somando|mais|dá|dão|ficam|fica|fazem|chegamos',
    differences:
      'mais barat*|mais car*|sobe|sobem|sob|mais|menos|do que|diferença|rest*|sobra*|sobram|abaixo|acima|margem|poupa*|subi*|ganhar*|ganhou|perdeu|reduz*|diminu*|desc*|aument*|cresc*|caí*|falta*|tirando|tira*|folga',
    results:
      'em média|ou seja|isto é|são|seria|seriam|dá|dão|fazem|faz|equivale*|portanto|então|fica|ficam|resulta*|chega*',
  },
  it: {
    sums: 'insieme|in due|tutti e due|entrambi|entrambe|totale|totali|in totale|in tutto|somma*|più|fanno|sarebbero|diventano|complessiv*',
    differences:
      'in meno|in più|meno caro|sotto|sopra|più|meno|differenza|rest*|saldo|lascia*|riman*|avanz*|margine|risparmi*|sale|salgono|salit*|salire|salirebbe|sces*|cresciut*|crescere|crescit*|guadagnat*|ridott*|calat*|aument*|manc*',
    results:
      'in media|cioè|ossia|ovvero|sono|sarebbe|sarebbero|fanno|fa|quindi|dunque|equivale*|pari a|arriva|diventano|scende|vuol dire|in pratica',
  },
  ro: {
    sums: 'împreună|total|în total|suma|însumat*|plus|ar face|înseamnă|adunat*',
    differences:
      'mai ieftin*|mai scump*|peste|sub|în plus|în minus|mai mult*|mai puțin*|decât|diferenț*|rămân*|rest*|marj*|econom*|crescut*|creșt*|scump*|urcat*|urc|urcă|scăzut*|scăder*|câștigat*|pierdut*|a trecut|lips*|față de',
    results:
      'în medie|adică|înseamnă|deci|fac|face|ar fi|ar costa|ar face|ar însemna|rezultă|vine|ajunge|ajung|echival*|sau|astfel',
  },
  nl: {
    sums: 'samen|totaal|in totaal|opgeteld|som|plus|maakt|komt op|komen op|kost samen',
    differences:
      'goedkoper|duurder|lager|hoger|stijg*|verhog*|omhoog|scheelt|schelen|meer|minder|verschil|rest*|blijf*|onder|boven|marge|bespa*|gestegen|gedaald|gegroeid|groei*|stijging*|daling*|steeg|daalde|tekort|ruimte',
    results:
      'gemiddeld|zijn dat|is dat|dus|oftewel|ofwel|dat is|dat zijn|maakt|maken|komt op|komen op|wordt|worden|betekent|zou|of|neerkomt|neer op|scheelt|scheelt',
  },
  sv: {
    sums: 'tillsammans|totalt|sammanlagt|summa|plus|landar|hamnar|ihop|allt som allt',
    differences:
      'billigare|dyrare|lägre|högre|under|över|mer|mindre|fler|färre|skillnad*|kvar|rest*|återstå*|marginal*|spar*|steg|stig*|höj*|ökade|ökat|ökning*|växt|växte|höjt*|sänkt*|sjönk|minska*|saknas|utrymme',
    results: 'i snitt|i genomsnitt|alltså|det är|blir|dvs|motsvarar|landar|hamnar|ger|innebär|eller|gör',
  },
  da: {
    sums: 'tilsammen|sammen|i alt|total*|sum|plus|bliver|giver',
    differences: 'mere|mindre|flere|færre|forskel*|tilbage|rest*|spar*|steg|faldt|øget|mangler',
    results: 'altså|det er|bliver|dvs|svarer til|giver|eller',
  },
  nb: {
    sums: 'til sammen|sammen|totalt|i alt|sum|pluss|gir',
    differences: 'mer|mindre|flere|færre|forskjell*|igjen|rest*|spar*|steg|falt|økt|mangler|mellom',
    results: 'altså|det er|blir|dvs|tilsvarer|gir|eller',
  },
  pl: {
    sums: 'razem|łącznie|w sumie|suma|sumie|ogółem|plus|wraz|wyjdzie|wychodzi|daje|dają',
    differences:
      'taniej|drożej|tańsz*|droższ*|pod|nad|więcej|mniej|niż|różnic*|zosta*|reszt*|pozosta*|poniżej|powyżej|zapas*|oszczęd*|wzr*|rośnie|rosną|podroże*|spad*|urosł*|podnie*|podnio*|skocz*|zmniejsz*|obniż*|brak*',
    results: 'średnio|czyli|to|daje|dają|wychodzi|wyjdzie|oznacza|tj|zatem|więc|wyniesie|wynosi',
  },
  ja: {
    sums: '合わせ|合計|計|あわせ|足す|全部|総額|加え|両方',
    differences:
      '差|余り|残り|残|余裕|余地|多く|少な|下回|上回|上げ|下げ|上が|下が|増|減|以内|引く|収ま|伸び|安く|安い|高く',
    results: '平均|つまり|すなわち|となり|になり|計算|税込|半額|なので|あたり',
  },
  zh: {
    sums: '加|连|一共|共|总共|合计|总|合起来|两项',
    differences: '差|剩|余|减|增|降|升|省|比|净|还有|超|便宜|贵',
    results: '平均|人均|摊|正好|刚好|即|也就是|就是|等于|折合|相当于|算|含税|共',
  },
};
