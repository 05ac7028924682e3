import { Box, Button, Flex, Heading, Icon, Span } from '@console/ui'
import { memo, useId, useMemo } from 'react'
import { useText } from '../../../../text.ts'
import { useBuilder } from '../builder.ts'
import { DragHandle, DropLine } from '../dragging/drag-marks.tsx'
import { usePartDrag } from '../dragging/use-part-drag.ts'
import { addQuestionAfter, type SurveyPart } from '../edits/survey-edits.ts'
import { onMoveKey, PartButtons } from '../fields/part-buttons.tsx'
import { copyQuestion, type QuestionValues } from '../survey-values.ts'
import { QuestionFields } from './question-fields.tsx'

interface Props {
  readonly question: QuestionValues
  /** Its name in the form: `content.pages.0.questions.1`. */
  readonly name: string
  /** On the page, counted from 1. */
  readonly number: number
  readonly isOpen: boolean
  /** Of all questions of the survey. */
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Why the page can have no further question. */
  readonly isFull: string | undefined
}

/** Closed, it says what it asks and how it is answered. It is drawn again only when something in it changes. */
export const QuestionCard = memo(function QuestionCard({ question, name, number, isOpen, isFirst, isLast, isFull }: Props) {
  const text = useText()
  const { edit, move, remove, focus, setOpen } = useBuilder()
  const bodyId = useId()
  const { id } = question
  const part: SurveyPart = useMemo(() => ({ kind: 'question', id }), [id])
  const { element, handle, side } = usePartDrag(part)

  function duplicate(): void {
    const copy = copyQuestion(question)
    edit((survey) => addQuestionAfter(survey, id, copy))
    focus({ part: copy.id })
  }

  const moves = {
    up: {
      label: text('survey.question.up', { place: number }),
      disabledReason: isFirst ? text('survey.question.up.first') : undefined,
      onClick: () => move(part, -1),
    },
    down: {
      label: text('survey.question.down', { place: number }),
      disabledReason: isLast ? text('survey.question.down.last') : undefined,
      onClick: () => move(part, 1),
    },
  }

  return (
    <Box
      ref={element}
      role="group"
      aria-label={text('survey.question', { place: number })}
      tabIndex={-1}
      data-part={id}
      position="relative"
      borderWidth="1px"
      borderRadius="l3"
      px={{ base: '2', md: '3' }}
      py="2"
      bg="bg.panel"
      focusVisibleRing="outside"
      onKeyDown={(event) => onMoveKey(event, moves)}
    >
      <DropLine side={side} />
      <Flex gap="1" align="flex-start" wrap={{ base: 'wrap', md: 'nowrap' }} justify="flex-end">
        <DragHandle ref={handle} />
        <Heading as="h4" size="sm" flex="1" minW={{ base: 'full', md: '0' }} fontWeight="medium">
          <Button
            look="quiet"
            breaks
            px="1"
            data-control="toggle"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(id, !isOpen)}
          >
            <Icon id={isOpen ? 'expand' : 'right'} size={16} />
            <Span>
              {text('survey.question.named', { place: number, title: question.title.trim() || text('survey.question.untitled') })}
              <Span display="block" color="fg.muted" textStyle="xs" fontWeight="normal">
                {`${text(`survey.type.${question.type}`)} · ${text(question.required ? 'survey.required' : 'survey.optional')}`}
              </Span>
            </Span>
          </Button>
        </Heading>
        <PartButtons
          {...moves}
          copy={{ label: text('survey.question.duplicate', { place: number }), disabledReason: isFull, onClick: duplicate }}
          remove={{ label: text('survey.question.delete', { place: number }), onClick: () => remove(part) }}
        />
      </Flex>
      <Box id={bodyId} hidden={!isOpen}>
        {isOpen ? <QuestionFields name={name} question={question} /> : null}
      </Box>
    </Box>
  )
})
