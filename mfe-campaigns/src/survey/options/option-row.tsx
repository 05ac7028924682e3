import { controlStyle, useFieldError } from '@console/forms'
import { Box, Field, Flex, Input } from '@console/ui'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { DragHandle, DropLine } from '../dragging/drag-marks.tsx'
import { usePartDrag } from '../dragging/use-part-drag.ts'
import { onMoveKey, PartButtons } from '../fields/part-buttons.tsx'
import { useText } from '../survey-text.ts'
import type { OptionValues } from '../survey-values.ts'

interface Props {
  readonly name: string
  readonly questionId: string
  readonly option: OptionValues
  readonly at: number
  readonly total: number
  readonly isRepeated: boolean
  readonly onType: (label: string) => void
  readonly onNext: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onPaste: (clipboard: string) => boolean
}

/** One option on its line. */
export function OptionRow({ name, questionId, option, at, total, isRepeated, onType, onNext, onMove, onRemove, onPaste }: Props) {
  const text = useText()
  const place = at + 1
  const label = text('survey.option', { number: place })
  const error = useFieldError(name, label, 'enter', undefined)
  const { element, handle, side } = usePartDrag('option', option.id, questionId)
  const moves = {
    up: {
      label: text('survey.option.up', { place }),
      disabledReason: at === 0 ? text('survey.option.up.first') : undefined,
      onClick: () => onMove(-1),
    },
    down: {
      label: text('survey.option.down', { place }),
      disabledReason: place === total ? text('survey.option.down.last') : undefined,
      onClick: () => onMove(1),
    },
  }

  function onKeyDown(event: KeyboardEvent): void {
    onMoveKey(event, moves)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    // Within the form Enter would send it; while a word is being composed it ends the word.
    event.preventDefault()
    if (!event.nativeEvent.isComposing) onNext()
  }

  function paste(event: ClipboardEvent): void {
    if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }

  return (
    <Flex ref={element} data-option={option.id} position="relative" gap="1" align="flex-start" onKeyDown={onKeyDown}>
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
      <Box pt="0.5">
        <PartButtons {...moves} remove={{ label: text('survey.option.delete', { place }), onClick: onRemove }} />
      </Box>
    </Flex>
  )
}
