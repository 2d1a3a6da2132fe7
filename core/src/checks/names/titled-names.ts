import { fold } from '../fold.ts';
import { japanese } from '../languages/ja.ts';
import { asianDepartments } from '../positions/position.ts';
import { isInSources, type NameContext } from './known-words.ts';
import type { FoundName } from './found-name.ts';

/*
 * Names in scripts without capitals: they are found by what stands around them, a title, an honorific or the word for a
 * company.
 */

const ofDepartments = asianDepartments.join('|');

/** The first signs of most Chinese names. */
export const surnames =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文';

/** Rarer ones, which are hardly ever the first sign of another word. */
const rareSurnames =
  '祁邬鄔覃柯骆駱裘缪繆邢裴荀靳隗宓郗栾欒詹郜蔺藺翟郦酈濮扈庾匡聂聶晁訾阚闞逯樊俞岑卞霍窦竇殷倪葛耿阮滕嵇';

const chineseSurname = `(?:欧阳|歐陽|[${surnames}${rareSurnames}])`;
/** "高总" is somebody, "金额总计" nobody. */
const chineseRank =
  '[总總](?![共体體价價额額量结結部店代数數算]|[计計](?![划劃]))|经理|經理|先生|女士|小姐|主任|老师|老師|总监|總監|董事|部长|部長';
const afterChineseName =
  '[，。、,. ]|提|说|說|告|建|问|問|介|推|曾|也|和|与|與|的|在|表|认|認|希|想|会|會|已|对|對|给|給|向|跟|负|負|是|要|还|還|写|寫|怕|那';
const chinesePerson = new RegExp(
  [
    `${chineseSurname}\\p{Script=Han}{0,2}(?=${chineseRank})`,
    `(?<=同事|客户|客戶|负责人|負責人|介绍人|介紹人)${chineseSurname}\\p{Script=Han}{1,2}?(?=${afterChineseName})`,
    `(?<=(?:负责|負責)\\p{Script=Han}{1,6}的)[${rareSurnames}]\\p{Script=Han}{1,2}?(?=${afterChineseName})`,
    // What an email is signed with.
    `(?<=\\n)${chineseSurname}\\p{Script=Han}{1,2}(?=\\s*$)`,
  ].join('|'),
  'gu',
);
/** What a rank follows that is no name. */
const ordinaryChinese = new RegExp(
  `(?:${ofDepartments}|高[级級層层端]|资深|項目|方案|任何|常务|常務|文化|关于|關於|对于|對於|由于|由於|许多|許多|黄金|[总總副])$`,
  'u',
);
const chineseCompany =
  /\p{Script=Han}{2,12}?(?=(?:有限)?公司|集团|集團|科技(?!\p{Script=Han})|银行|銀行|股份|实业(?!家)|實業(?!家)|传媒(?![业業行人界学學])|傳媒(?![業行人界學])|商贸(?![城区區])|商貿(?![城區]))/gu;
/** A trade, and no name: "物流公司", "合作的印刷公司". */
const tradeCompany =
  /(?:^|[的家个個些和与與])(?:包装|物流|外[贸貿]|[贸貿]易|[连連][锁鎖]|印刷|[装裝]修|制造|製造|服[务務]|[软軟]件|保[险險]|快[递遞]|旅[游遊]|建筑|建築|[设設][计計]|咨[询詢]|食品|餐[饮飲]|[电電]商|互[联聯][网網]|[网網][络絡]|培[训訓]|教育|房[产產]|地[产產]|金融|投[资資]|上游|下游|上市|跨[国國]|[关關][联聯]|控股|代理|租[赁賃]|合作|[专專][业業]|[创創][业業]|初[创創])$/u;
const ordinaryCompany =
  /(?:贵|貴|我们|我們|你们|你們|您|他们|他們|其他|其它|家|类似|類似|同类|同類|些|各|母|子|分|该|該|本|多|的|小|大|型|业|業|行|此|这|這|哪|国|國|外|在|与|與|和|为|為|给|給|对|對|个|個|位|高|新|黑|做|干|搞|办|辦|从事|從事|头部|地方|主流|广告|廣告|知名|少|现代|現代|数字|數字|民族)$/u;

