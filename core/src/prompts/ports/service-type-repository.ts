import type { ServiceType } from '../domain/prompt.ts';

/** The agency's services by their value, in the order they are offered. */
export abstract class ServiceTypeRepository {
  /** In the order they are offered. */
  abstract list(): Promise<readonly ServiceType[]>;
  /** Adds a service at the end. Throws ConflictError when its value is taken. */
  abstract create(service: ServiceType): Promise<void>;
  /** Changes the label of the service with this value; false when there is none. */
  abstract update(service: ServiceType): Promise<boolean>;
  abstract delete(value: string): Promise<boolean>;
  /** Replaces the whole list. */
  abstract replaceAll(services: readonly ServiceType[]): Promise<void>;
}
