import { describe, expect, it } from 'vitest';
import type { Source } from '../contract/evidence.ts';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

const unrelated: Source = {
  id: 'a',
  kind: 'context',
  label: 'Web',
  text: 'Wool reaches the mill by rail. 北京总部很大。',
};

/** The marked words of an email about a note. */
function marked(language: string, note: string, body: string): string[] {
  const index = indexSources([unrelated, { id: 'n', kind: 'note', label: 'N', text: note }]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).flatMap(
    ({ about, text, status, quote }) => {
      if (about !== 'contradiction') return [];
      expect([status, quote]).toEqual(['contradicted', note]);
      return [text];
    },
  );
}

describe('what a source denies is not affirmed', () => {
  it.each([
    [
      'en',
      'We do not have a warehouse in Leeds.',
      'As you already have a warehouse in Leeds, it is quick.',
      'warehouse in Leeds',
    ],
    ['en', 'You need not order the badges.', 'We order the badges.', 'order the badges'],
    ['de', 'Eine Kantine haben wir nicht.', 'Ihre Leute essen ja schon in der Kantine.', 'Kantine'],
    ['de', 'Den Versand übernehmen wir nicht.', 'Wir übernehmen auch den Versand.', 'übernehmen auch den Versand'],
    [
      'fr',
      "Nous n'avons pas de boutique à Nantes.",
      'Comme vous avez déjà une boutique à Nantes, tout ira vite.',
      'boutique à Nantes',
    ],
    ['es', 'No tenemos almacén en Vigo.', 'Como ya tienen almacén en Vigo, será fácil.', 'almacén en Vigo'],
    ['pt', 'Não trabalhamos aos domingos.', 'Sei que trabalham já aos domingos.', 'trabalham'],
    [
      'it',
      'Non produciamo scarpe da donna.',
      'Dato che producete già scarpe da donna, parto da lì.',
      'producete già scarpe da donna',
    ],
    ['nl', 'Wij leveren niet aan scholen.', 'Jullie leveren ook aan scholen, las ik.', 'scholen'],
    [
      'ro',
      'Nu exportăm mobilă în Franța.',
      'Știu că exportați deja mobilă în Franța.',
      'exportați deja mobilă în Franța',
    ],
    ['pl', 'Nie mamy magazynu w Łodzi.', 'Skoro mają już Państwo magazyn w Łodzi, to proste.', 'magazyn w Łodzi'],
    ['sv', 'Vi har ingen butik i Lund.', 'Eftersom ni redan har en butik i Lund går det fort.', 'butik i Lund'],
    [
      'ja',
      '海外への発送は行っておりません。',
      '海外への発送もすでに行っていらっしゃいますので、英語版が役立ちます。',
      '海外への発送',
    ],
    ['zh', '我们不做出口业务。', '贵司已经在做出口业务，英文网站很有用。', '做出口业务'],
  ])('%s: %s', (language, note, body, found) => expect(marked(language, note, body)).toEqual([found]));
});

describe('what a source considers is not decided', () => {
  it.each([
    [
      'en',
      'The board may buy a second press, it is not decided.',
      'Good to hear the board has approved the second press.',
      'has approved',
    ],
    [
      'de',
      'Die Leitung überlegt, eine Halle in Ulm zu bauen.',
      'Schön, dass die Halle in Ulm beschlossen ist.',
      'beschlossen',
    ],
    ['fr', 'La direction envisage un atelier à Brest.', "L'atelier de Brest est donc validé.", 'validé'],
    ['es', 'Estudian abrir un taller en Murcia.', 'Me alegra que hayan aprobado el taller de Murcia.', 'aprobado'],
    ['pt', 'Talvez abram uma oficina em Évora.', 'A oficina de Évora está aprovada.', 'aprovada'],
    ['it', 'Valutano un laboratorio a Trento.', 'Il laboratorio di Trento è stato approvato.', 'approvato'],
    ['nl', 'Ze overwegen een werkplaats in Zwolle.', 'De werkplaats in Zwolle is goedgekeurd.', 'goedgekeurd'],
    ['ro', 'Se gândesc la un atelier în Sibiu.', 'Atelierul din Sibiu a fost aprobat.', 'aprobat'],
    ['pl', 'Rozważają warsztat w Opolu.', 'Warsztat w Opolu został zatwierdzony.', 'zatwierdzony'],
    ['sv', 'De överväger en verkstad i Umeå.', 'Kul att verkstaden i Umeå är beslutad.', 'beslutad'],
    ['ja', '札幌支店の開設を検討しています。', '札幌支店の開設が決定したとのこと。', '決定'],
    ['zh', '他们正在考虑在成都设立工厂。', '成都工厂批准了。', '批准'],
  ])('%s: %s', (language, note, body, found) => expect(marked(language, note, body)).toEqual([found]));

  it('nor is what "nothing" comes before', () =>
    expect(
      marked(
        'es',
        'Manuel quiere ver una prueba de adhesivo antes de firmar nada.',
        'Entiendo que Manuel quiera ver una prueba de adhesivo antes de firmar.',
      ),
    ).toEqual([]));

  it('nor is somebody congratulated on it', () =>
    expect(
      marked('en', 'They may open a bakery in Ripon.', 'Congratulations! A bakery in Ripon is a fine idea.'),
    ).toEqual(['bakery in Ripon']));
});

