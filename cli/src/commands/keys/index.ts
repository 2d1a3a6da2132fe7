import type { Verbs } from '../../verbs.ts';
import { createKey } from './create.ts';
import { deleteKey } from './delete.ts';
import { listKeys } from './list.ts';
import { rotateKeys } from './rotate.ts';
import { showKey } from './show.ts';
import { testKey } from './test.ts';
import { updateKey } from './update.ts';

export const keys: Verbs = {
  verbs: {
    list: listKeys,
    show: showKey,
    create: createKey,
    update: updateKey,
    test: testKey,
    delete: deleteKey,
    rotate: rotateKeys,
  },
};
