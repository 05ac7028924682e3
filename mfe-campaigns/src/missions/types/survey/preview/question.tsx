import { Span, Stack, Text } from '@console/ui'
import { useId } from 'react'
import { useText } from '../../../../text.ts'
import type { QuestionValues } from '../survey-values.ts'
import { type Answer, complaintOf } from './answers.ts'
import { QuestionAnswer } from './question-answer.tsx'

interface Props {
  readonly question: QuestionValues
  readonly answer: Answer
  /** Whether errors are shown. */
  readonly isAsked: boolean
  readonly onAnswer: (answer: Answer) => void
}

export function Question({ question, answer, isAsked, onAnswer }: Props) {
  const text = useText()
  const id = useId()
  const complaint = isAsked ? complaintOf(question, answer) : undefined
  return (
    <Stack gap="2" data-asked={question.id}>
      <Text id={id} textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        {question.title.trim() || text('survey.question.untitled')}
        {question.required ? null : (
          <Span color="fg.muted" fontWeight="normal" textStyle="xs">
            {` ${text('form.optional')}`}
          </Span>
        )}
      </Text>
      <QuestionAnswer
        key={question.type}
        question={question}
        answer={answer}
        labelId={id}
        errorId={complaint ? `${id}-error` : undefined}
        onAnswer={onAnswer}
      />
      {complaint ? (
        <Text id={`${id}-error`} role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {text(`survey.preview.${complaint.is}`, { limit: complaint.limit })}
        </Text>
      ) : null}
    </Stack>
  )
}
