import { describe, expect, it } from 'vitest';
import { loadLanguageDetector } from '../../checks/index.ts';
import { voiceSentences } from '../contract/voice-sentences.ts';
import { emailParts } from './email-parts.ts';
import { measureVoice } from './measure-voice.ts';

describe('the parts of an email', () => {
  it.each([
    ['Hej Mette,\n\nKort spørgsmål.\n\nVenlig hilsen\nKim', { word: 'Hej', name: 'first' }, 'Venlig hilsen'],
    [
      'Sehr geehrte Frau Dr. Vogt,\n\nanbei.\n\nMit freundlichen Grüßen\nKim Holm',
      { word: 'Sehr geehrte', name: 'last' },
      'Mit freundlichen Grüßen',
    ],
    ['Sehr geehrter Herr Vogt,\nanbei.', { word: 'Sehr geehrte', name: 'last' }, null],
    ['Lieber Jonas,\nanbei.\nLiebe Grüße, Kim', { word: 'Liebe', name: 'first' }, 'Liebe Grüße'],
    ['Chère Claire,\nvoici.\nBien à vous,\nKim', null, 'Bien à vous'],
    ['Bonjour Madame Petit,\nvoici.\nCordialement', { word: 'Bonjour', name: 'last' }, 'Cordialement'],
    ['Hi Ada Lovelace,\nhere.\nCheers!', { word: 'Hi', name: 'full' }, 'Cheers'],
    ['Hello!\nhere.\nThanks, Kim', { word: 'Hello', name: 'none' }, 'Thanks'],
    ['Best practice is to call first.\nI will call.', null, null],
    ['History repeats itself in this market, as you know.', null, null],
  ] as const)('%j', (text, greeting, closing) => {
    expect(emailParts(text)).toMatchObject({ greeting, closing });
  });

  it('has a body without greeting, closing and what stands below', () => {
    expect(emailParts('Hi Ada,\n\nOne.\n\nTwo.\n\nBest regards\nKim Holm\n+45 12 34 56 78').body).toBe('One.\nTwo.');
  });
});

describe('the languages of a voice', () => {
  it('are those of its emails, without rare ones', async () => {
    const danish = 'Hej Mette,\nvi har set jeres nye butik og vil gerne vise jer noget.\nMvh Kim';
    const english = 'Hi Ada,\nwe have seen your new shop and would like to show you something.\nBest Kim';
    const emails = [...Array.from({ length: 15 }, () => danish), ...Array.from({ length: 5 }, () => english)];
    const measured = measureVoice(
      emails.map((text) => ({ text, isReply: false })),
      await loadLanguageDetector(),
    );
    expect(measured.languages).toEqual([
      { language: 'da', share: 0.75 },
      { language: 'en', share: 0.25 },
    ]);
  });
});

describe('a voice', () => {
  const first = {
    text: 'Hej Mette,\n\nVi har set jeres nye butik. Passer et kort opkald på tirsdag?\n\nVenlig hilsen\nKim',
    isReply: false,
  };
  const reply = { text: 'Hej Mette\n\nTak for dit svar. Det passer fint.\n\nMvh\nKim', isReply: true };
  const measured = async (emails: readonly { text: string; isReply: boolean }[]) =>
    measureVoice(emails, await loadLanguageDetector());

  it('is what most emails have, first ones and replies apart', async () => {
    const voice = await measured([first, first, reply, { text: 'Kære alle,\nTak!\nHilsen Kim', isReply: false }]);
    expect(voice).toMatchObject({
      greeting: { first: { word: 'Hej', name: 'first' }, reply: { word: 'Hej', name: 'first' } },
      closing: { first: 'Venlig hilsen', reply: 'Mvh' },
      sentenceWords: 6,
      emailWords: 10,
      habits: { exclamationMarks: 'sometimes', questionAtEnd: 'sometimes', emojis: 'never', contractions: 'never' },
    });
    expect(voiceSentences(voice)).toEqual([
      'greet with *Hej* and the first name',
      'close with *Venlig hilsen*',
      'close with *Mvh* in replies',
      'write about 10 words an email, and 6 a sentence',
      'never use contractions such as "we\'ll", lists or emojis',
    ]);
  });

  it.each([
    [
      'Guten Tag Frau Vogt,\nhaben Sie am Dienstag Zeit für ein kurzes Gespräch? Ich freue mich, wenn Sie kurz antworten.',
      'formal',
    ],
    ['Hallo Jonas,\nhast du am Dienstag Zeit für ein kurzes Gespräch? Ich freue mich auf deine Antwort.', 'informal'],
    ['Bonjour Claire,\nauriez-vous le temps de parler du projet mardi prochain avec votre équipe ?', 'formal'],
    ['Hola Ana,\ncreo que tú conoces mejor que nadie la tienda nueva y el proyecto de este año.', 'informal'],
    ['Bonjour à tous,\nnous espérons que les nouvelles boutiques sont prêtes, et les équipes aussi.', null],
    ['Hi Ada,\ndo you have time for a short call on Tuesday about the new shop?', null],
  ] as const)('has the form of address of %j', async (text, address) => {
    expect(await measured([{ text, isReply: false }])).toMatchObject({ address });
  });
});
