import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Box, IconButton, IconKeyboard, KeysDialog, useKeys } from '@overture/ui';
import { areShortcutsOn } from './use-shortcuts.ts';

/** The button that lists the keys of a page, as `?` does. A phone has no keys. */
export function PageKeys(props: Pick<ComponentProps<typeof KeysDialog>, 'keys' | 'children'>) {
  const [opened, setOpened] = useState(false);
  useKeys({ '?': () => areShortcutsOn() && setOpened(true) });
  return (
    <>
      <Box visibleFrom="sm">
        <IconButton label="Keyboard" icon={<IconKeyboard size={18} />} onClick={() => setOpened(true)} />
      </Box>
      <KeysDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
