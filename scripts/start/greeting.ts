import type { Settings } from '@overture/core/platform/settings/settings';
import type { SandboxUse } from './sandbox-use.ts';

/** The text for people once everything runs: the address, and in the sandbox the accounts and sample contacts. */
export function greeting(from: { address: string; settings: Settings; sandboxUse: SandboxUse }): string {
  const { address, settings, sandboxUse } = from;
  const { samples } = sandboxUse;
  const lines = [`Overture is ready at ${address}`];
  const { superadmin, sampleAdmin } = settings;
  if (sandboxUse.isFull && superadmin !== undefined && sampleAdmin !== undefined) {
    const password = settings.isSandboxSuperadmin ? superadmin.password : '(SUPERADMIN_PASSWORD)';
    const accounts = [
      ['superadmin', superadmin.email, password],
      ['admin', sampleAdmin.email, sampleAdmin.password],
    ];
    const byLink = `with single sign-on, or a link: npx overture users sign-in-link ${superadmin.email}`;
    lines.push('', ...(settings.ssoOnly ? table('Sign in', [[byLink]]) : table('Sign in as', accounts)));
  }
  if (samples.length > 0) {
    lines.push(
      '',
      ...table(
        'Try a contact',
        samples.map(({ url, label }) => [url, label]),
      ),
    );
  }
  lines.push('', `  ${standIns(settings, sandboxUse)}Press Ctrl-C to stop.`);
  return lines.join('\n');
}

function standIns({ sandbox }: Settings, { isFull, isAny }: SandboxUse): string {
  if (!isAny) return '';
  const left = [...(sandbox.crm ? ['HubSpot'] : []), ...(sandbox.ai ? ['OpenAI'] : [])];
  if (left.length === 1 || isFull) return `The sandbox stands in for ${left.join(' and ')}. `;
  return 'The sandbox stands in where no key is stored yet. ';
}

function table(heading: string, rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row, index) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    return `  ${(index === 0 ? heading : '').padEnd(14)} ${cells}`.trimEnd();
  });
}
