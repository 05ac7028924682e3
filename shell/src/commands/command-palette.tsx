import { Box, Icon, Input, ModalDialog, Stack, Text } from '@console/ui'
import { matchSorter } from 'match-sorter'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../text.ts'
import { type Command, useCommands } from './commands.ts'

interface Props {
  readonly onClose: () => void
  readonly onShortcuts: () => void
}

/** Type to find a page or a command; accents do not matter ('chien dich' finds 'Chiến dịch'). WAI-ARIA combobox pattern. */
export function CommandPalette({ onClose, onShortcuts }: Props) {
  const text = useText()
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const commands = useCommands(onShortcuts)
  const found = typed ? matchSorter(commands, typed, { keys: ['label'] }) : commands
  const current = found[Math.min(at, found.length - 1)]

  function choose(command: Command | undefined): void {
    if (!command) return
    onClose()
    command.run()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') choose(current)
    else if (step && found.length > 0) setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    else return
    event.preventDefault()
  }

  return (
    <ModalDialog title={text('command.title')} onClose={onClose} focusOn={box}>
      <Stack gap="2">
        <Input
          ref={box}
          role="combobox"
          aria-label={text('command.placeholder')}
          aria-expanded
          aria-controls={list}
          aria-activedescendant={current && `${list}-${current.id}`}
          placeholder={text('command.placeholder')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Box id={list} role="listbox" aria-label={text('command.title')} maxH="80" overflowY="auto">
          {found.map((command) => (
            <Box
              key={command.id}
              id={`${list}-${command.id}`}
              role="option"
              aria-selected={command === current}
              display="flex"
              gap="3"
              alignItems="center"
              px="3"
              minH="10"
              borderRadius="l2"
              cursor="pointer"
              bg={command === current ? 'bg.muted' : undefined}
              _hover={{ bg: 'bg.muted' }}
              onClick={() => choose(command)}
            >
              <Icon id={command.icon} size={16} />
              {command.label}
            </Box>
          ))}
        </Box>
        {found.length === 0 ? (
          <Text role="status" color="fg.muted" px="3" py="2">
            {text('command.none')}
          </Text>
        ) : null}
      </Stack>
    </ModalDialog>
  )
}
