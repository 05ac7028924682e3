import type { TaskContents } from '@console/contract'
import { Heading, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../../../text.ts'
import type { PageValues } from '../survey-values.ts'
import { type Answers, answerTo, withAnswer } from './answers.ts'
import { Question } from './question.tsx'

/** For reading or printing; nothing is sent. */
export function WholeSurvey({ content: { title, pages } }: { readonly content: TaskContents['survey'] }) {
  const text = useText()
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <Stack gap="5" minW="0">
      <Heading as="h4" size="md" overflowWrap="anywhere">
        {title.trim() || text('survey.preview.untitled')}
      </Heading>
      {pages.map((page: PageValues, at) => (
        <Stack key={page.id} gap="4">
          <Stack gap="1">
            <Text textStyle="xs" color="fg.muted">
              {text('survey.preview.place', { page: at + 1, pages: pages.length })}
            </Text>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {page.title}
            </Text>
          </Stack>
          {page.questions.map((question) => (
            <Question
              key={question.id}
              question={question}
              answer={answerTo(question, answers)}
              isAsked={false}
              onAnswer={(answer) => setAnswers(withAnswer(answers, question, answer))}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
