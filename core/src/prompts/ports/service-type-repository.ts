import type { ServiceType } from '../domain/prompt.ts';

export abstract class ServiceTypeRepository {
  /** In the order they are offered. */
  abstract list(): Promise<readonly ServiceType[]>;
  /** Replaces the whole list. */
  abstract replaceAll(services: readonly ServiceType[]): Promise<void>;
}
