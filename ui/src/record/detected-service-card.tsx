import { Card, IconTargetArrow, Text } from '@overture/ui';

/** Which of the agency's services the model found to fit. */
export function DetectedServiceCard({ service }: { readonly service: string }) {
  return (
    <Card title="Detected Service" icon={<IconTargetArrow size={18} />}>
      <Text fw={500}>{service}</Text>
    </Card>
  );
}
