import { controlStyle, useFieldError } from '@console/forms'
import { Box, Field, Flex, Input } from '@console/ui'
import { type ClipboardEvent, type KeyboardEvent, useMemo } from 'react'
import { useText } from '../../text.ts'
import { useBuilder } from '../builder.ts'
import { DragHandle, DropLine } from '../dragging/drag-marks.tsx'
import { usePartDrag } from '../dragging/use-part-drag.ts'
import type { SurveyPart } from '../edits/survey-edits.ts'
import { onMoveKey, PartButtons } from '../fields/part-buttons.tsx'
import type { OptionValues } from '../survey-values.ts'

interface Props {
  readonly name: string
  readonly questionId: string
  readonly option: OptionValues
  /** Counted from 1. */
  readonly number: number
  /** How many options the question has. */
  readonly total: number
  readonly isRepeated: boolean
  readonly onType: (label: string) => void
  readonly onNext: () => void
  /** `isReplaced`: all words of the option were selected. */
  readonly onPaste: (clipboard: string, isReplaced: boolean) => boolean
}

/** One option on its line. */
export function OptionRow({ name, questionId, option, number, total, isRepeated, onType, onNext, onPaste }: Props) {
  const text = useText()
  const { move, remove } = useBuilder()
  const { id } = option
  const part: SurveyPart = useMemo(() => ({ kind: 'option', id, questionId }), [id, questionId])
  const label = text('survey.option', { number })
  const error = useFieldError(name, label, 'enter', undefined)
  const { element, handle, side } = usePartDrag(part)
  const moves = useMemo(
    () => ({
      up: {
        label: text('survey.option.up', { place: number }),
        disabledReason: number === 1 ? text('survey.option.up.first') : undefined,
        onClick: () => move(part, -1),
      },
      down: {
        label: text('survey.option.down', { place: number }),
        disabledReason: number === total ? text('survey.option.down.last') : undefined,
        onClick: () => move(part, 1),
      },
    }),
    [text, number, total, move, part],
  )
  // Kept, so that a key in one option does not draw the buttons of all.
  const buttons = useMemo(
    () => <PartButtons {...moves} remove={{ label: text('survey.option.delete', { place: number }), onClick: () => remove(part) }} />,
    [moves, text, number, remove, part],
  )

  function onKeyDown(event: KeyboardEvent): void {
    onMoveKey(event, moves)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    // Within the form Enter would send it; while a word is being composed it ends the word.
    event.preventDefault()
    if (!event.nativeEvent.isComposing) onNext()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isReplaced = selectionStart === 0 && selectionEnd === value.length
    if (onPaste(event.clipboardData.getData('text/plain'), isReplaced)) event.preventDefault()
  }

  return (
    <Flex ref={element} data-option={id} position="relative" gap="1" align="flex-start" onKeyDown={onKeyDown}>
      <DropLine side={side} />
      <Box pt="1">
        <DragHandle ref={handle} />
      </Box>
      <Field.Root invalid={error !== undefined || isRepeated} flex="1" minW="0">
        <Input
          name={name}
          aria-label={label}
          data-control="label"
          autoComplete="off"
          {...controlStyle}
          value={option.label}
          onChange={({ target }) => onType(target.value)}
          onPaste={paste}
        />
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
      <Box pt="0.5">{buttons}</Box>
    </Flex>
  )
}
