import { type ButtonProps, IconButton } from '@console/ui'
import { Glyph, type GlyphId } from './glyphs.tsx'

interface Props extends Omit<ButtonProps, 'children'> {
  readonly label: string
  readonly glyph: GlyphId
  /** The text at the caret has what the tool gives; absent for tools that only act once. */
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  readonly bar?: string
}

/** A tool; it keeps the focus in the text when it is pressed with a pointer. */
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
