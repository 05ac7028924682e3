import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Icon } from '../controls/icons.tsx'
import { useControl } from './field.tsx'

const BASE = {
  width: '100%',
  minWidth: '0',
  outline: '0',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  bg: 'transparent',
  borderWidth: '1px',
  borderColor: 'border',
  focusVisibleRing: 'inside',
  _disabled: { layerStyle: 'disabled' },
  _invalid: { focusRingColor: 'border.error', borderColor: 'border.error' },
} as const

const SMALL = { textStyle: 'sm', px: '2.5', h: '9', minW: '9' } as const
const MEDIUM = { textStyle: 'sm', px: '3', h: '10', minW: '10' } as const

const StyledInput = chakra('input', {
  base: { ...BASE, position: 'relative' },
  variants: { size: { sm: SMALL, md: MEDIUM } },
  defaultVariants: { size: 'md' },
})
const StyledTextarea = chakra('textarea', {
  base: { ...BASE, position: 'relative', textStyle: 'sm', px: '3', py: '2', scrollPaddingBottom: '2' },
})
const StyledSelect = chakra('select', {
  base: { ...BASE, lineHeight: 'normal', '& > option, & > optgroup': { bg: 'bg' } },
  variants: { size: { sm: { ...SMALL, pe: '7' }, md: { ...MEDIUM, pe: '8' } } },
  defaultVariants: { size: 'md' },
})
const SelectFrame = chakra('div', { base: { display: 'flex', width: '100%', height: 'fit-content', position: 'relative' } })
const Arrow = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '2',
    display: 'inline-flex',
    alignItems: 'center',
    height: '100%',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
})

/** A line of text, tied to the field that contains it. */
export function Input(props: ComponentProps<typeof StyledInput>) {
  return <StyledInput {...useControl()} {...props} />
}

/** Several lines of text, tied to the field that contains them. */
export function Textarea(props: ComponentProps<typeof StyledTextarea>) {
  return <StyledTextarea {...useControl()} {...props} />
}

interface NativeSelectProps extends ComponentProps<typeof StyledSelect> {
  /** Of the whole, with its arrow. */
  readonly frame?: ComponentProps<typeof SelectFrame>
}

/** The browser's own choice among options, tied to the field that contains it. */
export function NativeSelect({ frame, ...props }: NativeSelectProps) {
  return (
    <SelectFrame {...frame}>
      <StyledSelect {...useControl()} {...props} />
      <Arrow>
        <Icon id="expand" size={16} />
      </Arrow>
    </SelectFrame>
  )
}
