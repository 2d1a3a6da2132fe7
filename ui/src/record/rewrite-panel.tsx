import { useRef, useState } from 'react';
import { AppButton, Banner, Box, Chip, Group, IconX, IconButton, Spinner, Text, TextField } from '@overture/ui';
import classes from './rewrite-panel.module.css';
import type { Rewriting } from './use-rewrite.ts';

export interface RewritePanelProps {
  readonly rewriting: Rewriting;
  /** The selected part; undefined for the whole email. */
  readonly part: string | undefined;
  readonly onWhole: () => void;
  readonly onAsk: (instruction: string) => void;
  readonly onClose: () => void;
}

const wishes = [
  ['Shorter', 'Make it shorter.'],
  ['Warmer', 'Make it warmer.'],
  ['More direct', 'Make it more direct.'],
  ['Another angle', 'Take another angle.'],
] as const;

/** Asks for a new text of an email or of a part of it, by a chip or in the rep's own words. */
export function RewritePanel({ rewriting, part, onWhole, onAsk, onClose }: RewritePanelProps) {
  const [instruction, setInstruction] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const ask = (wish: string) => {
    if (wish !== '' && !rewriting.isAsking) onAsk(wish);
  };
  return (
    <section
      className={classes.root}
      aria-label="Rewrite"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Group gap="sm" justify="space-between" wrap="nowrap" align="start">
        <Group gap="sm">
          {wishes.map(([name, wish]) => (
            <Chip key={name} onClick={() => ask(wish)}>
              {name}
            </Chip>
          ))}
          <Chip
            onClick={() => {
              setInstruction('Write it in ');
              line.current?.focus();
            }}
          >
            In another language
          </Chip>
        </Group>
        <IconButton label="Close rewrite" icon={<IconX size={16} />} onClick={onClose} />
      </Group>
      {part !== undefined && (
        <Group gap="sm" wrap="nowrap">
          <Text size="xs" c="dimmed" truncate>
            Only “{part}”
          </Text>
          <Box flex="none">
            <AppButton size="sm" variant="quiet" onClick={onWhole}>
              The whole email
            </AppButton>
          </Box>
        </Group>
      )}
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault();
          ask(instruction.trim());
        }}
      >
        <TextField
          ref={line}
          aria-label="What to change"
          placeholder="Shorter, and mention the demo"
          maxLength={1_800}
          dir="auto"
          autoFocus
          value={instruction}
          onChange={(event) => setInstruction(event.currentTarget.value)}
        />
        {rewriting.isAsking ? (
          <AppButton onClick={rewriting.discard}>Stop</AppButton>
        ) : (
          <AppButton type="submit" variant="primary" disabled={instruction.trim() === ''}>
            Propose
          </AppButton>
        )}
      </form>
      {rewriting.isAsking && <Spinner size={18} label="Writing a proposal..." />}
      {rewriting.problem && <Banner tone="error">{rewriting.problem} Your text is as it was.</Banner>}
    </section>
  );
}