const japanesePerson = /[\p{Script=Han}]{1,4}(?=社長|部長|課長|主任|専務)/gu;
/** Somebody whom an honorific follows. */
const japaneseHonoured = /\p{Script=Han}{1,4}(?=様(?![式子々相態変])|さん|さま|氏(?!名))/gu;
const ordinaryHonoured = new RegExp(
  `(?:${japanese.positions?.names ?? ''}|${ofDepartments}|^[一二三四五六七八九十百千数何各全若干]*名|(?<![土古守高関森山])屋|[仕模同異左皆客杜者員師店社家族婦親主長人役]|(?:取引|仕入|先)先|先方|貴方|団体|企業|法人|[学先修校講業験]生|生徒|[相転選若歌助]手|友達|女将|主将|一行|一同|各位|旦那|夫妻|息子|^[子娘孫嫁姉兄父母弟妹陰互]|苦労|馳走|愁傷|板前|大工|若衆|新郎|新婦|看板娘|大将|番頭|仲居|派遣|棟梁|上司|部下|仲間|親御|常連|役所|会議所|事務所|研究所|案内所|組合|会(?:社)?$|家元|住職|宮司|和尚|^彼|[輩民展])$`,
  'u',
);
/** A company, or somebody from abroad, whom an honorific follows. */
const japaneseForeign =
  /(?:\p{Script=Han}{1,4}の)?\p{Script=Han}{0,4}[\p{Script=Katakana}ー・]{3,14}(?=様(?![式子々相態変])|さん(?!か))/gu;
const ordinaryForeign =
  /(?:ユーザー?|オーナー|メーカー|スタッフ|クライアント|ゲスト|リピーター|サプライヤー|テナント|バイヤー|ドライバー|モニター|パートナー|ディーラー|ベンダー|デザイナー|エンジニア|マネージャー|リーダー|ディレクター|シェフ|ファン|ビジター|メンバー|カップル|ファミリー|グループ|ペア|アシスタント|コーチ|ソムリエ|カメラマン|インストラクター|キャスト|チーム|ライター|プロ|パート|アルバイト|ママ|パパ|ベテラン|ガイド|(?:^|の)(?:ホテル|レストラン|クリニック|カフェ|サロン|ショップ|ブランド|スポンサー|カスタマー|コンビニ|スーパー))$/u;
const companyEnds = '食品|物産(?![展館])|商事|製作所|酒造(?!り)|精機|鉄工所|工務店|商会|製菓|興業|フーズ';
const honouredEnds = `${companyEnds}|工業|建設|産業|電機|運輸|印刷|水産|醸造|商店|旅館|製薬`;
const japaneseTrader = new RegExp(
  `[\\p{Script=Han}\\p{Script=Katakana}ー]{1,8}?(?:(?:${companyEnds})(?![\\p{Script=Han}ー])|(?:${honouredEnds})(?=様|さん))`,
  'gu',
);
const ordinaryTrader = new RegExp(
  `(?:加工|健康|冷凍|冷蔵|生鮮|保存|発酵|自然|輸[入出]|乾燥|機能性|調理|補助|主力|有機|無添加|医薬|地域|地元|地場|日用|一般|各種|代替|菓子|チルド|防災|非常|大豆|水産|レトルト|インスタント|業務用|高級|人気|対象|関連|国産|海外|日本|特産|栄養|介護|ペット|常温|オーガニック|他の?|[同各貴御当弊本該他乳生])(?:${honouredEnds})$`,
  'u',
);
const japaneseCompany =
  /(?<=株式会社|有限会社)[\p{Script=Han}\p{Script=Katakana}ー・A-Za-z]{2,14}|[\p{Script=Han}\p{Script=Katakana}ー・A-Za-z]{2,14}(?=株式会社|社(?:様|の|で|に|が|は|と|を|、|。|も))/gu;
const ordinaryJapanese =
  /^(?:皆|各|お客|客|御|貴|弊|当|他|両|数|自|同|会|本|支|担当者?|ご担当者?|関係|奥|何|神|王|仕|有|多|模|今回|先日|下記|同業他|類似企業|他の企業|企業|新|入|取引先各|全)$/u;
const koreanPerson =
  /[가-힣]{2,4}(?= ?(?:대표|과장|팀장|부장|이사|차장|대리|매니저|사장|본부장|실장|상무|전무|원장)님)|[가-힣]{2,4}(?=님(?:께|이|은|의|,|\s|과|도|을|께서))/gu;
const ordinaryKorean =
  /^(?:고객|담당자|대표|과장|팀장|부장|이사|차장|대리|매니저|사장|본부장|실장|선생|회원|여러|귀하|상무|전무|원장|담당|신임|현재|우리|저희|부서|영업|마케팅|운영|기술|개발|총괄|여러분|다른|새로운)$/u;
const koreanCompany =
  /(?<=주식회사 |㈜ ?|\(주\) ?)[가-힣A-Za-z]{2,12}|[가-힣]{2,8}(?:전자|그룹|물산|은행|화학|건설|식품|제약|물류|호텔|병원|백화점)(?=[은는이가의와과에을를,.\s])/gu;
const ordinaryKoreanCompany =
  /^(?:저희|우리|귀|해당|같은|다른|한|그|이|국내|대형|중견|소형|여러|모|온라인)?(?:전자|그룹|물산|은행|화학|건설|식품|제약|물류|호텔|병원|백화점)$/u;