describe('what the writer is glad of', () => {
  /** The marked words of an email about a note, and what they are about. */
  const doubted = (language: string, note: string, body: string): string[] => {
    const index = indexSources([unrelated, { id: 'n', kind: 'note', label: 'N', text: note }]);
    return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).map(
      ({ about, text }) => `${about}: ${text}`,
    );
  };

  it.each([
    ['en', 'The board meets about the press on Monday.', 'Lovely news that the board approved the press.', 'approved'],
    ['de', 'Die Runde spricht im Mai über die Halle.', 'Schön, dass die Runde der Halle zugestimmt hat.', 'zugestimmt'],
    ['fr', 'Le conseil parlera du four.', 'Heureux que le conseil ait validé le four.', 'validé'],
    ['es', 'El consejo hablará del horno.', 'Me alegra que el consejo haya aprobado el horno.', 'aprobado'],
    ['it', 'Il papà guarderà il forno.', 'Sono contento che il papà abbia detto sì al forno.', 'detto sì'],
    ['pl', 'Zarząd porozmawia o prasie.', 'Cieszę się, że zarząd zatwierdził prasę.', 'zatwierdził'],
  ])('must be decided in a source (%s)', (language, note, body, text) =>
    expect(doubted(language, note, body)).toEqual([`statement: ${text}`]),
  );

  it.each([
    ['en', 'The board has approved the press.', 'Lovely news that the board approved the press.'],
    ['de', 'Die Runde hat der Halle zugestimmt.', 'Schön, dass die Runde der Halle zugestimmt hat.'],
    ['en', 'The board meets about the press on Monday.', 'Lovely news about the press.'],
  ])('is not marked where it is (%s)', (language, note, body) => expect(doubted(language, note, body)).toEqual([]));
});

describe('what falls does not rise', () => {
  it.each([
    ['en', 'Returns fell last year.', 'I read that returns rose last year.', 'rose'],
    ['en', 'Complaints: 41 (2024: 63).', 'Your complaints increased.', 'increased'],
    ['de', 'Die Fluktuation ist gestiegen.', 'Schön, dass die Fluktuation sinkt.', 'sinkt'],
    ['fr', 'Les ventes sont en baisse.', 'Vos ventes sont en hausse.', 'hausse'],
    ['es', 'Las devoluciones bajaron.', 'Las devoluciones subieron.', 'subieron'],
    ['pt', 'As reclamações diminuíram.', 'As reclamações aumentaram.', 'aumentaram'],
    ['it', 'I resi sono calati.', 'I resi sono aumentati.', 'aumentati'],
    ['nl', 'Het verzuim daalde.', 'Het verzuim is gestegen.', 'gestegen'],
    ['ro', 'Retururile au crescut.', 'Retururile au scăzut.', 'scăzut'],
    ['pl', 'Reklamacje spadły.', 'Reklamacje wzrosły.', 'wzrosły'],
    ['sv', 'Returerna minskade.', 'Returerna ökade.', 'ökade'],
    ['ja', '返品率は低下しました。', '返品率が上昇したとのこと。', '上昇'],
    ['zh', '退货率下降。', '退货率上升了。', '上升'],
    ['en', 'The Hull branch closed.', 'The Hull branch opened.', 'opened'],
    ['fr', 'Le transport est en sus.', 'Le transport est inclus.', 'inclus'],
    ['de', 'Frau Roth ist skeptisch.', 'Frau Roth ist begeistert.', 'begeistert'],
    [
      'en',
      'Training begins after the summer holidays.',
      'Training begins before the summer holidays.',
      'before the summer',
    ],
  ])('%s: %s', (language, note, body, found) => expect(marked(language, note, body)).toEqual([found]));
});

