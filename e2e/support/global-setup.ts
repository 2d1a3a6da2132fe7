import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../scripts/build-web.ts';
import { bundleWorker } from '../drills/support/bundle-worker.ts';
import { launchBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why no browser can be started here; empty if one can. */
    browserProblem: string;
  }
}

/** Runs once before the journeys, which need the built web and a browser, and before the drills, which need their worker. */
export async function setup(project: TestProject): Promise<void> {
  await buildWeb({ log: (line) => process.stdout.write(`${line}\n`) });
  await bundleWorker();
  project.provide('browserProblem', await browserProblem());
}

async function browserProblem(): Promise<string> {
  try {
    const { close } = await launchBrowser();
    await close();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
