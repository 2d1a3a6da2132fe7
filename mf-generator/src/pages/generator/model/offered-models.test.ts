import type { AiModelWire } from '@overture/core/contract';
import { describe, expect, it } from 'vitest';
import { defaultModel, offeredModels } from './offered-models.ts';

const model = (aiModel: string, department: string, active = true): AiModelWire => ({
  _id: `${aiModel}-${department}`,
  aiModel,
  aiModelLabel: aiModel.toUpperCase(),
  department,
  active,
  price: null,
  replacement: null,
  isDefault: false,
  createdAt: '2025-01-01T00:00:00.000Z',
});

describe('the models on offer', () => {
  it("are the spec's three where none was ever created", () => {
    expect(offeredModels([model('gpt-5-nano', 'DT-PM')], 'DT-Sales').map(({ value }) => value)).toEqual([
      'gpt-5',
      'gpt-5-2025-08-07',
      'gpt-5-chat-latest',
    ]);
  });

  it("are the domain's active ones, each once", () => {
    const models = [
      model('gpt-5-nano', 'DT-Sales'),
      model('gpt-5-nano', 'DT-Sales'),
      model('gpt-5', 'DT-Sales', false),
    ];
    expect(offeredModels(models, 'DT-Sales')).toEqual([{ value: 'gpt-5-nano', label: 'GPT-5-NANO' }]);
  });

  it('are none when all were deactivated', () => {
    expect(offeredModels([model('gpt-5', 'DT-Sales', false)], 'DT-Sales')).toEqual([]);
  });

  it('start at gpt-5, else at the first', () => {
    const nano = { value: 'gpt-5-nano', label: 'N' };
    const five = { value: 'gpt-5', label: '5' };
    expect(defaultModel([nano, five])).toBe(five);
    expect(defaultModel([nano])).toBe(nano);
    expect(defaultModel([])).toBeUndefined();
  });
});
