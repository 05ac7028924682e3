import { Box } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import { Input } from '../inputs/controls.tsx'
import { TYPING_PAUSE_MS } from '../use-settled.ts'

/** Results of a search, to which Arrow down leads from the box, and Enter once there are words. */
export interface SearchResults {
  /** They are those of `value`, not of earlier words. */
  readonly areLoaded: boolean
  readonly first: () => HTMLElement | null | undefined
}

interface Props {
  readonly label: string
  /** Name of the button that empties the field; without a name there is no button. */
  readonly clear?: string
  readonly value: string
  readonly onSearch: (words: string) => void
  readonly results?: SearchResults
}

/** Searches when typing pauses. The box keeps what is typed even while an older response arrives. */
export function SearchField({ label, clear, value, onSearch, results }: Props) {
  const [typed, setTyped] = useState(value)
  const [isLeaving, setIsLeaving] = useState(false)
  const sent = useRef(value)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value
      setTyped(value)
    }
  }, [value])

  useEffect(() => {
    const words = typed.trim()
    if (words === sent.current) return
    const timer = setTimeout(() => {
      sent.current = words
      onSearch(words)
    }, TYPING_PAUSE_MS.filter)
    return () => clearTimeout(timer)
  }, [typed, onSearch])

  const isAnswered = results?.areLoaded === true && typed.trim() === value
  useEffect(() => {
    if (!isLeaving || !isAnswered) return
    setIsLeaving(false)
    results?.first()?.focus()
  }, [isLeaving, isAnswered, results])

  function handleKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    // Inside a form Enter would send the form.
    if (key === 'Enter') event.preventDefault()
    if (altKey || ctrlKey || metaKey || shiftKey) return
    const words = typed.trim()
    if (key === 'Escape' && isLeaving) {
      setIsLeaving(false)
    } else if (results && (key === 'ArrowDown' || (key === 'Enter' && words !== ''))) {
      setIsLeaving(true)
      // Leaving the box ends the typing.
      if (words !== sent.current) {
        sent.current = words
        onSearch(words)
      }
    } else return
    event.preventDefault()
  }

  function empty(): void {
    sent.current = ''
    setTyped('')
    onSearch('')
    input.current?.focus()
  }

  return (
    <Box position="relative" w={{ base: 'full', md: '20rem' }} minW="11rem">
      <Box
        position="absolute"
        insetY="0"
        insetInlineStart="3"
        zIndex="1"
        display="flex"
        alignItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon id="search" size={16} />
      </Box>
      <Input
        ref={input}
        type="search"
        size="sm"
        ps="9"
        pe={clear && typed ? '9' : '3'}
        css={OWN_CLEAR}
        bg="bg.panel"
        borderColor="border.control"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsLeaving(false)
        }}
        onKeyDown={handleKey}
        onBlur={() => setIsLeaving(false)}
      />
      {clear && typed !== '' ? (
        <IconButton label={clear} position="absolute" insetY="0" insetInlineEnd="0" zIndex="1" onClick={empty}>
          <Icon id="close" size={14} />
        </IconButton>
      ) : null}
    </Box>
  )
}

/** The browser's own is not in every browser, and has no name. */
const OWN_CLEAR = { '&::-webkit-search-cancel-button': { display: 'none' } }
