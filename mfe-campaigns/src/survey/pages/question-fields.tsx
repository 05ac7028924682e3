import { QUESTION_TYPES, type QuestionType, RATING } from '@console/contract'
import { FieldFrame, Select, useFieldError } from '@console/forms'
import { CheckLine, Flex, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { useBuilder } from '../builder.ts'
import { changeQuestion } from '../edits/survey-edits.ts'
import { LABELS } from '../fields/field-words.ts'
import { TypedNumberField, TypedText } from '../fields/typed-value.tsx'
import { OptionList } from '../options/option-list.tsx'
import { isChoice, type QuestionValues, withType } from '../survey-values.ts'

interface Props {
  readonly name: string
  readonly question: QuestionValues
}

/** What a question asks, how it is answered, and the settings of that. */
export function QuestionFields({ name, question }: Props) {
  const text = useText()
  const { edit } = useBuilder()
  const change = (to: Partial<QuestionValues>, typedIn?: keyof QuestionValues) =>
    edit((survey) => changeQuestion(survey, question.id, (one) => ({ ...one, ...to })), typedIn && `${question.id} ${typedIn}`)

  const number = (field: 'max_length' | 'min_select' | 'max_select' | 'min' | 'max', unit?: string) => (
    <TypedNumberField
      name={`${name}.${field}`}
      label={text(LABELS[field])}
      required={field === 'max_length'}
      value={question[field] ?? null}
      onChange={(value) => change({ [field]: value }, field)}
      {...(unit ? { unit } : {})}
    />
  )

  return (
    <Stack gap="4" pt="3" pb="2">
      <TypedText
        name={`${name}.title`}
        label={text('survey.question.title')}
        required
        control="title"
        value={question.title}
        onChange={(title) => change({ title }, 'title')}
      />
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Choice
          name={`${name}.type`}
          label={text('survey.question.type')}
          value={question.type}
          options={QUESTION_TYPES.map((type) => ({ value: type, label: text(`survey.type.${type}`) }))}
          onChoose={(type) => edit((survey) => changeQuestion(survey, question.id, (one) => withType(one, type as QuestionType)))}
        />
        <CheckLine checked={question.required} onChange={(required) => change({ required })}>
          {text('survey.question.required')}
        </CheckLine>
      </Flex>
      {isChoice(question) ? (
        <>
          <OptionList name={`${name}.options`} questionId={question.id} options={question.options ?? []} />
          <CheckLine checked={question.allow_other ?? false} onChange={(allow_other) => change({ allow_other })}>
            {text('survey.other.allow')}
          </CheckLine>
        </>
      ) : null}
      {question.type === 'multiple' ? (
        <Pair>
          {number('min_select')}
          {number('max_select')}
        </Pair>
      ) : null}
      {question.type === 'text' ? number('max_length', text('survey.maxLength.unit')) : null}
      {question.type === 'number' ? (
        <Pair>
          {number('min')}
          {number('max')}
        </Pair>
      ) : null}
      {question.type === 'rating' ? (
        <Choice
          name={`${name}.max`}
          label={text('survey.rating')}
          value={String(question.max ?? '')}
          options={RATINGS.map((most) => ({ value: most, label: most }))}
          onChoose={(most) => change({ max: Number(most) })}
        />
      ) : null}
    </Stack>
  )
}

const RATINGS = Array.from({ length: RATING.max - RATING.min + 1 }, (_, at) => String(RATING.min + at))

function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Flex gap="4" direction={{ base: 'column', sm: 'row' }} maxW="24rem">
      {children}
    </Flex>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, ...control }: ChoiceProps) {
  const error = useFieldError(control.name, label, 'choose', undefined)
  return (
    <Stack w={{ base: 'full', sm: '14rem' }}>
      <FieldFrame label={label} required error={error}>
        <Select {...control} />
      </FieldFrame>
    </Stack>
  )
}
