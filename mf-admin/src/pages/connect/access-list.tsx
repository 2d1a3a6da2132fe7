import type { AccessCheckWire } from '@overture/core/contract';
import { Group, IconAlertTriangle, IconCircleCheck, Stack, Text } from '@overture/ui';

/** What a key may and may not do. What it may not do comes first, with the missing scopes. */
export function AccessList({ checks }: { readonly checks: readonly AccessCheckWire[] }) {
  return (
    <Stack component="ul" gap="xs" m={0} p={0} aria-label="What the key may do">
      {checks
        .toSorted((a, b) => Number(a.ok) - Number(b.ok))
        .map((check) => (
          <Group key={check.what} component="li" gap="sm" wrap="nowrap" align="flex-start">
            {check.ok ? <IconCircleCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
            <Text>{textOf(check)}</Text>
          </Group>
        ))}
    </Stack>
  );
}

function textOf({ what, ok, isNeeded, scopes }: AccessCheckWire): string {
  if (ok) return `may ${what}`;
  const lacks = scopes.length === 0 ? '' : `: add ${scopes.join(' or ')}`;
  return `may not ${what}${lacks}${isNeeded ? ' (needed)' : ' (recommended)'}`;
}
