import { PAGE_QUESTIONS_MAX, SURVEY_PAGES_MAX } from '@console/contract'
import { useFieldError } from '@console/forms'
import { Box, Button, Flex, Heading, Icon, Stack, Text } from '@console/ui'
import { useBuilder } from '../builder.ts'
import { DragHandle, DropLine } from '../dragging/drag-marks.tsx'
import { usePartDrag } from '../dragging/use-part-drag.ts'
import { addQuestion, changePage, duplicatePage, movePage, nextPlace, removePage } from '../edits/survey-edits.ts'
import { ERRORS } from '../fields/field-words.ts'
import { onMoveKey, PartButtons } from '../fields/part-buttons.tsx'
import { TypedText } from '../fields/typed-value.tsx'
import { useText } from '../survey-text.ts'
import type { PageValues, SurveyValues } from '../survey-values.ts'
import { QuestionCard } from './question-card.tsx'

interface Props {
  readonly survey: SurveyValues
  readonly page: PageValues
  /** Its place, counted from 0. */
  readonly at: number
  readonly open: ReadonlySet<string>
}

/** A page with its questions. The survey keeps one page at least. */
export function PageCard({ survey, page, at, open }: Props) {
  const text = useText()
  const { edit, tell, focus, keepFocus, setOpen } = useBuilder()
  const { element, handle, side } = usePartDrag('page', page.id)
  const place = at + 1
  const total = survey.pages.length
  const name = `content.pages.${at}`
  const { questions } = page
  const error = useFieldError(`${name}.questions`, text('survey.questions'), 'enter', ERRORS.questions)
  const isFull = questions.length >= PAGE_QUESTIONS_MAX ? text('survey.question.most', { limit: PAGE_QUESTIONS_MAX }) : undefined

  function move(by: 1 | -1): void {
    keepFocus(page.id)
    edit((before) => movePage(before, at, at + by))
    tell(text('survey.page.moved', { place: place + by, total }))
  }

  function add(): void {
    edit((before) => {
      const after = addQuestion(before, at)
      const added = after.pages[at]?.questions.at(-1)
      if (added) {
        setOpen(added.id, true)
        focus({ part: added.id, control: 'title' })
      }
      return after
    })
  }

  function duplicate(): void {
    edit((before) => duplicatePage(before, at))
    focus({ part: 'pages', control: `page-${place}` })
  }

  function remove(): void {
    const beside = survey.pages[at + 1] ?? survey.pages[at - 1]
    edit((before) => removePage(before, at))
    if (beside) focus({ part: beside.id })
    tell(text('survey.page.deleted'))
  }

  const moves = {
    up: {
      label: text('survey.page.up', { place }),
      disabledReason: at === 0 ? text('survey.page.up.first') : undefined,
      onClick: () => move(-1),
    },
    down: {
      label: text('survey.page.down', { place }),
      disabledReason: place === total ? text('survey.page.down.last') : undefined,
      onClick: () => move(1),
    },
  }
  const stepOf = (question: number, by: 1 | -1) => {
    const to = nextPlace(survey, { page: at, question }, by)
    return to && `${to.page}.${to.question}`
  }

  return (
    <Stack
      ref={element}
      role="group"
      aria-label={text('survey.page', { number: place })}
      tabIndex={-1}
      data-part={page.id}
      data-control={`page-${at}`}
      position="relative"
      gap="3"
      borderWidth={{ base: '0', md: '1px' }}
      borderTopWidth={{ base: at === 0 ? '0' : '1px', md: '1px' }}
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
          {text('survey.page', { number: place })}
        </Heading>
        <PartButtons
          {...moves}
          copy={{
            label: text('survey.page.duplicate', { place }),
            disabledReason: total >= SURVEY_PAGES_MAX ? text('survey.page.most', { limit: SURVEY_PAGES_MAX }) : undefined,
            onClick: duplicate,
          }}
          remove={{
            label: text('survey.page.delete', { place }),
            disabledReason: total === 1 ? text('survey.pages.none') : undefined,
            onClick: remove,
          }}
        />
      </Flex>
      <TypedText
        name={`${name}.title`}
        label={text('survey.page.title')}
        control="title"
        value={page.title}
        onChange={(title) => edit((before) => changePage(before, at, (one) => ({ ...one, title })), `${page.id} title`)}
      />
      {questions.map((question, which) => (
        <QuestionCard
          key={question.id}
          question={question}
          page={at}
          at={which}
          isOpen={open.has(question.id)}
          above={stepOf(which, -1)}
          below={stepOf(which, 1)}
          beside={(questions[which + 1] ?? questions[which - 1])?.id}
          pageId={page.id}
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
