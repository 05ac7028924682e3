import { PAGE_QUESTIONS_MAX, SURVEY_PAGES_MAX } from '@console/contract'
import { useFieldError } from '@console/forms'
import { Box, Button, Flex, Heading, Icon, Stack, Text } from '@console/ui'
import { useMemo } from 'react'
import { useText } from '../../../../text.ts'
import { useBuilder } from '../builder.ts'
import { DragHandle, DropLine } from '../dragging/drag-marks.tsx'
import { usePartDrag } from '../dragging/use-part-drag.ts'
import { addPageAfter, addQuestion, changePage, type SurveyPart } from '../edits/survey-edits.ts'
import { ERRORS } from '../fields/field-texts.ts'
import { onMoveKey, PartButtons } from '../fields/part-buttons.tsx'
import { TypedText } from '../fields/typed-value.tsx'
import { copyPage, newQuestion, type PageValues } from '../survey-values.ts'
import { QuestionCard } from './question-card.tsx'

interface Props {
  readonly page: PageValues
  /** Counted from 1. */
  readonly number: number
  readonly total: number
  /** Ids of the open questions. */
  readonly open: ReadonlySet<string>
}

/** The only page of a survey cannot be deleted. */
export function PageCard({ page, number, total, open }: Props) {
  const text = useText()
  const { edit, move, remove, focus, setOpen } = useBuilder()
  const { id, questions } = page
  const part: SurveyPart = useMemo(() => ({ kind: 'page', id }), [id])
  const { element, handle, side } = usePartDrag(part)
  const isFirst = number === 1
  const isLast = number === total
  const name = `content.pages.${number - 1}`
  const error = useFieldError(`${name}.questions`, text('survey.questions'), 'enter', ERRORS.questions)
  const isFull = questions.length >= PAGE_QUESTIONS_MAX ? text('survey.question.most', { limit: PAGE_QUESTIONS_MAX }) : undefined

  function add(): void {
    const question = newQuestion()
    edit((survey) => addQuestion(survey, id, question))
    setOpen(question.id, true)
    focus({ part: question.id, control: 'title' })
  }

  function duplicate(): void {
    const copy = copyPage(page)
    edit((survey) => addPageAfter(survey, id, copy))
    focus({ part: copy.id })
  }

  const moves = {
    up: {
      label: text('survey.page.up', { place: number }),
      disabledReason: isFirst ? text('survey.page.up.first') : undefined,
      onClick: () => move(part, -1),
    },
    down: {
      label: text('survey.page.down', { place: number }),
      disabledReason: isLast ? text('survey.page.down.last') : undefined,
      onClick: () => move(part, 1),
    },
  }

  return (
    <Stack
      ref={element}
      role="group"
      aria-label={text('survey.page', { number })}
      tabIndex={-1}
      data-part={id}
      position="relative"
      gap="3"
      borderWidth={{ base: '0', md: '1px' }}
      borderTopWidth={{ base: isFirst ? '0' : '1px', md: '1px' }}
      borderRadius={{ base: '0', md: 'l3' }}
      bg={{ base: undefined, md: 'bg.subtle' }}
      p={{ base: '0', md: '4' }}
      pt={{ base: '4' }}
      focusVisibleRing="outside"
      data-wrong={error ? true : undefined}
      onKeyDown={(event) => onMoveKey(event, moves)}
    >
      <DropLine side={side} />
      <Flex gap="1" align="center" justify="space-between">
        <DragHandle ref={handle} />
        <Heading as="h3" size="sm" flex="1">
          {text('survey.page', { number })}
        </Heading>
        <PartButtons
          {...moves}
          copy={{
            label: text('survey.page.duplicate', { place: number }),
            disabledReason: total >= SURVEY_PAGES_MAX ? text('survey.page.most', { limit: SURVEY_PAGES_MAX }) : undefined,
            onClick: duplicate,
          }}
          remove={{
            label: text('survey.page.delete', { place: number }),
            disabledReason: total === 1 ? text('survey.pages.none') : undefined,
            onClick: () => remove(part),
          }}
        />
      </Flex>
      <TypedText
        name={`${name}.title`}
        label={text('survey.page.title')}
        control="title"
        value={page.title}
        onChange={(title) => edit((survey) => changePage(survey, id, (one) => ({ ...one, title })), `${id} title`)}
      />
      {questions.map((question, at) => (
        <QuestionCard
          key={question.id}
          question={question}
          name={`${name}.questions.${at}`}
          number={at + 1}
          isOpen={open.has(question.id)}
          isFirst={isFirst && at === 0}
          isLast={isLast && at === questions.length - 1}
          isFull={isFull}
        />
      ))}
      <Text role={error ? 'alert' : undefined} textStyle="sm" color={error ? 'fg.error' : 'fg.muted'}>
        {error ?? (questions.length === 0 ? text('survey.questions.none') : null)}
      </Text>
      <Box>
        <Button data-control="add-question" data-name={`${name}.questions`} disabledReason={isFull} onClick={add}>
          <Icon id="add" size={16} />
          {text('survey.question.add')}
        </Button>
      </Box>
    </Stack>
  )
}
