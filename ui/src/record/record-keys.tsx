import { useState } from 'react';
import { Box, SwitchField } from '@overture/ui';
import { PageKeys } from './page-keys.tsx';
import { areShortcutsOn, switchShortcuts } from './use-shortcuts.ts';

const keys = [
  ['j', 'Next email'],
  ['k', 'Previous email'],
  ['c', 'Copy the body'],
  ['e', 'Edit'],
  ['r', 'Rewrite'],
  ['m', 'Mark as sent'],
  ['a', 'Approve'],
  ['y', 'Approve in spite of what is listed'],
  ['n', 'Next contact of the list'],
  ['h', 'Hand over'],
  ['Ctrl Enter', 'Save, or accept a proposal'],
  ['Ctrl Z', 'Take back what was typed, or an accepted rewrite'],
  ['Esc', 'Leave the text, or undo a proposal'],
  ['?', 'This list'],
] as const;

/** Lists the keys of a result's page, with a switch that turns off single letters. */
export function RecordKeys() {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <PageKeys keys={keys}>
      <Box mt="lg">
        <SwitchField
          label="Keys of one letter"
          checked={isOn}
          onChange={(on) => {
            switchShortcuts(on);
            setOn(on);
          }}
        />
      </Box>
    </PageKeys>
  );
}
