import { z } from 'zod';

const whole = (name: string, fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number`)
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().max(max, `${name} must be at most ${max}`));

const environment = z
  .object({
    SANDBOX_PORT: whole('SANDBOX_PORT', 8090, 65_535),
    HOST: z.string().min(1).default('127.0.0.1'),
    ALLOWED_HOSTS: z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
      .optional(),
    DATA_DIR: z.string().min(1).optional(),
    SANDBOX_AI_LATENCY_MS: z
      .string()
      .regex(/^\d{1,6}$/, 'SANDBOX_AI_LATENCY_MS must be a number of milliseconds')
      .transform(Number)
      .optional(),
    SANDBOX_TODAY: z.iso
      .date('SANDBOX_TODAY must be a day such as 2026-11-16')
      .transform((day) => new Date(day))
      .optional(),
    AGENCY_EMAIL_DOMAIN: z.string().trim().toLowerCase().default('overture.example'),
    SANDBOX_HUBSPOT_CEILING: whole('SANDBOX_HUBSPOT_CEILING', 190, 1_000_000),
  })
  .transform((env) => ({
    port: env.SANDBOX_PORT,
    host: env.HOST,
    allowedHosts: env.ALLOWED_HOSTS,
    hubspotCeiling: env.SANDBOX_HUBSPOT_CEILING,
    dataDir: env.DATA_DIR,
    aiLatencyMs: env.SANDBOX_AI_LATENCY_MS,
    today: env.SANDBOX_TODAY,
    agencyEmailDomain: env.AGENCY_EMAIL_DOMAIN,
  }));
export type Settings = z.infer<typeof environment>;

/** The settings of the process. Throws an Error whose message is one line that names the bad setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'setting');
  throw new Error(issue?.message.includes(name) ? issue.message : `${name} is not valid`);
}
