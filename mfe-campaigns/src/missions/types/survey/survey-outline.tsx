import type { TaskContents } from '@console/contract'
import { PlainList, Stack, Text } from '@console/ui'
import { useText } from '../../../text.ts'
import { isChoice, type QuestionValues } from './survey-values.ts'

export function SurveyOutline({ pages }: { readonly pages: TaskContents['survey']['pages'] }) {
  const text = useText()
  return (
    <Stack gap="5">
      {pages.map(({ id, title, questions }, at) => (
        <Stack key={id} gap="2">
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {title ? text('survey.page.titled', { number: at + 1, title }) : text('survey.page', { number: at + 1 })}
          </Text>
          <PlainList gap="3">
            {questions.map((question) => (
              <li key={question.id}>
                <Question question={question} />
              </li>
            ))}
          </PlainList>
        </Stack>
      ))}
    </Stack>
  )
}

function Question({ question }: { readonly question: QuestionValues }) {
  const text = useText()
  const facts = [
    text(`survey.type.${question.type}`),
    text(question.required ? 'survey.required' : 'survey.optional'),
    ...useLimits(question),
    question.allow_other ? text('survey.other') : '',
  ]
  return (
    <Stack gap="0.5">
      <Text overflowWrap="anywhere">{question.title}</Text>
      <Text textStyle="sm" color="fg.muted">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {isChoice(question) ? (
        <PlainList gap="0" ps="4" textStyle="sm">
          {question.options?.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </PlainList>
      ) : null}
    </Stack>
  )
}

function useLimits(question: QuestionValues): readonly (string | undefined)[] {
  const text = useText()
  const { type, max_length, min_select, max_select, max, min_label, max_label } = question
  const min = type === 'rating' ? (question.min ?? 1) : question.min
  if (type === 'text') return typeof max_length === 'number' ? [text('survey.limit.length', { most: max_length })] : []
  const [least, most] = type === 'multiple' ? [min_select, max_select] : [min, max]
  const meanings = [min_label && `${least} = ${min_label}`, max_label && `${most} = ${max_label}`]
  if (typeof least === 'number') {
    const limit = typeof most === 'number' ? text('survey.limit.between', { least, most }) : text('survey.limit.least', { least })
    return [limit, ...meanings]
  }
  return typeof most === 'number' ? [text('survey.limit.most', { most })] : []
}
