import { setPriority } from 'node:os';
import { textTasks } from './text-tasks.ts';

// Linux has a priority for each thread, and others only for the whole process. The one that answers requests goes first.
if (process.platform === 'linux') setPriority(5);

/** Runs in a thread of `ThreadedTextWork`, which calls one of these by its name. */
export const { sanitise, markLinks, review } = textTasks;
