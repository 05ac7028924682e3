import { Flex } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import type { ComponentProps } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import { toast } from './lazy-toasts.tsx'
import { Verbatim } from './verbatim.tsx'

interface Props {
  readonly value: string
  readonly label: string
  /** Links, codes and secrets go 'to the clipboard'; a block of text is 'content' (spec section 8). */
  readonly kind?: 'value' | 'content'
  readonly iconOnly?: boolean
}

export function CopyButton({ value, label, kind = 'value', iconOnly = false }: Props) {
  const copy = useCopy()
  const icon = <Icon id="copy" size={16} />
  const onClick = () => void copy(value, kind)
  return iconOnly ? (
    <IconButton label={label} title={label} size="2xs" onClick={onClick}>
      {icon}
    </IconButton>
  ) : (
    // Its name may be longer than a phone is wide.
    <Button breaks minH="9" whiteSpace={{ base: 'normal', md: 'nowrap' }} onClick={onClick}>
      {icon}
      {label}
    </Button>
  )
}

interface ValueProps extends ComponentProps<typeof Verbatim> {
  readonly value: string
  readonly label: string
}

/** A value with the button that copies it; `children` is what is shown, the whole value unless given. */
export function CopyValue({ value, label, children = value, ...props }: ValueProps) {
  return (
    <Flex gap="1" align="center" minW="0">
      <Verbatim {...props}>{children}</Verbatim>
      <CopyButton value={value} label={label} iconOnly />
    </Flex>
  )
}

/** Copies a text and says so; an empty text or a refused clipboard is an error notice. */
export function useCopy(): (value: string, kind?: 'value' | 'content') => Promise<void> {
  const text = useKitText()
  return async (value, kind = 'value') => {
    if (value === '') {
      toast.error(text('copy.nothing'))
      return
    }
    try {
      await navigator.clipboard.writeText(value)
      toast.success(text(kind === 'value' ? 'copy.done' : 'copy.content'))
    } catch {
      toast.error(text('copy.refused'))
    }
  }
}
