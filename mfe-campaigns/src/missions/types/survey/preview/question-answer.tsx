import { ANSWER_LENGTH_MAX, RATING } from '@console/contract'
import { Box, CheckLine, chakra, Flex, Input, NativeSelect, Stack, Text, Textarea } from '@console/ui'
import { useId } from 'react'
import { useText } from '../../../../text.ts'
import type { QuestionValues } from '../survey-values.ts'
import { type Answer, OTHER } from './answers.ts'

export interface AnswerProps {
  readonly question: QuestionValues
  readonly answer: Answer
  /** The id of the question's title. */
  readonly labelId: string
  readonly errorId: string | undefined
  readonly onAnswer: (answer: Answer) => void
}

export function QuestionAnswer(props: AnswerProps) {
  const { type } = props.question
  if (type === 'text') return <TextAnswer {...props} />
  if (type === 'single') return <OneOf {...props} />
  if (type === 'multiple') return <SomeOf {...props} />
  if (type === 'dropdown') return <Dropdown {...props} />
  if (type === 'rating') return <Rating {...props} />
  return <ShortAnswer {...props} />
}

const marks = ({ labelId, errorId, question }: AnswerProps) => ({
  'aria-labelledby': labelId,
  'aria-invalid': errorId ? true : undefined,
  'aria-describedby': errorId,
  'aria-required': question.required,
})
const CONTROL = { bg: 'bg.panel', borderColor: 'border.control' } as const

function TextAnswer(props: AnswerProps) {
  const text = useText()
  const { question, answer, onAnswer } = props
  const most = typeof question.max_length === 'number' && question.max_length > 0 ? question.max_length : ANSWER_LENGTH_MAX
  return (
    <>
      <Textarea
        {...marks(props)}
        {...CONTROL}
        rows={3}
        maxLength={most}
        value={answer.typed}
        onChange={({ target }) => onAnswer({ chosen: [], typed: target.value })}
      />
      <Text textStyle="xs" color="fg.muted">
        {text('survey.preview.length', { count: answer.typed.length, most })}
      </Text>
    </>
  )
}

function ShortAnswer(props: AnswerProps) {
  const { question, answer, onAnswer } = props
  const kind = question.type === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const, autoComplete: 'off' }
  return (
    <Input
      {...marks(props)}
      {...CONTROL}
      {...kind}
      value={answer.typed}
      onChange={({ target }) => onAnswer({ chosen: [], typed: target.value })}
    />
  )
}

function useChoices({ options = [], allow_other }: QuestionValues): readonly { readonly id: string; readonly label: string }[] {
  const text = useText()
  const named = options.map(({ id, label }, at) => ({ id, label: label.trim() || text('survey.option', { number: at + 1 }) }))
  return allow_other ? [...named, { id: OTHER, label: text('survey.preview.otherOption') }] : named
}

function OneOf(props: AnswerProps) {
  const { question, answer, onAnswer } = props
  const name = useId()
  const choices = useChoices(question)
  return (
    <Stack role="radiogroup" {...marks(props)} gap="1">
      {choices.map(({ id, label }) => (
        <Flex as="label" key={id} gap="2" align="center" minH="8" cursor="pointer" overflowWrap="anywhere">
          <Radio name={name} checked={answer.chosen.includes(id)} onChange={() => onAnswer({ ...answer, chosen: [id] })} />
          {label}
        </Flex>
      ))}
      <OwnWords {...props} />
    </Stack>
  )
}

function SomeOf(props: AnswerProps) {
  const { question, answer, labelId, errorId, onAnswer } = props
  const choices = useChoices(question)
  const choose = (id: string, isChosen: boolean) => (isChosen ? [...answer.chosen, id] : answer.chosen.filter((one) => one !== id))
  return (
    <Stack role="group" aria-labelledby={labelId} aria-describedby={errorId} gap="1">
      {choices.map(({ id, label }) => (
        <CheckLine
          key={id}
          checked={answer.chosen.includes(id)}
          onChange={(isChecked) => onAnswer({ ...answer, chosen: choose(id, isChecked) })}
        >
          <Box flex="1" minW="0" overflowWrap="anywhere">
            {label}
          </Box>
        </CheckLine>
      ))}
      <OwnWords {...props} />
    </Stack>
  )
}

function Dropdown(props: AnswerProps) {
  const text = useText()
  const { question, answer, onAnswer } = props
  const choices = useChoices(question)
  return (
    <Stack gap="2">
      <NativeSelect
        {...marks(props)}
        {...CONTROL}
        value={answer.chosen[0] ?? ''}
        onChange={({ target }) => onAnswer({ ...answer, chosen: target.value ? [target.value] : [] })}
      >
        <option value="">{text('survey.preview.choose')}</option>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <OwnWords {...props} />
    </Stack>
  )
}

function OwnWords({ answer, onAnswer }: AnswerProps) {
  const text = useText()
  if (!answer.chosen.includes(OTHER)) return null
  return (
    <Input
      {...CONTROL}
      aria-label={text('survey.preview.ownWords')}
      autoComplete="off"
      value={answer.typed}
      onChange={({ target }) => onAnswer({ ...answer, typed: target.value })}
    />
  )
}

function Rating(props: AnswerProps) {
  const { question, answer, onAnswer } = props
  const { max, min_label, max_label } = question
  const name = useId()
  const least = question.min === 0 ? 0 : 1
  const most = typeof max === 'number' ? Math.max(least, Math.min(RATING.max, Math.trunc(max))) : least - 1
  const meaningOf = (value: number) => (value === least ? min_label : value === most ? max_label : undefined)
  return (
    <Stack gap="0.5">
      <Flex role="radiogroup" {...marks(props)} gap="1" wrap="wrap">
        {Array.from({ length: most - least + 1 }, (_, at) => least + at).map((value) => (
          <Flex as="label" key={value} direction="column" align="center" justify="center" minW="7" minH="10" cursor="pointer">
            <Radio
              name={name}
              aria-label={[value, meaningOf(value)].filter((part) => part !== '' && part !== undefined).join(': ')}
              checked={answer.chosen.includes(String(value))}
              onChange={() => onAnswer({ chosen: [String(value)], typed: '' })}
            />
            {value}
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" gap="4" textStyle="xs" color="fg.muted" overflowWrap="anywhere" aria-hidden>
        <Text>{min_label}</Text>
        <Text textAlign="end">{max_label}</Text>
      </Flex>
    </Stack>
  )
}

interface RadioProps {
  readonly name: string
  readonly 'aria-label'?: string
  readonly checked: boolean
  readonly onChange: () => void
}

function Radio(props: RadioProps) {
  return <chakra.input type="radio" flexShrink="0" w="4" h="4" accentColor="brand.solid" focusVisibleRing="outside" {...props} />
}
