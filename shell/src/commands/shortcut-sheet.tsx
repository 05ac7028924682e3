import { useAreas } from '@console/session'
import { Box, ModalDialog, Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { areaKeys, FORM_KEYS, LIST_KEYS, NOTICE_KEYS, SHORTCUTS } from './shortcuts.ts'

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const areas = [...areaKeys(useAreas())].map(([letter, { label }]) => ({
    name: text('command.go', { area: label }),
    keys: ['G', letter.toUpperCase()],
  }))
  const named = (shortcuts: readonly (typeof SHORTCUTS | typeof NOTICE_KEYS | typeof FORM_KEYS | typeof LIST_KEYS)[number][]) =>
    shortcuts.map(({ id, keys }) => ({ name: text(`shortcuts.${id}`), keys }))
  return (
    <ModalDialog title={text('shortcuts.title')} onClose={onClose}>
      <Box as="dl" textStyle="sm">
        {[...named(SHORTCUTS), ...areas, ...named(NOTICE_KEYS), ...named(FORM_KEYS), ...named(LIST_KEYS)].map(({ name, keys }) => (
          <Box key={name} display="flex" justifyContent="space-between" alignItems="center" gap="4" py="1.5">
            <Box as="dt">{name}</Box>
            <Box as="dd" m="0" display="flex" gap="1">
              {keys.map((key) => (
                <Verbatim
                  as="kbd"
                  key={key}
                  whiteSpace="nowrap"
                  bg="bg.muted"
                  borderWidth="1px"
                  borderRadius="l1"
                  px="1.5"
                  textStyle="xs"
                  fontFamily="mono"
                >
                  {key}
                </Verbatim>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </ModalDialog>
  )
}
