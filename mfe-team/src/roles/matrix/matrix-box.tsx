import { Box, chakra, Span } from '@console/ui'
import { type ReactNode, use } from 'react'
import type { Share } from '../../permissions/matrix.ts'
import { TabStopContext } from './matrix-keys.ts'

interface Props {
  readonly name: string
  readonly share: Share
  readonly onChange: (isChecked: boolean) => void
  /** Why it cannot be ticked; it stays focusable, so that the reason is read and heard. */
  readonly reason?: string | undefined
  /** 'row:column', for moving by keys. */
  readonly at: string
  /** The label in a wide window, where row and column name the box; a narrow one shows `name`. */
  readonly short?: ReactNode
}

export function MatrixBox({ name, share, onChange, reason, at, short }: Props) {
  const isStop = use(TabStopContext) === at
  return (
    <Box
      as="label"
      display="flex"
      alignItems="center"
      gap="2"
      minH={{ base: '8', lg: '6' }}
      cursor={reason ? 'not-allowed' : 'pointer'}
      title={reason}
      color={reason ? 'fg.muted' : undefined}
    >
      <chakra.input
        type="checkbox"
        w="4"
        h="4"
        flexShrink="0"
        accentColor="brand.solid"
        focusVisibleRing="outside"
        opacity={reason ? '0.5' : '1'}
        aria-label={name}
        aria-disabled={reason !== undefined || undefined}
        aria-description={reason}
        data-at={at}
        tabIndex={isStop ? 0 : -1}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = share === 'some'
        }}
        checked={share === 'all'}
        onChange={(event) => {
          if (reason === undefined) onChange(event.target.checked)
        }}
      />
      <Span display={{ base: 'inline', lg: 'none' }} textStyle="sm">
        {name}
      </Span>
      {short ? (
        <Span display={{ base: 'none', lg: 'inline' }} textStyle="sm" overflowWrap="normal" lineHeight="1.25">
          {short}
        </Span>
      ) : null}
    </Box>
  )
}
