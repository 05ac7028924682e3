import { Box, Menu as ChakraMenu, Text } from '@chakra-ui/react'
import { Icon } from './icons.tsx'
import type { MenuEntry, MenuProps } from './menu-entry.ts'

/** The menu itself, beside its button and so within its landmark; it opens as soon as it is there, since somebody has pressed the button. */
export function OpenMenu({ trigger, entries, placement = 'bottom-end' }: MenuProps) {
  return (
    <ChakraMenu.Root defaultOpen positioning={{ placement, strategy: 'fixed' }} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <ChakraMenu.Positioner>
        <ChakraMenu.Content minW="52" maxH="80vh" borderWidth="1px" borderColor="border">
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are fixed while the menu is open
            <Entry key={at} entry={entry} />
          ))}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  )
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <ChakraMenu.Separator />
    case 'heading':
      return (
        <Box px="3" py="2">
          <Text fontWeight="medium">{entry.title}</Text>
          {entry.text ? (
            <Text textStyle="xs" color="fg.muted">
              {entry.text}
            </Text>
          ) : null}
        </Box>
      )
    case 'item':
      // On the click (a chosen item is clicked by the keyboard too): `onSelect` is lost where the pointer's highlight comes late.
      return (
        <ChakraMenu.Item value={entry.id} onClick={entry.onSelect} {...(entry.danger ? { color: 'fg.error' } : {})}>
          {entry.icon ? <Icon id={entry.icon} size={16} /> : null}
          {entry.label}
        </ChakraMenu.Item>
      )
    case 'choice':
      return (
        <ChakraMenu.RadioItemGroup value={entry.value} onValueChange={(details) => entry.onChange(details.value)}>
          <ChakraMenu.ItemGroupLabel>{entry.label}</ChakraMenu.ItemGroupLabel>
          {entry.options.map((option) => (
            <ChakraMenu.RadioItem key={option.value} value={option.value}>
              <ChakraMenu.ItemIndicator />
              {option.label}
            </ChakraMenu.RadioItem>
          ))}
        </ChakraMenu.RadioItemGroup>
      )
  }
}
