import { describe, expect, it } from 'vitest';
import { checkEvidence } from './check-evidence.ts';
import { indexSources } from './sources/index-sources.ts';

/** The promises of an email that are marked, with a template as the only source. */
function promised(language: string, template: string, body: string): string[] {
  const index = indexSources([{ id: 't', kind: 'template', label: 'Template', text: template }]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).flatMap(({ about, text }) =>
    about === 'discount' ? [text] : [],
  );
}

describe('a price that no source offers is marked:', () => {
  it.each([
    ['en', 'We make films.', 'If it does not work you get your money back.', 'money back'],
    ['de', 'Wir drehen Filme.', 'Gefällt er nicht, erstatten wir die Hälfte.', 'erstatten wir'],
    ['fr', 'Nous tournons des films.', 'Sinon, nous vous remboursons.', 'nous vous remboursons'],
    ['es', 'Hacemos vídeos.', 'Si no gusta, le devolvemos la diferencia.', 'devolvemos'],
    ['pt', 'Fazemos vídeos.', 'Garantimos dez artigos por mês.', 'Garantimos'],
    ['it', 'Giriamo filmati.', 'Il primo anno di assistenza lo regaliamo noi.', 'regaliamo'],
    ['nl', 'Wij maken films.', 'Anders krijgt u uw geld terug.', 'geld terug'],
    ['ro', 'Facem filme.', 'Vă garantăm o sută de comenzi.', 'garantăm'],
    ['pl', 'Kręcimy filmy.', 'Inaczej zwracamy zaliczkę.', 'zwracamy'],
    ['sv', 'Vi gör filmer.', 'Annars får ni pengarna tillbaka.', 'pengarna tillbaka'],
    ['ja', '動画を制作しています。', '効果がなければ全額ご返金いたします。', 'ご返金'],
    ['zh', '我们拍视频。', '效果不理想，尾款全免。', '尾款全免'],
    ['en', 'We make films.', "If sales do not rise you won't pay a penny.", "won't pay"],
    ['de', 'Wir drehen Filme.', 'Den ersten Tag berechnen wir Ihnen nicht.', 'berechnen wir Ihnen nicht'],
    ['fr', 'Nous tournons des films.', 'Le premier mois ne vous sera pas facturé.', 'ne vous sera pas facturé'],
    ['es', 'Hacemos vídeos.', 'La primera semana no le cobramos.', 'no le cobramos'],
    ['pt', 'Fazemos vídeos.', 'Se precisares de mais rondas, não te cobramos nada.', 'não te cobramos'],
    ['it', 'Giriamo filmati.', 'Il trasporto è a nostro carico.', 'a nostro carico'],
    ['nl', 'Wij maken films.', 'De eerste drie maanden beheer rekenen wij u niet.', 'rekenen wij u niet'],
    ['ro', 'Facem filme.', 'Pentru prima lună nu vă taxăm.', 'nu vă taxăm'],
    ['pl', 'Kręcimy filmy.', 'Za wdrożenie nie weźmiemy nic.', 'nie weźmiemy'],
    ['sv', 'Vi gör filmer.', 'Jag lovar att ni ligger överst till maj.', 'lovar att ni'],
    ['ja', '動画を制作しています。', '最初の半年は利用料を頂戴いたしません。', '頂戴いたしません'],
    ['zh', '我们制作产品视频。', '维护三个月之外，产品视频我们送您两条。', '送您'],
  ])('%s: %s – %s', (language, template, body, found) => expect(promised(language, template, body)).toEqual([found]));
});

describe('a price that a source offers is not marked:', () => {
  it.each([
    ['en', 'A first workshop is free.', 'Our first workshop costs nothing, it is free of charge.'],
    ['en', 'If a sign cracks we refund it.', 'We refund every sign that cracks.'],
    ['en', 'Signs have a guarantee of five years.', 'We guarantee our signs for five years.'],
    ['nl', 'Een gesprek van een uur kost u niets.', 'Het gesprek van een uur is gratis.'],
    ['sv', 'Fri frakt inom Götaland, gratis.', 'Frakten till Göteborg i Götaland bjuder vi på.'],
    ['zh', '杭州周边100公里内上门量尺免费。', '上门量尺分文不取。'],
    ['en', 'We make films.', 'I promise to be brief.'],
    ['en', 'We make films.', "I can't promise yours will match it, and I won't promise you the same."],
    ['en', 'We make films.', 'If somebody leaves we search again. It is not a refund.'],
    ['de', 'Wir drehen Filme.', 'Garantieren kann ich Ihnen das nicht, und das ist auch kein Rabatt.'],
    ['es', 'Hacemos vídeos.', 'No te prometo alumnos, eso lo haces tú.'],
    ['pt', 'Fazemos vídeos.', 'Não prometo que a média chegue a 2,5.'],
    ['it', 'Giriamo filmati.', 'Non le prometto risultati.'],
    ['sv', 'Vi gör filmer.', 'Jag kan inte lova att ni ligger överst.'],
    ['es', 'Hacemos vídeos.', 'Tienen 20.000 y ni un euro más.'],
    ['fr', 'Nous tournons des films.', 'Vous avez 12 000 € et pas un centime de plus.'],
    ['ja', 'まずは500文字までの無料トライアルをお試しください。', '500字まで無料の試訳がございます。'],
  ])('%s: %s – %s', (language, template, body) => expect(promised(language, template, body)).toEqual([]));

  it('unless a claim about it has a quote of something else', () => {
    const index = indexSources([{ id: 't', kind: 'template', label: 'Template', text: 'We make films in a week.' }]);
    const body = 'You get your money back.';
    const claims = [{ text: body, source: 't', quote: 'We make films' }];
    expect(checkEvidence({ subject: '', body }, claims, index, { today: '2026-03-10', language: 'en' })).toMatchObject([
      { about: 'discount', text: 'money back' },
    ]);
  });
});
