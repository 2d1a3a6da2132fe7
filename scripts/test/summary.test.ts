import { describe, expect, it } from 'vitest';
import { add, describeLeftOut, leftOut, summaryLine } from './summary.ts';

describe('the last line of npm test', () => {
  it('says how many passed and failed, and skipped only where there were some', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });

  it('counts tests and checks together', () => {
    expect(add({ passed: 10, failed: 1, skipped: 2 }, { passed: 1, failed: 0, skipped: 0 })).toEqual({
      passed: 11,
      failed: 1,
      skipped: 2,
    });
  });
});

describe('what was left out', () => {
  it('is told by name, with the variable that brings it in', () => {
    const suite = leftOut('core/src/adapters/mongo/job.test.ts', 'MongoJobRepository (needs MONGO_TEST_URI)');
    expect(suite).toBeDefined();
    expect(describeLeftOut(suite === undefined ? [] : [suite])).toBe(
      'skipped  core/src/adapters/mongo/job.test.ts › MongoJobRepository: set MONGO_TEST_URI to run it',
    );
  });

  it('is not every suite', () => {
    expect(leftOut('a.test.ts', 'a worker that dies')).toBeUndefined();
  });
});