export function findTitledNames(text: string, context: NameContext): readonly FoundName[] {
  const found: FoundName[] = [];
  if (/\p{Script=Han}/u.test(text)) {
    // Kana tell Japanese from Chinese.
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
      const isOrdinary = (name: string): boolean => ordinaryJapanese.test(name) || ordinaryHonoured.test(name);
      collect(japanesePerson, (name) => !ordinaryJapanese.test(name) && !endsInSources(name, context));
      collect(japaneseHonoured, (name) => !isOrdinary(name) && !isHonoured(name, context));
      collect(japaneseForeign, (name) => !ordinaryForeign.test(name) && !isForeignKnown(name, context));
      collect(japaneseTrader, (name) => !ordinaryTrader.test(name) && !isTraderKnown(name, context));
      collect(japaneseCompany, (name) => !ordinaryJapanese.test(name) && !endsInSources(name, context, 2));
    } else {
      collect(chinesePerson, (name) => !ordinaryChinese.test(name) && !isChineseKnown(name, context));
      collect(
        chineseCompany,
        (name) => !ordinaryCompany.test(name) && !tradeCompany.test(name) && !endsInSources(name, context, 2),
      );
    }
  }
  if (/[가-힣]/.test(text)) {
    collect(koreanPerson, (name) => !ordinaryKorean.test(name) && !context.hasText(fold(name)));
    collect(koreanCompany, (name) => !ordinaryKoreanCompany.test(name) && !context.hasText(fold(name)));
  }
  const [own] = context.lexicons;
  if (own !== undefined && ['ar', 'he', 'hi'].includes(own.code)) found.push(...afterTitles(text, own.titles, context));
  return found;

  function collect(expression: RegExp, isNews: (name: string) => boolean): void {
    for (const match of text.matchAll(expression))
      if (isNews(match[0])) found.push({ start: match.index, end: match.index + match[0].length, isSure: true });
  }
}

/** A name runs into what stands before it: it is known if one of its ends is. */
function endsInSources(name: string, { hasText }: NameContext, minLength = 1): boolean {
  for (let from = 0; from <= name.length - minLength; from += 1) if (hasText(fold(name.slice(from)))) return true;
  return false;
}

/** One sign is too little to know a name by what it ends in, unless an honorific follows it in a source too. */
function isHonoured(name: string, context: NameContext): boolean {
  if (endsInSources(name, context, Math.min(name.length, 2))) return true;
  return ['様', 'さん', 'さま', '氏', '社長', '部長', '課長'].some((honorific) =>
    context.hasText(fold(name.slice(-1) + honorific)),
  );
}

/** "三浦の山音システム" may be one in Miura, which a source then has without "の", or one that is called so. */
function isForeignKnown(name: string, { hasText }: NameContext): boolean {
  const behind = fold(name.replace(/^.*の/u, ''));
  return hasText(fold(name)) || (hasText(behind) && !hasText(`の${behind}`));
}

/** "梅谷食品" is known by what it is called, not by what it ends in. */
function isTraderKnown(name: string, context: NameContext): boolean {
  const [end = ''] = new RegExp(`(?:${honouredEnds})$`, 'u').exec(name) ?? [];
  return endsInSources(name, context, Math.min(name.length, end.length + 2));
}

/** A surname may be known alone; what a given name ends in is not enough. "钱雪陪" is Qian Xue, who accompanies somebody. */
function isChineseKnown(name: string, context: NameContext): boolean {
  const last = name.slice(-1);
  if (endsInSources(name, context, 2) || (name.length > 2 && context.hasText(fold(name.slice(0, 2))))) return true;
  return (surnames + rareSurnames).includes(last) && context.hasText(fold(last));
}

/** One or two words after a title in Arabic, Hebrew or Hindi. */
function afterTitles(text: string, titles: string, context: NameContext): FoundName[] {
  const words = [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}"'׳״-]*/gu)];
  const known = new Set(titles.split(' ').map((title) => fold(title)));
  return words.flatMap((word, at) => {
    const title = fold(word[0]).replace(/\.$/, '');
    const name = words[at + 1];
    if (!known.has(title) || name === undefined || !/^[.'"׳]?\s/.test(text.slice(word.index + word[0].length)))
      return [];
    if (
      known.has(fold(name[0])) ||
      isInSources(stripPrefix(fold(name[0])), context) ||
      isInSources(fold(name[0]), context)
    )
      return [];
    return [{ start: name.index, end: name.index + name[0].length, isSure: true }];
  });
}

function stripPrefix(word: string): string {
  return word.replace(/^(?:وال|بال|لل|ال|و|ل|ب)(?=.{3})/u, '');
}
