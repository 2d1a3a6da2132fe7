import { Card, IconTargetArrow, Text } from '@overture/ui';

/** The agency's service that the model chose. */
export function DetectedServiceCard({ service }: { readonly service: string }) {
  return (
    <Card title="Detected Service" icon={<IconTargetArrow size={18} />}>
      <Text fw={500}>{service}</Text>
    </Card>
  );
}
