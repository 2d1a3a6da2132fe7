import { expect, it } from 'vitest';
import { aCheckContext } from '../../testing/index.ts';
import { lexicons } from '../languages/index.ts';
import { requests } from './requests.ts';

const find = (last: string, language: string) => {
  const email = { subject: '', body: `Marta,\n\n${last}\n\nNora` };
  return requests.find(email, aCheckContext({ language, sequence: [email] }));
};

/** By language: an offer that is no question, and a statement that neither asks nor offers anything. */
const endings: Readonly<Record<string, readonly [offer: string, statement: string]>> = {
  ar: ['يبقى العرض قائماً لمكالمة قصيرة في أي وقت.', 'أعاد فريقنا بناء المتجر.'],
  bg: ['Предложението за кратък разговор остава.', 'Екипът преработи магазина.'],
  cs: ['Nabídka hovoru platí, kdykoli budete chtít.', 'Tým přestavěl obchod.'],
  da: ['Tilbuddet om en kort samtale står ved magt.', 'Holdet byggede butikken om.'],
  de: ['Das Angebot steht: ein kurzes Telefonat, wann immer Sie mögen.', 'Das Team hat den Shop umgebaut.'],
  el: ['Η προσφορά για μια κλήση ισχύει, όποτε θέλετε.', 'Η ομάδα ξαναέχτισε το κατάστημα.'],
  en: ['The offer of a 20-minute call stands whenever you want it.', 'The team rebuilt the shop.'],
  es: ['La oferta de una llamada sigue en pie.', 'El equipo rehízo la tienda.'],
  fi: ['Tarjoukseni lyhyestä puhelusta pätee milloin vain.', 'Tiimi rakensi kaupan uudelleen.'],
  fr: ["L'offre d’un appel tient, quand vous voulez.", 'Notre équipe a refait la boutique.'],
  he: ['ההצעה לשיחה קצרה עומדת בכל עת.', 'הצוות בנה מחדש את החנות.'],
  hi: ['जब भी आप चाहें, एक छोटी कॉल का मेरा प्रस्ताव बना रहेगा।', 'टीम ने दुकान फिर से बनाई।'],
  hu: ['Az ajánlatom egy rövid hívásra bármikor áll.', 'A csapat átépítette a boltot.'],
  it: ['La mia proposta resta valida, quando vuole.', 'Il team ha rifatto il negozio.'],
  ja: ['短いお電話はいつでも承ります。', 'チームは店を作り直しました。'],
  kk: ['Қысқа қоңырау туралы ұсынысым күшінде.', 'Топ дүкенді қайта құрды.'],
  ko: ['짧은 통화는 언제든 환영합니다.', '팀이 상점을 다시 만들었습니다.'],
  nb: ['Tilbudet om en kort samtale står ved lag.', 'Laget bygde om butikken.'],
  nl: ['Mijn aanbod voor een kort gesprek staat.', 'Het team bouwde de winkel om.'],
  pl: ['Moja propozycja krótkiej rozmowy jest aktualna.', 'Zespół przebudował sklep.'],
  pt: ['A oferta de uma chamada mantém-se.', 'A equipa refez a loja.'],
  ro: ['Propunerea mea rămâne valabilă, oricând doriți.', 'Echipa a refăcut magazinul.'],
  ru: ['Предложение о звонке остаётся в силе.', 'Команда переделала магазин.'],
  sr: ['Понуда за кратак разговор важи.', 'Тим је преправио продавницу.'],
  sv: ['Erbjudandet om ett kort samtal står fast.', 'Teamet byggde om butiken.'],
  tr: ['Kısa bir telefon için teklifim geçerli.', 'Ekip mağazayı yeniden kurdu.'],
  uk: ['Пропозиція дзвінка залишається.', 'Команда переробила крамницю.'],
  zh: ['您随时可以给我打电话。', '团队重建了商店。'],
};

it.each(lexicons.map(({ code }) => code))('an offer is a request in %s, a statement is none', (language) => {
  const [offer = '', statement = ''] = endings[language] ?? [];
  expect(find(offer, language)).toEqual([]);
  expect(find(statement, language)).toMatchObject([{ message: expect.stringContaining('asks for nothing') }]);
});

it.each([
  'If you like the idea, let us make it concrete: a 20-minute call.',
  'I would be glad to hear whether you are open to a call.',
  'Three possible answers, all fine: yes, not now, or no.',
])('is met by: %s', (offer) => expect(find(offer, 'en')).toEqual([]));
