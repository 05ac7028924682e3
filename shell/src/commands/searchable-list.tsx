import { Box, Input, Stack, Text } from '@console/ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'

export interface Line {
  readonly id: string
  readonly label: string
  readonly mark?: ReactNode
  readonly text?: string
  readonly to?: string
}

export interface Group<L extends Line> {
  readonly id: string
  readonly heading?: string
  readonly lines: readonly L[]
}

interface Props<L extends Line> {
  readonly label: string
  /** Names the box, and is shown in it while it is empty. */
  readonly placeholder: string
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly onType: (words: string) => void
  readonly groups: readonly Group<L>[]
  /** Below the lines: that nothing was found, that more is on the way. */
  readonly status: string | null
  readonly onChoose: (line: L) => void
}

/** A box to type in over lines to choose from, by arrows and Enter or by pointer. WAI-ARIA combobox pattern. */
export function SearchableList<L extends Line>({ label, placeholder, box, typed, onType, groups, status, onChoose }: Props<L>) {
  const list = useId()
  const [at, setAt] = useState(0)
  const shown = groups.filter(({ lines }) => lines.length > 0)
  const lines = shown.flatMap((group) => group.lines)
  const current = Math.min(at, lines.length - 1)
  const idOf = (line: L) => `${list}-${lines.indexOf(line)}`

  useEffect(() => {
    document.getElementById(`${list}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, current])

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const line = lines[current]
    if (event.key === 'Enter' && line) onChoose(line)
    else if (step && line) setAt((current + step + lines.length) % lines.length)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <Stack gap="2">
      <Input
        ref={box}
        role="combobox"
        aria-label={placeholder}
        aria-expanded={lines.length > 0}
        aria-controls={lines.length > 0 ? list : undefined}
        aria-activedescendant={lines.length > 0 ? `${list}-${current}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          onType(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {lines.length > 0 ? (
        <Box id={list} role="listbox" aria-label={label} maxH="min(24rem, 60vh)" overflowY="auto">
          {shown.map((group) => (
            <Box key={group.id} role="group" aria-labelledby={group.heading === undefined ? undefined : `${list}-${group.id}`}>
              {group.heading === undefined ? null : (
                <Text id={`${list}-${group.id}`} textStyle="xs" fontWeight="medium" color="fg.muted" px="3" pt="2" pb="1">
                  {group.heading}
                </Text>
              )}
              {group.lines.map((line) => (
                <Option key={line.id} id={idOf(line)} line={line} isCurrent={line === lines[current]} onChoose={() => onChoose(line)} />
              ))}
            </Box>
          ))}
        </Box>
      ) : null}
      <Text role="status" textStyle="sm" color="fg.muted" px="3" _empty={{ display: 'none' }}>
        {status}
      </Text>
    </Stack>
  )
}

interface OptionProps {
  readonly id: string
  readonly line: Line
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

function Option({ id, line, isCurrent, onChoose }: OptionProps) {
  return (
    <Box
      id={id}
      role="option"
      data-leads-to={line.to}
      aria-selected={isCurrent}
      display="flex"
      gap="3"
      alignItems="center"
      px="3"
      py="1"
      minH="9"
      textStyle="sm"
      borderRadius="l2"
      cursor="pointer"
      {...(isCurrent ? { bg: 'bg.muted', _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } } : {})}
      _hover={{ bg: 'bg.muted' }}
      onClick={onChoose}
    >
      {line.mark}
      <Box flex="1" minW="0" overflowWrap="anywhere">
        {line.label}
      </Box>
      {line.text === undefined ? null : (
        <Box color="fg.muted" textAlign="end">
          {line.text}
        </Box>
      )}
    </Box>
  )
}