describe('what a source says is not marked', () => {
  it.each([
    ['en', 'We do not have an online shop.', 'You have no online shop yet.'],
    ['en', 'We do not have an online shop.', 'An online shop would help your customers.'],
    ['en', 'We do not have an online shop.', 'Our offer is an online shop with a search.'],
    ['en', 'We do not have an online shop.', 'Do you already have an online shop?'],
    ['de', 'Wir haben keinen Webshop.', 'Einen Webshop gibt es bei Ihnen noch nicht.'],
    [
      'de',
      'Zwölf Anfragen gehen verloren, weil niemand antwortet.',
      'Zwölf Anfragen gehen verloren, bevor jemand antwortet.',
    ],
    ['fr', 'Le film est encore à l’étude.', 'Le film, que vous envisagez, reste ouvert.'],
    ['es', 'No tenemos tienda en línea.', 'Sin tienda en línea se pierden clientes.'],
    ['nl', 'Wij leveren niet aan scholen.', 'Aan scholen leveren jullie niet.'],
    ['en', 'Returns fell in 2024.', 'Returns rose in 2025.'],
    ['en', 'The shop closed on Monday.', 'The shop opened on Thursday.'],
    ['en', 'Returns fell, complaints rose.', 'Complaints rose.'],
    ['en', 'I have not approved the photo day.', 'The photo day is a day in the mill.'],
    ['en', 'I do not only want a film.', 'You want a film.'],
    ['en', 'Owen worried about three lists that never agree.', 'Before we start, let us agree on three dates.'],
    ['ro', 'Borcane de 500 g. Nu adăugăm zahăr.', 'Să păstrăm borcanele și să adăugăm gramajul.'],
    ['pl', 'Jeśli temat nie jest na czasie, nie wracam do sprawy.', 'Zgodnie z prośbą wracam do sprawy.'],
    ['pt', 'Ela não gosta nada das fotos do catálogo.', 'Ainda me rio das fotos do catálogo.'],
    ['en', 'No answer, left voicemail.', 'You have your answer by Friday.'],
    ['pl', 'Nie mamy sklepu.', 'Sklepu Państwo nie mają.'],
    ['ja', '在庫は10個しかない。', '在庫は10個あります。'],
    ['es', 'El consejo no quiere créditos a más de 6 años.', 'El consejo pone a los créditos un límite de seis años.'],
    ['nl', 'Kees sluit aan; Arie niet.', 'Fijn dat Arie toch met het portaal instemt.'],
    ['de', 'Vater war nicht da.', 'Die Bemerkung Ihres Vaters hat mich gefreut.'],
    ['pl', 'Całość musi być na targi, 20 marca.', 'Targi są już 20 marca.'],
    ['sv', 'Styrelsemöte den 16:e, hon vill ha offerten innan.', 'Budgeten är beslutad av styrelsen.'],
    ['ro', 'Hossu e sceptic: pacienții nu plătesc.', 'Hossu crede că pacienții scriu, și tind să fiu de acord.'],
    ['ja', '専務から「長すぎるものは見ない、3分以内」。', '長さは専務のお言葉どおり3分以内です。'],
    ['ja', '今回は中止ではありません。', '今回は動画に絞ります。'],
    ['zh', '收银用掌柜星,不打算换。', '掌柜星同意接口费减半。'],
    ['zh', '价格不错，不过要等。', '价格可以再谈。'],
    ['zh', '我们没有海外仓。', '海外仓可以以后再做。'],
  ])('%s: %s – %s', (language, note, body) => expect(marked(language, note, body)).toEqual([]));

  it('where another source of the same side says it', () => {
    const source = (id: string, text: string): Source => ({ id, kind: 'note', label: id, text });
    const index = indexSources([source('1', 'We have no film.'), source('2', 'The film is finished, we have it.')]);
    const body = 'You already have a film.';
    expect(checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language: 'en' })).toEqual([]);
  });
});
