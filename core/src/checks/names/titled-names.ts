import { fold } from '../fold.ts';
import { isInSources, type NameContext } from './known-words.ts';
import type { FoundName } from './found-name.ts';

/*
 * Names in scripts without capitals: they are found by what stands around them, a title, an honorific or the word for a
 * company.
 */

/** The first signs of most Chinese names. */
export const surnames =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文';

const chinesePerson = new RegExp(
  `(?:欧阳|歐陽|[${surnames}])\\p{Script=Han}{0,2}(?=总|總|经理|經理|先生|女士|小姐|主任|老师|老師|总监|總監|董事|部长|部長)|(?<=同事|客户|客戶|负责人|負責人|介绍人|介紹人)(?:欧阳|歐陽|[${surnames}])\\p{Script=Han}{1,2}?(?=[，。、,. ]|提|说|說|告|建|问|問|介|推|曾|也|和|与|與|的|在|表|认|認|希|想|会|會|已|对|對|给|給|向|跟|负|負|是|要|还|還|写|寫)`,
  'gu',
);
const chineseCompany = /\p{Script=Han}{2,12}?(?=(?:有限)?公司|集团|集團|科技(?!\p{Script=Han})|银行|銀行|股份)/gu;
const ordinaryCompany =
  /(?:贵|貴|我们|我們|你们|你們|您|他们|他們|其他|其它|家|类似|類似|同类|同類|些|各|母|子|分|该|該|本|多|的|小|大|型|业|業|行|此|这|這|哪|国|國|外|在|与|與|和|为|為|给|給|对|對|个|個|位)$/u;
const japanesePerson = /[\p{Script=Han}]{1,4}(?=様|さん|さま|氏|社長|部長|課長|主任|専務)/gu;
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
      collect(japanesePerson, (name) => !ordinaryJapanese.test(name) && !endsInSources(name, context));
      collect(japaneseCompany, (name) => !ordinaryJapanese.test(name) && !endsInSources(name, context, 2));
    } else {
      collect(chinesePerson, (name) => !endsInSources(name, context));
      collect(chineseCompany, (name) => !ordinaryCompany.test(name) && !endsInSources(name, context, 2));
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
