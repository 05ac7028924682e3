import { SURVEY_PAGES_MAX } from '@console/contract'
import { useFieldError, useFieldFormat, useFieldLabel, useFormContext } from '@console/forms'
import { Box, Button, Icon, Span, Stack, Text, VisuallyHidden } from '@console/ui'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { stepOfKey } from '../../../history/use-history.ts'
import { useText } from '../../../text.ts'
import { type Builder, BuilderContext } from './builder.ts'
import { useDrops } from './dragging/use-drops.ts'
import { addPage } from './edits/survey-edits.ts'
import { ERRORS } from './fields/field-texts.ts'
import { TypedText } from './fields/typed-value.tsx'
import { FindingList } from './findings/finding-list.tsx'
import { findingsOf, wrongQuestions } from './findings/survey-findings.ts'
import { HistoryBar } from './history/history-bar.tsx'
import { useSurvey } from './history/use-survey.ts'
import { PageCard } from './pages/page-card.tsx'
import { newPage, type SurveyValues } from './survey-values.ts'
import { useOpenQuestions } from './use-open-questions.ts'
import { usePartEdits } from './use-part-edits.ts'
import { usePartFocus } from './use-part-focus.ts'

interface Props {
  readonly label: string
}

/** The builder of a survey: the field `content` of a mission's form. */
export function SurveyFields({ label }: Props) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const { survey, edit, leaveField, mayUndo, mayRedo, undo, redo } = useSurvey()
  const { focus, focusField, keepFocus } = usePartFocus(place)
  const [announcement, setAnnouncement] = useState({ words: '', time: 0 })
  const announce = useCallback((words: string) => setAnnouncement(({ time }) => ({ words, time: time + 1 })), [])
  const { move, drop, remove } = usePartEdits({ edit, announce, focus, keepFocus })
  const { errors } = useFormContext().formState
  const findings = findingsOf(errors.content)
  const { open, setOpen } = useOpenQuestions(survey, findings)
  const error = useFieldError('content.pages', text('survey.pages'), 'enter', ERRORS.pages)
  const builder: Builder = useMemo(() => ({ edit, move, remove, announce, focus, setOpen }), [edit, move, remove, announce, focus, setOpen])
  useDrops(drop)
  useFieldLabel('content', label)
  useFieldFormat<SurveyValues>('content', ({ title, pages }) =>
    [title, ...pages.flatMap((page) => [page.title, ...page.questions.map((question) => question.title)])].filter(Boolean).join('\n'),
  )

  function show(changed: readonly string[] | undefined, words: string): void {
    if (!changed) return
    announce(words)
    const [first] = changed
    if (first !== undefined) setOpen(first, true)
    // What had the focus may be gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus()
    })
  }
  const onUndo = () => show(undo(), text('history.undone'))
  const onRedo = () => show(redo(), text('history.redone'))

  function onKeyDown(event: KeyboardEvent): void {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const step = stepOfKey(event)
    if (step) (step === 'undo' ? onUndo : onRedo)()
    // Enter in a line of text would send the form in the middle of the work.
    else if (event.key !== 'Enter' || isCommand || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
  }

  function add(): void {
    const page = newPage()
    edit((before) => addPage(before, page))
    for (const { id } of page.questions) setOpen(id, true)
    focus({ part: page.id, control: 'title' })
  }

  const isFull = survey.pages.length >= SURVEY_PAGES_MAX ? text('survey.page.most', { limit: SURVEY_PAGES_MAX }) : undefined
  return (
    <BuilderContext value={builder}>
      <Stack ref={place} tabIndex={-1} outline="none" gap="4" css={CLEAR_OF_THE_BAR} onKeyDown={onKeyDown} onBlur={leaveField}>
        <FindingList
          findings={findings}
          survey={survey}
          onChoose={(finding, name) => {
            for (const id of wrongQuestions(survey, [finding])) setOpen(id, true)
            focusField(name)
          }}
        />
        <TypedText
          name="content.title"
          label={text('survey.title')}
          required
          value={survey.title}
          onChange={(title) => edit((before) => ({ ...before, title }), 'title')}
        />
        <Text textStyle="xs" color="fg.muted" display={{ base: 'none', md: 'block' }}>
          {text('survey.keys')}
        </Text>
        <HistoryBar survey={survey} mayUndo={mayUndo} mayRedo={mayRedo} onUndo={onUndo} onRedo={onRedo} />
        <Stack gap="4" data-wrong={error ? true : undefined}>
          {survey.pages.map((page, at) => (
            <PageCard key={page.id} page={page} number={at + 1} total={survey.pages.length} open={open} />
          ))}
          <Text role={error ? 'alert' : undefined} textStyle="sm" color={error ? 'fg.error' : 'fg.muted'}>
            {error ?? (survey.pages.length === 0 ? text('survey.pages.none') : null)}
          </Text>
          <Box>
            <Button data-control="add-page" data-name="content.pages" disabledReason={isFull} onClick={add}>
              <Icon id="add" size={16} />
              {text('survey.page.add')}
            </Button>
          </Box>
        </Stack>
        <VisuallyHidden role="status">
          {/* The same words are announced again. */}
          <Span key={announcement.time}>{announcement.words}</Span>
        </VisuallyHidden>
      </Stack>
    </BuilderContext>
  )
}

/** A focused control is scrolled to below the header and the bar. */
const CLEAR_OF_THE_BAR = { '& :is(input, select, textarea, button, [tabindex])': { scrollMarginTop: '3.5rem' } } as const
