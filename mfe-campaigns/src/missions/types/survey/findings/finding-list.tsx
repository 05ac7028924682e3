import { useFieldErrorText } from '@console/i18n'
import { Box, Button, PlainList, Text } from '@console/ui'
import { useId } from 'react'
import { useText } from '../../../../text.ts'
import { ERRORS, LABELS, RATING_LABELS, SEVERAL } from '../fields/field-texts.ts'
import type { SurveyValues } from '../survey-values.ts'
import { type Finding, repeatedIn } from './survey-findings.ts'

interface Props {
  readonly findings: readonly Finding[]
  readonly survey: SurveyValues
  readonly onChoose: (finding: Finding, name: string) => void
}

export function FindingList({ findings, survey, onChoose }: Props) {
  const text = useText()
  const id = useId()
  const wordsOf = useFindingText(survey)
  if (findings.length === 0) return null
  return (
    <Box role="group" aria-labelledby={id} borderWidth="1px" borderColor="border.error" borderRadius="l3" px="3" py="3">
      <Text id={id} fontWeight="medium" textStyle="sm" color="fg.error" px="1">
        {text('survey.findings', { count: findings.length })}
      </Text>
      <PlainList gap="0">
        {findings.map((finding) => (
          <li key={`${finding.name} ${finding.code}`}>
            <Button look="quiet" breaks px="1" textDecoration="underline" onClick={() => onChoose(finding, nameOf(finding, survey))}>
              {wordsOf(finding)}
            </Button>
          </li>
        ))}
      </PlainList>
    </Box>
  )
}

/** The name of the field to correct: of repeated options, the one that repeats another. */
function nameOf({ name, field, code, page = 0, question = 0 }: Finding, { pages }: SurveyValues): string {
  const options = field === 'options' && code === 'duplicate' ? (pages[page]?.questions[question]?.options ?? []) : []
  const [first] = repeatedIn(options)
  return first === undefined ? name : `${name}.${first}.label`
}

function useFindingText({ pages }: SurveyValues): (finding: Finding) => string {
  const text = useText()
  const fieldText = useFieldErrorText()
  return (finding) => {
    const { code, params, field, page, question } = finding
    const verbCode = field === 'type' && code === 'required' ? 'required_choice' : code
    const isEmptyList = code === 'min_items' && !ERRORS[field]?.min_items
    const isRating = pages[page ?? 0]?.questions[question ?? 0]?.type === 'rating' && field in RATING_LABELS
    const label = isRating ? text(RATING_LABELS[field as keyof typeof RATING_LABELS]) : labelOf(finding, text)
    const error = fieldText(isEmptyList ? 'required' : verbCode, { ...params, label }, ERRORS[field]?.[code])
    if (page === undefined) return error
    if (question === undefined) return text('survey.finding.page', { page: page + 1, error })
    const place = { page: page + 1, question: question + 1, error }
    return SEVERAL.has(field) ? text('survey.finding.number', { ...place, field: label }) : text('survey.finding.question', place)
  }
}

function labelOf({ field, page, question, at }: Finding, text: ReturnType<typeof useText>): string {
  if (at !== undefined) return text('survey.option', { number: at + 1 })
  if (field === 'title' && question === undefined) return text(page === undefined ? 'survey.title' : 'survey.page.title')
  return field in LABELS ? text(LABELS[field as keyof typeof LABELS]) : ''
}
