import { describe, expect, it } from 'vitest';
import { buildAiModel } from '../../testing/index.ts';
import type { ModelList } from './model-list.ts';
import { offerOf } from './offer.ts';

const vendor = (today: string, ids: Record<string, string | null> = {}): ModelList => ({
  today,
  models: Object.entries({
    'gpt-5': '2026-12-11',
    'gpt-5-2025-08-07': '2026-12-11',
    'gpt-5-chat-latest': '2026-07-23',
    'gpt-6-luna': null,
    'gpt-6.1-sol': null,
    'gpt-6.1-terra-2026-10-26': null,
    'gpt-6.1-audio': null,
    'text-embedding-3-large': null,
    ...ids,
  }).map(([id, shutdownDate], created) => ({ id, created, shutdownDate })),
});
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
const own = (aiModel: string, more = {}) => buildAiModel({ aiModel, aiModelLabel: aiModel.toUpperCase(), ...more });

describe('the offer of a domain without models of its own', () => {
  it('has the built-in models that still live, then the newest general ones of the key', () => {
    const { models, ended } = offerOf([], vendor('2026-11-16'));
    expect(ids(models)).toEqual(['gpt-5', 'gpt-5-2025-08-07', 'gpt-6.1-sol', 'gpt-6-luna']);
    expect(ids(ended)).toEqual(['gpt-5-chat-latest']);
    expect(models[0]).toMatchObject({ label: 'GPT-5 (default)', state: 'ends-soon', replacement: 'gpt-6.1-sol' });
    expect(models[2]).toMatchObject({ label: 'GPT-6.1 Sol', state: 'active', replacement: null });
  });

  it('has gpt-5 as its default while that lives, then its replacement', () => {
    const defaultOn = (day: string) => ids(offerOf([], vendor(day)).models.filter(({ isDefault }) => isDefault));
    expect(defaultOn('2026-12-10')).toEqual(['gpt-5']);
    expect(defaultOn('2026-12-11')).toEqual(['gpt-6.1-sol']);
  });

  it('is three built-in models where the server lists nothing, and what a server has that is not OpenAI’s', () => {
    expect(ids(offerOf([], null).models)).toEqual(['gpt-5', 'gpt-5-2025-08-07', 'gpt-5-chat-latest']);
    const other = { today: '2026-11-16', models: [{ id: 'local-8b', created: 0, shutdownDate: null }] };
    expect(offerOf([], other).models).toMatchObject([{ id: 'local-8b', label: 'local-8b', isDefault: true }]);
  });
});

describe('the offer of a domain with models of its own', () => {
  it('has the active ones that the key lists and the vendor has not ended', () => {
    const models = [own('gpt-6.1-sol'), own('gpt-6-luna', { active: false }), own('gpt-9'), own('gpt-5-chat-latest')];
    const offer = offerOf(models, vendor('2026-11-16'));
    expect(ids(offer.models)).toEqual(['gpt-6.1-sol']);
    expect(ids(offer.ended)).toEqual(['gpt-5-chat-latest']);
    expect(ids(offerOf(models, null).models)).toEqual(['gpt-6.1-sol', 'gpt-9', 'gpt-5-chat-latest']);
  });

  it('begins with the default that was chosen, and takes the replacement that was named', () => {
    const defaultOf = (models: readonly ReturnType<typeof own>[], day: string) =>
      offerOf(models, vendor(day)).models.find(({ isDefault }) => isDefault)?.id;
    const two = [own('gpt-5', { replacement: 'gpt-6-luna' }), own('gpt-6.1-sol'), own('gpt-6-luna')];
    expect(defaultOf(two, '2026-11-16')).toBe('gpt-5');
    expect(defaultOf(two, '2026-12-11')).toBe('gpt-6-luna');
    expect(defaultOf([...two.slice(0, 2), own('gpt-6-luna', { isDefault: true })], '2026-11-16')).toBe('gpt-6-luna');
  });

  it('is empty when all were deactivated', () => {
    expect(offerOf([own('gpt-5', { active: false })], vendor('2026-11-16'))).toEqual({ models: [], ended: [] });
  });

  it.each([
    ['2026-11-10', 'active'],
    ['2026-11-11', 'ends-soon'],
    ['2026-12-11', 'ended'],
  ])('says on %s that gpt-5 is %s', (day, state) => {
    const { models, ended } = offerOf([own('gpt-5')], vendor(day));
    expect([...models, ...ended]).toMatchObject([{ state }]);
  });
});
