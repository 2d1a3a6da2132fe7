import { describe, expect, it } from 'vitest';
import { UnusableAnswer } from '../../generation/domain/unusable-answer.ts';
import { FakeClock } from '../../testing/index.ts';
import { readBatchLine } from './read-batch-line.ts';

describe('readBatchLine', () => {
  const usage = { input_tokens: 900, output_tokens: 40 };
  const read = (body: unknown) => {
    const line = { custom_id: 'a:1', response: { status_code: 200, body }, error: null };
    return readBatchLine(JSON.stringify(line), 'gpt-5', new FakeClock())?.result;
  };

  it('keeps what an answer took that cannot be used', () => {
    const failed = read({ status: 'failed', model: 'gpt-5', output: [], usage });
    expect(failed).toBeInstanceOf(UnusableAnswer);
    expect(failed).toMatchObject({ usage: { inputTokens: 900, outputTokens: 40 }, serviceTier: 'batch' });
  });

  it('takes an answer without a readable body for paid, and one that failed without usage for unpaid', () => {
    expect(read({ what: 'ever' })).toMatchObject({ code: 'ai_bad_answer', usage: null, isFinal: false });
    const failed = read({ status: 'failed', model: 'gpt-5', output: [] });
    expect(failed).toMatchObject({ code: 'ai_unavailable' });
    expect(failed).not.toBeInstanceOf(UnusableAnswer);
  });
});
