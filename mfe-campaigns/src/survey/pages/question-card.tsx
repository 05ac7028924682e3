import { Box, Button, Flex, Heading, Icon, Span } from '@console/ui'
import { memo, useId } from 'react'
import { useBuilder } from '../builder.ts'
import { DragHandle, DropLine } from '../dragging/drag-marks.tsx'
import { usePartDrag } from '../dragging/use-part-drag.ts'
import { duplicateQuestion, moveQuestion, type Place, removeQuestion } from '../edits/survey-edits.ts'
import { onMoveKey, PartButtons } from '../fields/part-buttons.tsx'
import { useText } from '../survey-text.ts'
import type { QuestionValues } from '../survey-values.ts'
import { QuestionFields } from './question-fields.tsx'

interface Props {
  readonly question: QuestionValues
  /** Its place, counted from 0. */
  readonly page: number
  readonly at: number
  readonly isOpen: boolean
  /** Where it goes one step up or down, as `page.question`; undefined at the ends of the survey. */
  readonly above: string | undefined
  readonly below: string | undefined
  /** The id of the question that has the focus once this one is deleted. */
  readonly beside: string | undefined
  readonly pageId: string
  /** Why the page can have no further question. */
  readonly isFull: string | undefined
}

/** One question. Closed, it says what it asks and how it is answered. Drawn anew only when something in it changes. */
export const QuestionCard = memo(function QuestionCard(props: Props) {
  const { question, page, at, isOpen, above, below, beside, pageId, isFull } = props
  const text = useText()
  const { edit, tell, focus, keepFocus, setOpen } = useBuilder()
  const bodyId = useId()
  const { element, handle, side } = usePartDrag('question', question.id)
  const from: Place = { page, question: at }
  const place = at + 1
  const name = `content.pages.${page}.questions.${at}`

  function move(to: Place): void {
    keepFocus(question.id)
    edit((survey) => moveQuestion(survey, from, to))
    tell(text('survey.question.moved', { place: to.question + 1, page: to.page + 1 }))
  }

  function duplicate(): void {
    edit((survey) => duplicateQuestion(survey, from))
    focus({ part: pageId, control: `question-${at + 1}` })
  }

  function remove(): void {
    edit((survey) => removeQuestion(survey, from))
    focus(beside === undefined ? { part: pageId, control: 'add-question' } : { part: beside, control: 'toggle' })
    tell(text('survey.question.deleted'))
  }

  const moves = {
    up: {
      label: text('survey.question.up', { place }),
      disabledReason: above === undefined ? text('survey.question.up.first') : undefined,
      onClick: () => move(placeFrom(above)),
    },
    down: {
      label: text('survey.question.down', { place }),
      disabledReason: below === undefined ? text('survey.question.down.last') : undefined,
      onClick: () => move(placeFrom(below)),
    },
  }

  return (
    <Box
      ref={element}
      role="group"
      aria-label={text('survey.question', { place })}
      tabIndex={-1}
      data-part={question.id}
      data-control={`question-${at}`}
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
            onClick={() => setOpen(question.id, !isOpen)}
          >
            <Icon id={isOpen ? 'expand' : 'right'} size={16} />
            <Span>
              {text('survey.question.named', { place, title: question.title.trim() || text('survey.question.untitled') })}
              <Span display="block" color="fg.muted" textStyle="xs" fontWeight="normal">
                {`${text(`survey.type.${question.type}`)} · ${text(question.required ? 'survey.required' : 'survey.optional')}`}
              </Span>
            </Span>
          </Button>
        </Heading>
        <PartButtons
          {...moves}
          copy={{ label: text('survey.question.duplicate', { place }), disabledReason: isFull, onClick: duplicate }}
          remove={{ label: text('survey.question.delete', { place }), onClick: remove }}
        />
      </Flex>
      <Box id={bodyId} hidden={!isOpen}>
        {isOpen ? <QuestionFields name={name} place={from} question={question} /> : null}
      </Box>
    </Box>
  )
})

/** '1.0' as the first question of the second page. */
function placeFrom(written = '0.0'): Place {
  const [page = 0, question = 0] = written.split('.').map(Number)
  return { page, question }
}
