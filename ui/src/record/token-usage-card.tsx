import type { RecordDetail, TokenUsage } from '@overture/core/contract';
import { formatCost, IconChartBar, KeyValueCard } from '@overture/ui';
import type { KeyValue } from '@overture/ui';

export interface TokenUsageCardProps {
  readonly usage: TokenUsage;
  readonly provenance: RecordDetail['provenance'];
  /** The label of the model that wrote the version. */
  readonly model: string;
}

/** Input, output and total tokens of the answer, and its cost. */
export function TokenUsageCard({ usage, provenance, model }: TokenUsageCardProps) {
  const { input_tokens: input, output_tokens: output } = usage;
  const items: KeyValue[] = [
    { label: 'Input', value: input.toLocaleString() },
    { label: 'Output', value: output.toLocaleString() },
    { label: 'Total', value: (input + output).toLocaleString() },
  ];
  if (model) items.unshift({ label: 'Model', value: model });
  if (provenance && provenance.cachedTokens > 0)
    items.push({ label: 'Cached', value: provenance.cachedTokens.toLocaleString() });
  if (provenance)
    items.push({ label: 'Cost', value: provenance.costUsd === null ? 'Unknown' : formatCost(provenance.costUsd) });
  if (provenance?.insteadOf)
    items.push({ label: 'Written by', value: `${provenance.model}, because ${provenance.insteadOf} has ended` });
  return <KeyValueCard title="Token Usage" icon={<IconChartBar size={18} />} items={items} />;
}
