import { Box, ModalDialog } from '@console/ui'
import { useText } from '../text.ts'
import { LIST_KEYS, SHORTCUTS } from './shortcuts.ts'

/** Every shortcut and what it does. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  return (
    <ModalDialog title={text('shortcuts.title')} onClose={onClose}>
      <Box as="dl">
        {[...SHORTCUTS, ...LIST_KEYS].map(({ id, keys }) => (
          <Box key={id} display="flex" justifyContent="space-between" alignItems="center" gap="4" py="2">
            <Box as="dt">{text(`shortcuts.${id}`)}</Box>
            <Box as="dd" m="0" display="flex" gap="1">
              {keys.map((key) => (
                <Box as="kbd" key={key} bg="bg.muted" borderWidth="1px" borderRadius="l1" px="1.5" textStyle="sm" fontFamily="mono">
                  {key}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </ModalDialog>
  )
}
