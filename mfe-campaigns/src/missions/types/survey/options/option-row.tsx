import { controlStyle, useFieldError } from '@console/forms'
import { Box, Field, Flex, Input } from '@console/ui'
import { memo, useMemo } from 'react'
import { useText } from '../../../../text.ts'
import { useBuilder } from '../builder.ts'
import { DragHandle, DropLine } from '../dragging/drag-marks.tsx'
import { usePartDrag } from '../dragging/use-part-drag.ts'
import { changeOptions, type SurveyPart } from '../edits/survey-edits.ts'
import { onMoveKey, PartButtons } from '../fields/part-buttons.tsx'
import type { OptionValues } from '../survey-values.ts'

interface Props {
  readonly name: string
  readonly questionId: string
  readonly option: OptionValues
  /** Counted from 1. */
  readonly number: number
  readonly total: number
  readonly isRepeated: boolean
}

/** Memoized, since there may be hundreds. */
export const OptionRow = memo(function OptionRow({ name, questionId, option, number, total, isRepeated }: Props) {
  const text = useText()
  const { edit, move, remove } = useBuilder()
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

  const type = (label: string) =>
    edit(
      (survey) => changeOptions(survey, questionId, (all) => all.map((one) => (one.id === id ? { ...one, label } : one))),
      `${questionId} ${id}`,
    )

  return (
    <Flex ref={element} data-option={id} position="relative" gap="1" align="flex-start" onKeyDown={(event) => onMoveKey(event, moves)}>
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
          onChange={({ target }) => type(target.value)}
        />
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
      <Box pt="0.5">{buttons}</Box>
    </Flex>
  )
})
