import type { ServiceType } from '../domain/prompt.ts';

/** Stores the agency's services by their value, in the order in which they are offered. */
export abstract class ServiceTypeRepository {
  /** In the order in which they are offered. */
  abstract list(): Promise<readonly ServiceType[]>;
  /** Adds a service at the end. Throws ConflictError when its value is taken. */
  abstract create(service: ServiceType): Promise<void>;
  /** Changes the label of the service with this value; answers false when there is none. */
  abstract update(service: ServiceType): Promise<boolean>;
  abstract delete(value: string): Promise<boolean>;
  /** Replaces the whole list. */
  abstract replaceAll(services: readonly ServiceType[]): Promise<void>;
}
