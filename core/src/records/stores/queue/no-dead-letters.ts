import { DeadLetters } from '../../ports/dead-letters.ts';

/** The store's queue sends no messages, so that no message can be unreadable. */
export class NoDeadLetters extends DeadLetters {
  override async count(): Promise<number> {
    return 0;
  }

  override async list(): Promise<readonly []> {
    return [];
  }

  override async requeue(): Promise<number> {
    return 0;
  }
}
