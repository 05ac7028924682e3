import type { RichTextFormat } from '@console/contract'
import { IS_BOLD, IS_ITALIC, IS_STRIKETHROUGH, IS_UNDERLINE, type TextFormatType } from 'lexical'

interface Format {
  readonly tag: RichTextFormat
  readonly name: Extract<TextFormatType, 'bold' | 'italic' | 'underline' | 'strikethrough'>
  readonly bit: number
}

export const FORMATS: readonly Format[] = [
  { tag: 'b', name: 'bold', bit: IS_BOLD },
  { tag: 'i', name: 'italic', bit: IS_ITALIC },
  { tag: 'u', name: 'underline', bit: IS_UNDERLINE },
  { tag: 's', name: 'strikethrough', bit: IS_STRIKETHROUGH },
]
