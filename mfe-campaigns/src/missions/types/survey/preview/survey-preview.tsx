import type { TaskContents } from '@console/contract'
import { Button, Flex, Heading, Stack, Text } from '@console/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../text.ts'
import type { PageValues } from '../survey-values.ts'
import { type Answers, answerTo, complaintOf, withAnswer } from './answers.ts'
import { Question } from './question.tsx'

interface Props {
  readonly content: TaskContents['survey']
}

/** Page by page. Nothing is sent, and it can be started again at any time. */
export function SurveyPreview({ content }: Props) {
  const text = useText()
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<Answers>({})
  const [isDone, setDone] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState(0)
  const pages: readonly PageValues[] = content.pages
  // Pages may be deleted meanwhile.
  const shown = Math.min(at, Math.max(0, pages.length - 1))
  const page = pages[shown]
  const isLast = shown >= pages.length - 1

  // A turned page is read from its beginning.
  useEffect(() => {
    if (turned > 0) place.current?.querySelector<HTMLElement>('[data-start]')?.focus()
  }, [turned])

  function turnTo(next: number, done = false): void {
    setAt(next)
    setDone(done)
    setAsked(false)
    setTurned((before) => before + 1)
  }

  function goOn(): void {
    const wrong = page?.questions.find((question) => complaintOf(question, answerTo(question, answers)))
    if (wrong) {
      setAsked(true)
      place.current?.querySelector<HTMLElement>(`[data-asked="${wrong.id}"] :is(input, select, textarea)`)?.focus()
    } else turnTo(isLast ? shown : shown + 1, isLast)
  }

  function restart(): void {
    setAnswers({})
    turnTo(0)
  }

  return (
    <Stack ref={place} gap="4" minW="0" onKeyDown={withoutSending}>
      <Heading as="h3" size="md" overflowWrap="anywhere">
        {content.title.trim() || text('survey.preview.untitled')}
      </Heading>
      {isDone ? (
        <Stack gap="1" role="status">
          <Text data-start tabIndex={-1} fontWeight="medium" outline="none">
            {text('survey.preview.thanks')}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {text('survey.preview.nothingSent')}
          </Text>
        </Stack>
      ) : (
        <>
          <Stack gap="1">
            <Text data-start tabIndex={-1} outline="none" textStyle="xs" color="fg.muted">
              {text('survey.preview.place', { page: shown + 1, pages: Math.max(1, pages.length) })}
            </Text>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {page?.title}
            </Text>
          </Stack>
          {page && page.questions.length > 0 ? null : <Text color="fg.muted">{text('survey.preview.noQuestions')}</Text>}
          {page?.questions.map((question) => (
            <Question
              key={question.id}
              question={question}
              answer={answerTo(question, answers)}
              isAsked={isAsked}
              onAnswer={(answer) => setAnswers(withAnswer(answers, question, answer))}
            />
          ))}
        </>
      )}
      <Flex gap="2" wrap="wrap">
        {isDone ? null : (
          <>
            {shown > 0 ? <Button onClick={() => turnTo(shown - 1)}>{text('survey.preview.back')}</Button> : null}
            <Button look="primary" onClick={goOn}>
              {text(isLast ? 'survey.preview.finish' : 'survey.preview.next')}
            </Button>
          </>
        )}
        <Button look={isDone ? 'secondary' : 'quiet'} onClick={restart}>
          {text('survey.preview.restart')}
        </Button>
      </Flex>
    </Stack>
  )
}

/** Enter in a line of text would send the form that the preview may be in. */
function withoutSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
