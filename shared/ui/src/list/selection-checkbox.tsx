import { Box, chakra } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import type { ReactNode } from 'react'
import { preloadHandlers } from '../preload-handlers.ts'
import type { Share } from './selection.ts'
import type { RowChoice } from './use-selection.ts'

interface RowProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onToggle: (isRange: boolean) => void
  readonly opens: RowChoice<never>['opens']
}

/** Chooses one row, with Shift all rows since the one before. The browser's own checkbox: a page has up to 500 of them. */
export function RowCheckbox({ name, isChosen, onToggle, opens }: RowProps) {
  const text = useKitText()
  return (
    <Target opens={opens}>
      <chakra.input
        {...look}
        aria-label={text('list.select.row', { name })}
        checked={isChosen}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </Target>
  )
}

interface PageProps {
  readonly share: Share
  readonly onToggle: () => void
  readonly isBlocked: boolean
  readonly opens: RowChoice<never>['opens']
}

export function PageCheckbox({ share, onToggle, isBlocked, opens }: PageProps) {
  const text = useKitText()
  return (
    <Target opens={opens}>
      <chakra.input
        {...look}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = share === 'some'
        }}
        aria-label={text('list.select.page')}
        checked={share === 'all'}
        disabled={isBlocked}
        onChange={onToggle}
      />
    </Target>
  )
}

const look = { type: 'checkbox', w: '4', h: '4', accentColor: 'brand.solid', cursor: 'pointer', focusVisibleRing: 'outside' } as const

/** Large enough to be hit (WCAG 2.5.8); Shift and click must not mark text. */
function Target({ opens, children }: Pick<RowProps, 'opens'> & { readonly children: ReactNode }) {
  return (
    <Box
      as="label"
      {...preloadHandlers(opens)}
      display="flex"
      alignItems="center"
      justifyContent="center"
      minH="8"
      userSelect="none"
      cursor="pointer"
    >
      {children}
    </Box>
  )
}
