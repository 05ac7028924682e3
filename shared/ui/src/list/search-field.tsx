import { Box, Input } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../controls/icons.tsx'

const TYPING_PAUSE_MS = 300

interface Props {
  readonly label: string
  readonly value: string
  readonly onSearch: (words: string) => void
}

/** Searches when typing pauses. The box keeps what is typed even while an older answer arrives. */
export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

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
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])

  return (
    <Box position="relative" w={{ base: 'full', md: '20rem' }}>
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
        type="search"
        size="sm"
        ps="9"
        bg="bg.panel"
        borderColor="border.control"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Inside a form Enter would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Box>
  )
}
