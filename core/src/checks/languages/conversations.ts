/** How a text tells that people met or spoke; lists of phrases as in `Lexicon`. */
export interface ConversationWords {
  /** They spoke, perhaps by telephone. */
  readonly spoken: string;
  /** They saw one another. */
  readonly met: string;
  /** One went to see the other, or they ate together; but one visits pages and has lunch with others, too. */
  readonly encounters: string;
  /** One showed the other something there; papers show things, too, so that it is one only if somebody is thanked. */
  readonly shown: string;
  /** "Thank you for": an encounter that one thanks for is one with the reader. */
  readonly thanks: string;
  /** A meeting did not take place. */
  readonly cancelled: string;
  readonly lastWeek: string;
  readonly lastMonth: string;
  /** Yesterday evening. */
  readonly lastNight: string;
  /** What is of yesterday, before a noun; where the word for yesterday itself is not used. */
  readonly yesterdays?: string;
  /** A meal or a drink that people have had together: "our lunch", "over coffee with you". */
  readonly meals: string;
  /** "Met in": words before the place of a meeting. */
  readonly metAt: string;
}

export const conversationWords: Readonly<Record<string, ConversationWords>> = {
  en: {
    spoken:
      'talk|talks|talked|spoke|spoken|chat|chatted|on the phone|by phone|over the phone|caught up|catch up|catching up|conversation|call|video call|zoom',
    met: 'met|sit down|sat down|saw you|seeing you|see you in person',
    encounters:
      'visited|visit|lunch|dinner|breakfast|coffee|meeting|stopped by|dropped by|hosting you|having you|walk through|walked through|walked round|came by|coming by|coming over',
    shown:
      'showing me around|showed me around|showing us around|showed us around|walking me through|the tour|your tour|seeing your|visiting',
    thanks: 'thank|thanks|thankful|enjoyed',
    cancelled: 'cancel*|no-show|no show|postponed|did not take place|called off|rescheduled|did not attend',
    lastWeek: 'last week',
    lastMonth: 'last month',
    lastNight: 'last night|yesterday evening',
    meals:
      'our lunch|our dinner|our breakfast|our coffee|our beer|our drink|over lunch with you|over coffee with you|over dinner with you|having lunch with you|having dinner with you|having coffee with you|lunch we had|dinner we had|coffee we had',
    metAt:
      'met in|met at|meeting in|meeting you in|meeting you at|met you in|met you at|saw you in|seeing you in|see you in|our meeting in|sit down with you in|sat down in|visit in|visit to|lunch in|dinner in|coffee in|talk in|talked in|chat in',
  },
  de: {
    spoken:
      'gesprochen|sprachen|telefonier*|am telefon|telefonat*|unterhalten|unterhielten|gespräch*|*gespräch|*telefonat',
    met: 'getroffen|trafen|gesehen|zusammengesessen',
    encounters:
      'besuch*|mittagessen|abendessen|kaffee|zu gast|vorbeigekommen|frühstück|herumgeführt|rundgang|besichtig*|vorbeigeschaut|spaziergang',
    shown: 'angeschaut|angesehen|gezeigt|führung',
    thanks: 'dank|danke|danken|bedanke*',
    cancelled: 'abgesagt*|ausgefallen|fiel aus|verschoben|nicht erschienen|nicht stattgefunden|storniert',
    lastWeek:
      'letzte woche|letzter woche|vergangene woche|vergangener woche|vergangenen woche|vorige woche|voriger woche|vorigen woche',
    lastMonth: 'letzten monat|letztem monat|vergangenen monat|vergangenem monat|vorigen monat|vorigem monat',
    lastNight: 'gestern abend|gestern nacht',
    yesterdays: 'gestrige|gestrigen|gestriges|gestriger',
    meals:
      'unser mittagessen|unserem mittagessen|unser abendessen|unserem abendessen|unser frühstück|unserem frühstück|unser kaffee|unserem kaffee|das mittagessen mit ihnen|das abendessen mit ihnen|mittagessen mit dir|abendessen mit dir|gemeinsames essen|gemeinsamen essen|unser essen|unserem essen',
    metAt:
      'treffen in|getroffen in|gespräch in|termin in|besuch in|begegnung in|gesehen in|kennengelernt in|mittagessen in|abendessen in|kaffee in|zusammensitzen in',
  },
  fr: {
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
  },
  es: {
    spoken: 'hablamos|hablado|hablaste*|conversamos|conversación|platicamos|charlamos|por teléfono|llamada',
    met: 'vimos|juntamos|reunimos|saludado|saludarte|saludarle|coincidimos',
    encounters: 'visita|visité|comida|almuerzo|cena|café|reunión|desayuno|recorrimos|paseo',
    shown: 'recorrido|enseñar*|mostrar*|visitar*',
    thanks: 'gracias|agradezco|agradecemos',
    cancelled: 'cancelad*|canceló|aplazad*|pospuest*|no se presentó|suspendid*|no tuvo lugar',
    lastWeek: 'la semana pasada',
    lastMonth: 'el mes pasado',
    lastNight: 'anoche|ayer por la noche|ayer noche',
    meals:
      'nuestra comida|nuestro almuerzo|nuestra cena|nuestro café|nuestro desayuno|comida con usted|comer contigo|cenar contigo|cena con vosotros|comida con vosotros',
    metAt:
      'vimos en|reunión en|encuentro en|visita a|visita en|saludado en|saludarle en|saludarte en|conocido en|coincidimos en|charla en|comida en|cena en|café en|feria de',
  },
  pt: {
    spoken:
      'falamos|falámos|falaram|falado|conversamos|conversámos|conversaram|conversa|ao telefone|por telefone|telefonema|chamada|ligação',
    met: 'estive convosco|estive com',
    encounters: 'visita|visitei|almoço|jantar|café|reunião|encontro|pequeno-almoço|lanche|percorremos|passeio',
    shown: 'mostrar*|ter mostrado|visitar*',
    thanks: 'obrigado|obrigada|agradeço|agradecemos',
    cancelled: 'cancelad*|adiad*|não compareceu|desmarcad*|não aconteceu',
    lastWeek: 'semana passada',
    lastMonth: 'mês passado',
    lastNight: 'ontem à noite|ontem de noite',
    meals:
      'nosso almoço|nosso jantar|nosso café|nosso lanche|almoço com você|jantar com você|café com você|almoçar consigo|jantar consigo',
    metAt:
      'encontro em|encontramos em|encontrámos em|reunião em|visita a|visita em|conhecemos em|conversa em|almoço em|jantar em|café em',
  },
  it: {
    spoken: 'sentiti|sentite|parlato|parlati|parlavamo|dicevamo|al telefono|per telefono|telefonata|chiamata',
    met: 'incontrati|visti|passato a trovar*|passata a trovar*|provato insieme|insieme nel|insieme in|insieme a',
    encounters:
      'visita|pranzo|cena|caffè|incontro|riunione|colloquio|colazione|passati da|siamo venuti|siamo passati da|passeggiata',
    shown: 'mostrat*|fatto visitare|fatto vedere|il giro',
    thanks: 'grazie|ringrazi*',
    cancelled: 'annullat*|rimandat*|rinviat*|saltat*|non si è presentat*|disdett*',
    lastWeek: 'settimana scorsa|scorsa settimana',
    lastMonth: 'mese scorso|scorso mese',
    lastNight: 'ieri sera|ieri notte',
    meals:
      'nostro pranzo|nostra cena|nostro caffè|nostra colazione|pranzo con lei|cena con lei|pranzo con voi|cena con voi|pranzato insieme|cenato insieme',
    metAt: 'incontro a|incontrati a|visti a|conosciuti a|riunione a|visita a|colloquio a|pranzo a|cena a|caffè a',
  },
  nl: {
    spoken: 'gesproken|spraken|sprak|belden|gebeld|belde|telefoontje|telefonisch|aan de telefoon|gesprek|*gesprek',
    met: 'langs was|langs kwam|gezien',
    encounters:
      'bezoek|bezocht|lunch|diner|koffie|etentje|afspraak|bespreking|ontmoeting|ontbijt|rondleiding|rondgeleid|wandeling',
    shown: 'laten zien|rondje|getoond',
    thanks: 'dank|bedankt|dankjewel',
    cancelled: 'afgezegd|geannuleerd|ging niet door|niet doorgegaan|verzet|niet verschenen|uitgesteld',
    lastWeek: 'vorige week|afgelopen week',
    lastMonth: 'vorige maand|afgelopen maand',
    lastNight: 'gisteravond|gisternacht',
    meals:
      'onze lunch|ons diner|onze koffie|ons ontbijt|ons etentje|lunch met u|lunch met jou|diner met u|koffie met u|samen geluncht|samen gegeten',
    metAt:
      'gesprek in|afspraak in|ontmoeting in|ontmoet in|gezien in|bezoek in|bezoek aan|lunch in|diner in|koffie in|zaten in',
  },
  ro: {
    spoken:
      'vorbit|discutat|la telefon|prin telefon|convorbire*|apel*|discuție|discuția|povesteați|spuneați|am stat de vorbă',
    met: 'întâlnit|trecut pe la|văzut la|am stat la masă|stat la masă',
    encounters: 'vizit*|prânz*|cina|cafea|întâlnire*|micul dejun|plimbare*|plimbat',
    shown: 'arătat|turul',
    thanks: 'mulțumesc|mulțumim|mersi',
    cancelled: 'anulat*|amânat*|nu a avut loc|nu s-a prezentat|reprogramat*',
    lastWeek: 'săptămâna trecută',
    lastMonth: 'luna trecută',
    lastNight: 'aseară|ieri seară',
    meals:
      'prânzul nostru|cina noastră|cafeaua noastră|masa noastră|prânzul cu dumneavoastră|cina cu dumneavoastră|am luat masa',
    metAt:
      'întâlnirea din|întâlnirea de la|întâlnit la|întâlnit în|văzut la|văzut în|vizita la|vizita din|trecut pe la|discuția din|prânzul din|cina din',
  },
  pl: {
    spoken: 'rozmawia*|rozmow*|rozmów*|telefon*|dzwoni*|wideorozm*|wideokonferencj*',
    met: 'spotka*|spotyka*|widzie*',
    encounters: 'wizy*|odwiedzi*|obiad*|kolacj*|lunch*|kaw*|śniadani*|oprowadz*|spacer*',
    shown: 'pokaza*|obejrze*',
    thanks: 'dziękuj*|dzięki|podziękowa*',
    cancelled: 'odwołan*|przełożon*|nie odbył*|nie przyszedł|nie przyszła|anulowan*',
    lastWeek: 'zeszłym tygodniu|ubiegłym tygodniu|poprzednim tygodniu|minionym tygodniu',
    lastMonth: 'zeszłym miesiącu|ubiegłym miesiącu|poprzednim miesiącu',
    lastNight: 'wczoraj wieczorem|wczorajszy wieczór|wczorajszego wieczoru',
    yesterdays: 'wczorajsz*',
    meals:
      'naszym obiedzie|naszej kolacji|naszym lunchu|naszej kawie|naszym śniadaniu|nasz obiad|nasza kolacja|nasz lunch|nasza kawa|obiad z panem|obiad z panią|kolację z panem|kolację z panią',
    metAt:
      'spotkaniu w|spotkanie w|spotkania w|spotkaliśmy się w|widzieliśmy się w|rozmowie w|rozmowa w|wizycie w|wizyta w|obiedzie w|kolacji w|kawie w',
  },
  sv: {
    spoken: 'pratade|pratat|talade|talats|talat|i telefon|telefon*|samtal*|hördes|*samtal',
    met: 'träff*|sågs|sågs på',
    encounters: 'besök*|lunch*|middag*|fika*|möte*|frukost*|promenad*|rundtur*|rundvandring*',
    shown: 'visade|visat',
    thanks: 'tack|tackar',
    cancelled: 'inställ*|avbokat*|avbokad*|uppskjut*|blev inte av|dök inte upp',
    lastWeek: 'förra veckan',
    lastMonth: 'förra månaden',
    lastNight: 'i går kväll|igår kväll|i går',
    yesterdays: 'gårdagens',
    meals:
      'vår lunch|vår middag|vår fika|vårt kaffe|vår frukost|lunchen med dig|middagen med dig|lunchen med er|middagen med er|fikan med dig',
    metAt:
      'mötet i|möte i|träffen i|träffades i|sågs i|sågs på|besöket i|besöket på|samtalet i|lunchen i|middagen i|fikan i',
  },
  ja: {
    spoken: '電話|お話し|話し|通話|打ち合わせ|打合せ|面談',
    met: 'お目にかか|伺った|お会い|ご一緒',
    encounters: '訪問|会食|食事|会議|お越し|ご来社|来訪|ご来店|ご案内いただ',
    shown: '見学|拝見させていただ',
    thanks: 'ありがとう|御礼|お礼|感謝',
    cancelled: '中止|延期|キャンセル|欠席|流れ',
    lastWeek: '先週',
    lastMonth: '先月',
    lastNight: '昨晩|昨夜|ゆうべ',
    meals: '昼食をご一緒|夕食をご一緒|会食|ランチをご一緒|お食事をご一緒|お茶をご一緒|お昼をご一緒',
    metAt: '',
  },
  zh: {
    spoken: '电话|電話|通话|聊|谈|沟通',
    met: '见面|会面|碰面|陪您|陪你|见到您|见到你|碰头',
    encounters: '拜访|吃饭|喝茶|喝咖啡|聚餐|会议|开会|参观|来访|到访|光临|做客|来我们公司|走了一圈|转了一圈',
    shown: '带我|逛|看了',
    thanks: '谢谢|感谢|多谢|感激',
    cancelled: '取消|改期|推迟|延期|没来|未到',
    lastWeek: '上周|上星期|上週|上个星期|上個星期',
    lastMonth: '上个月|上月|上個月',
    lastNight: '昨晚|昨夜|昨天晚上',
    meals: '一起吃饭|吃饭时|吃饭的时候|共进午餐|共进晚餐|一起喝茶|一起喝咖啡|饭桌上|聚餐',
    metAt: '',
  },
};

/** Where people meet whom they have no appointment with, in all languages. */
export const fairs =
  'stand*|booth|stall|fair|show|expo*|*messe|salon|foire|feria|feira|fiera|salone|beurs|târg*|targ*|*mässa*|stoisk*|展*|ブース|摊位';
