import type { Verbs } from '../../verbs.ts';
import { createService } from './create.ts';
import { deleteService } from './delete.ts';
import { listServices } from './list.ts';
import { showService } from './show.ts';
import { updateService } from './update.ts';

export const services: Verbs = {
  verbs: {
    list: listServices,
    show: showService,
    create: createService,
    update: updateService,
    delete: deleteService,
  },
};
