import { templateFields } from '@overture/core/contract';
import type { AiModelWire, ApiKeyWire, Prompt } from '@overture/core/contract';
import { z } from 'zod';

const createdAt = '2026-01-05T12:00:00.000Z';

/** A prompt template of one domain. */
export function buildPrompt(overrides: Partial<Prompt> = {}): Prompt {
  return {
    _id: 'prompt-1',
    ...z.object(templateFields).parse({ title: 'Warm introduction' }),
    prompt: 'Write as one who has met them.',
    department: 'Overture-Sales',
    version: 1,
    createdAt,
    updatedAt: createdAt,
    updatedBy: null,
    ...overrides,
  };
}

/** An AI model that one domain offers. */
export function buildModel(overrides: Partial<AiModelWire> = {}): AiModelWire {
  return {
    _id: 'model-1',
    aiModel: 'gpt-5',
    aiModelLabel: 'GPT-5 (default)',
    department: 'Overture-Sales',
    active: true,
    price: null,
    replacement: null,
    isMoved: false,
    isDefault: false,
    createdAt,
    ...overrides,
  };
}

/** An active OpenAI key of one domain, masked as the API answers it. */
export function buildKey(overrides: Partial<ApiKeyWire> = {}): ApiKeyWire {
  return {
    _id: 'key-1',
    name: 'Main key',
    keyType: 'Openai',
    key: '••••9f3a',
    department: 'Overture-Sales',
    active: true,
    createdAt,
    ...overrides,
  };
}
