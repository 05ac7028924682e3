import { Box } from '@console/ui'
import type { ComponentProps, ReactNode } from 'react'
import { Prose } from './prose.tsx'

interface FrameProps {
  readonly invalid?: boolean | undefined
  readonly children: ReactNode
}

export function WritingFrame({ invalid = false, children }: FrameProps) {
  return (
    <Box
      w="full"
      borderWidth="1px"
      borderColor={invalid ? 'border.error' : 'border.control'}
      borderRadius="l2"
      bg="bg.panel"
      minW="0"
      containerType="inline-size"
    >
      {children}
    </Box>
  )
}

export const TOOLS = { wrap: 'wrap', gap: '0.5', p: '1' } as const
/** The tool that says the size of the text is as wide as its longest word, in every language. */
export const SIZE_TOOL_WIDTH = '7.25rem'

/** As high as its longest words need, so that nothing moves when they come or change. */
export const COUNT = {
  wrap: 'wrap',
  columnGap: '3',
  alignContent: 'flex-start',
  px: '3',
  py: '1.5',
  borderTopWidth: '1px',
  borderColor: 'border',
  textStyle: 'xs',
  css: {
    minHeight: 'calc(1lh + 0.8125rem)',
    '@container (max-width: 32rem)': { minHeight: 'calc(2lh + 0.8125rem)' },
    '@container (max-width: 20rem)': { minHeight: 'calc(3lh + 0.8125rem)' },
  },
} as const

interface Told {
  readonly label: string
  readonly labelledBy?: string | undefined
  readonly describedBy?: string | undefined
  readonly required?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
}
type AreaProps = Told &
  Pick<
    ComponentProps<typeof Prose>,
    'ref' | 'paper' | 'onInput' | 'onPaste' | 'onDrop' | 'onPointerDown' | 'onCompositionStart' | 'onCompositionEnd'
  >

/** Where rich text is written: as large as where it will be read, outside of the console. */
export function WritingArea({ label, labelledBy, describedBy, required = false, invalid = false, ...more }: AreaProps) {
  return (
    <Prose
      textStyle="md"
      css={WRITING}
      role="textbox"
      aria-multiline
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      aria-describedby={describedBy}
      aria-required={required}
      aria-invalid={invalid}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      // A browser that translates the page would change what is written.
      htmlTranslate="no"
      {...more}
    />
  )
}

const WRITING = {
  minHeight: '8rem',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '3',
  whiteSpace: 'pre-wrap',
  // Here the item with only a list is beside the item that the list belongs to. It has no mark and no number.
  '& .rt-carrier': { display: 'block' },
  focusVisibleRing: 'inside',
  '& em': { fontStyle: 'italic' },
  '& .rt-underline': { textDecoration: 'underline' },
  '& .rt-strike': { textDecoration: 'line-through' },
  '& .rt-underline.rt-strike': { textDecoration: 'underline line-through' },
} as const
