import { defineCommand } from '../define-command.ts';

export const migrate = defineCommand({
  notes: `
    Run it before you start a new version, so that the start need not wait for it. Processes that start at the same time wait
    for one another, and a second run finds nothing to do.`,
  examples: ['overture migrate'],
  async run(_input, { io, openCore }) {
    // Opening the core migrates the store, under a lock.
    await openCore();
    io.message('The store is up to date.');
  },
});
