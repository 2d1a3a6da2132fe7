/** Phrases that say people spoke with one another, and those of a meeting that did not take place, and last week; as in `Lexicon`. */
export interface ConversationWords {
  readonly spoken: string;
  readonly cancelled: string;
  readonly lastWeek: string;
}

export const conversationWords: Readonly<Record<string, ConversationWords>> = {
  en: {
    spoken:
      'talked|spoke|spoken|chatted|on the phone|by phone|over the phone|caught up|conversation|call|meeting|met|visit',
    cancelled: 'cancel*|no-show|no show|postponed|did not take place|called off|rescheduled|did not attend',
    lastWeek: 'last week',
  },
  de: {
    spoken: 'gesprochen|sprachen|telefonier*|am telefon|telefonat*|unterhalten|unterhielten|gespräch*|getroffen|trafen',
    cancelled: 'abgesagt*|ausgefallen|fiel aus|verschoben|nicht erschienen|nicht stattgefunden|storniert',
    lastWeek: 'letzte woche|letzter woche|vergangene woche|vergangener woche|vorige woche|voriger woche',
  },
  fr: {
    spoken:
      'parlé|discuté|échangé|au téléphone|par téléphone|conversation|entretien|appel|rencontré*|rendez-vous|échange',
    cancelled: "annulé*|reporté*|n'a pas eu lieu|absent*|décommandé*",
    lastWeek: 'la semaine dernière|la semaine passée',
  },
  es: {
    spoken:
      'hablamos|hablado|hablaste*|conversamos|conversación|platicamos|charlamos|por teléfono|llamada|reunión|vimos|juntamos|reunimos',
    cancelled: 'cancelad*|canceló|aplazad*|pospuest*|no se presentó|suspendid*|no tuvo lugar',
    lastWeek: 'la semana pasada',
  },
  pt: {
    spoken:
      'falamos|falámos|falaram|falado|conversamos|conversámos|conversaram|conversa|ao telefone|por telefone|telefonema|chamada|ligação|reunião|encontro',
    cancelled: 'cancelad*|adiad*|não compareceu|desmarcad*|não aconteceu',
    lastWeek: 'semana passada',
  },
  it: {
    spoken:
      'sentiti|sentite|parlato|parlati|parlavamo|dicevamo|al telefono|per telefono|telefonata|chiamata|incontro|incontrati|riunione|colloquio',
    cancelled: 'annullat*|rimandat*|rinviat*|saltat*|non si è presentat*|disdett*',
    lastWeek: 'settimana scorsa|scorsa settimana',
  },
  nl: {
    spoken:
      'gesproken|spraken|sprak|belden|gebeld|belde|telefoontje|telefonisch|aan de telefoon|gesprek|afspraak|ontmoeting|bespreking',
    cancelled: 'afgezegd|geannuleerd|ging niet door|niet doorgegaan|verzet|niet verschenen|uitgesteld',
    lastWeek: 'vorige week|afgelopen week',
  },
  ro: {
    spoken:
      'vorbit|discutat|la telefon|prin telefon|convorbire*|apel*|întâlnire*|întâlnit|discuție|discuția|povesteați|spuneați',
    cancelled: 'anulat*|amânat*|nu a avut loc|nu s-a prezentat|reprogramat*',
    lastWeek: 'săptămâna trecută',
  },
  pl: {
    spoken: 'rozmawia*|rozmow*|rozmów*|telefon*|dzwoni*|spotka*|spotyka*|widzie*',
    cancelled: 'odwołan*|przełożon*|nie odbył*|nie przyszedł|nie przyszła|anulowan*',
    lastWeek: 'zeszłym tygodniu|ubiegłym tygodniu|poprzednim tygodniu',
  },
  sv: {
    spoken: 'pratade|pratat|talade|talats|talat|i telefon|telefon*|samtal*|hördes|möte*|träff*|besök*',
    cancelled: 'inställ*|avbokat*|avbokad*|uppskjut*|blev inte av|dök inte upp',
    lastWeek: 'förra veckan',
  },
  ja: {
    spoken: '電話|お話し|話し|通話|打ち合わせ|打合せ|面談|会議|お目にかか|訪問|伺った',
    cancelled: '中止|延期|キャンセル|欠席|流れ',
    lastWeek: '先週',
  },
  zh: {
    spoken: '电话|電話|通话|聊|谈|沟通|见面|会面|拜访|碰面|开会|会议',
    cancelled: '取消|改期|推迟|延期|没来|未到',
    lastWeek: '上周|上星期|上週',
  },
};
