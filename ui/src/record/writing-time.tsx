import { stageText } from '@overture/core/contract';
import type { RecordDetail, Stage } from '@overture/core/contract';
import { Box, formatDuration, Text, useNow } from '@overture/ui';

/** For how long a sequence has been written, and what the generation is doing. */
export function WritingTime({ record, stage }: { readonly record: RecordDetail; readonly stage: Stage | undefined }) {
  const now = useNow(1000, true);
  return (
    <Text size="xs" c="dimmed">
      {/* On a phone the line has no room for it; the steps and the tabs tell it there. */}
      <Box component="span" visibleFrom="sm">
        {stage ? stageText(stage) : 'being written'},{' '}
      </Box>
      <span role="timer">{formatDuration(now - Date.parse(record.startedAt ?? record.submittedAt))}</span>
    </Text>
  );
}
