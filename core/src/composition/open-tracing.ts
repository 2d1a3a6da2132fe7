import { NoTracing, type Tracing } from '../platform/tracing.ts';

/**
 * Opens tracing to the collector that the settings name. Without one nothing is traced, and no library for it is
 * loaded.
 */
export async function openTracing(endpoint: string | undefined, service: string): Promise<Tracing> {
  if (endpoint === undefined) return new NoTracing();
  const { OpenTelemetryTracing } = await import('../platform/tracing/open-telemetry-tracing.ts');
  return new OpenTelemetryTracing(service);
}
