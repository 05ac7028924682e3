import { type ButtonProps, IconButton } from '@console/ui'
import { Glyph, type GlyphId } from './glyphs.tsx'

interface Props extends Omit<ButtonProps, 'children'> {
  readonly label: string
  readonly glyph: GlyphId
  /** True if the text at the caret has the format of the tool; absent for tools without a state. */
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  readonly bar?: string
}

export function ToolButton({ label, glyph, isOn, isDisabled = false, bar, onClick, ...rest }: Props) {
  return (
    <IconButton
      label={label}
      title={label}
      size="sm"
      minW="8"
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      opacity={isDisabled ? 0.45 : undefined}
      bg={isOn ? 'gray.muted' : undefined}
      onClick={isDisabled ? undefined : onClick}
      {...rest}
    >
      <Glyph id={glyph} bar={bar} />
    </IconButton>
  )
}
