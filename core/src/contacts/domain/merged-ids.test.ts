import { expect, it } from 'vitest';
import { mergedIdsOf } from './merged-ids.ts';

it('reads the ids of merged contacts from both properties, without their times', () => {
  const properties = {
    hs_merged_object_ids: '151; 152',
    hs_calculated_merged_vids: '152:1700000000000;17:1690000000000',
  };
  expect(mergedIdsOf(properties)).toEqual(['151', '152', '152', '17']);
  expect(mergedIdsOf({ hs_merged_object_ids: '' })).toEqual([]);
  expect(mergedIdsOf({})).toEqual([]);
});
