import { QUESTION_TYPES, type QuestionType, RATING } from '@console/contract'
import { FieldFrame, Select, useFieldError } from '@console/forms'
import { Box, CheckLine, Flex, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../../../text.ts'
import { useBuilder } from '../builder.ts'
import { changeQuestion } from '../edits/survey-edits.ts'
import { LABELS } from '../fields/field-texts.ts'
import { TypedNumberField, TypedText } from '../fields/typed-value.tsx'
import { OptionList } from '../options/option-list.tsx'
import { isChoice, type QuestionValues, withType } from '../survey-values.ts'

interface Props {
  readonly name: string
  readonly question: QuestionValues
}

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
      {question.type === 'rating' ? <RatingFields name={name} question={question} onChange={change} /> : null}
    </Stack>
  )
}

interface RatingProps extends Props {
  readonly onChange: (to: Partial<QuestionValues>, typedIn?: keyof QuestionValues) => void
}

function RatingFields({ name, question, onChange }: RatingProps) {
  const text = useText()
  const label = (field: 'min_label' | 'max_label') => (
    <Box flex="1" minW="12rem">
      <TypedText
        name={`${name}.${field}`}
        label={text(LABELS[field])}
        value={question[field] ?? ''}
        onChange={(value) => onChange({ [field]: value }, field)}
      />
    </Box>
  )
  return (
    <>
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Choice
          name={`${name}.min`}
          label={text('survey.rating.lowest')}
          value={String(question.min ?? 1)}
          options={choicesOf(0, 1)}
          onChoose={(least) => onChange({ min: Number(least) })}
        />
        {label('min_label')}
      </Flex>
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Choice
          name={`${name}.max`}
          label={text('survey.rating')}
          value={String(question.max ?? '')}
          options={choicesOf(RATING.min, RATING.max)}
          onChoose={(most) => onChange({ max: Number(most) })}
        />
        {label('max_label')}
      </Flex>
    </>
  )
}

const choicesOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).map((value) => ({ value, label: value }))

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
