import { OPTIONS, readList } from '@console/contract'
import { LabelLine, useFieldError } from '@console/forms'
import { Box, Button, Icon, Stack, Text, useSettled } from '@console/ui'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { shareStructure } from '../../../../history/share-structure.ts'
import { useText } from '../../../../text.ts'
import { useBuilder } from '../builder.ts'
import { type Pasted, pasteOptions } from '../edits/option-edits.ts'
import { changeOptions } from '../edits/survey-edits.ts'
import { ERRORS } from '../fields/field-texts.ts'
import { repeatedIn } from '../findings/survey-findings.ts'
import { newOption, type OptionValues } from '../survey-values.ts'
import { OptionRow } from './option-row.tsx'

interface Props {
  readonly name: string
  readonly questionId: string
  readonly options: readonly OptionValues[]
}

/** Enter moves from an option with words to the next, which is added unless an empty one waits. */
export function OptionList({ name, questionId, options }: Props) {
  const text = useText()
  const { edit, announce, focus } = useBuilder()
  const id = useId()
  const [lastPaste, setLastPaste] = useState<PastedList>()
  // Until the options change again.
  const pasted = lastPaste && shareStructure(options, lastPaste.options) === options ? lastPaste : undefined
  const error = useFieldError(name, text('survey.options'), 'enter', ERRORS.options)
  const labels = options.map(({ label }) => label).join('\n')
  const isTyping = useSettled(labels) !== labels
  const repeated = error || !isTyping ? repeatedIn(options) : NONE
  const isFull = options.length >= OPTIONS.max ? text('survey.option.most', { limit: OPTIONS.max }) : undefined

  const change = (to: (options: readonly OptionValues[]) => readonly OptionValues[]) =>
    edit((survey) => changeOptions(survey, questionId, to))

  function add(at: number): void {
    if (isFull) {
      announce(isFull)
      return
    }
    const option = newOption()
    change((all) => [...all.slice(0, at), option, ...all.slice(at)])
    focus({ part: questionId, option: option.id, control: 'label' })
  }

  /** Moves to the next option if it is empty, else puts a new one before it. An empty option ends the list. */
  function next(at: number): void {
    const isEmpty = (option?: OptionValues) => option?.label.trim() === ''
    const waiting = options[at + 1]
    if (waiting && isEmpty(waiting)) focus({ part: questionId, option: waiting.id, control: 'label' })
    else if (!isEmpty(options[at])) add(at + 1)
  }

  /** Returns whether the text was a list. Text for an option that keeps other words is pasted by the browser. */
  function paste(at: number, clipboard: string, isReplaced: boolean): boolean {
    const { items, leftOut } = readList(clipboard)
    const given = isReplaced ? options.map((one, place) => (place === at ? { ...one, label: '' } : one)) : options
    const isEmpty = given[at]?.label.trim() === ''
    const isWords = items.length === 0 || (items.length === 1 && (!isEmpty || items[0] === clipboard.trim()))
    if (isWords) return false
    const pastedOptions = pasteOptions(given, at, items)
    // Selected text stays if nothing replaces it.
    const result = pastedOptions.added > 0 ? pastedOptions : { ...pastedOptions, options }
    change(() => result.options)
    setLastPaste({ ...result, leftOut })
    const last = result.options[at + result.added - (isEmpty && result.added > 0 ? 1 : 0)]
    if (last) focus({ part: questionId, option: last.id, control: 'label' })
    return true
  }

  /** Index of the option; -1 for none. */
  const placeOf = (target: EventTarget) => {
    const row = target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-option]') : null
    return row ? options.findIndex((option) => option.id === row.dataset.option) : -1
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = placeOf(event.target)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || at < 0) return
    // Within the form Enter would send it.
    event.preventDefault()
    next(at)
  }

  function onPaste(event: ClipboardEvent): void {
    const at = placeOf(event.target)
    if (at < 0) return
    const { selectionStart, selectionEnd, value } = event.target as HTMLInputElement
    const isReplaced = selectionStart === 0 && selectionEnd === value.length
    if (paste(at, event.clipboardData.getData('text/plain'), isReplaced)) event.preventDefault()
  }

  return (
    <Stack
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      gap="2"
      data-wrong={error ? true : undefined}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <Box>
        <LabelLine id={id} label={text('survey.options')} required />
        <Text id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {text('survey.options.hint')}
        </Text>
      </Box>
      {options.map((option, at) => (
        <OptionRow
          key={option.id}
          name={`${name}.${at}.label`}
          questionId={questionId}
          option={option}
          number={at + 1}
          total={options.length}
          isRepeated={repeated.has(at)}
        />
      ))}
      <Text role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
        {error}
      </Text>
      <Box role="status" textStyle="sm">
        {repeated.size > 0 && !error ? <Text>{text('survey.options.repeated')}</Text> : null}
        {pasted ? (
          <Text>
            <PastedWords pasted={pasted} />
          </Text>
        ) : null}
      </Box>
      <Box>
        <Button data-control="add-option" data-name={name} disabledReason={isFull} onClick={() => add(options.length)}>
          <Icon id="add" size={16} />
          {text('survey.option.add')}
        </Button>
      </Box>
    </Stack>
  )
}

interface PastedList extends Pasted {
  /** Number of columns of numbers that were left out. */
  readonly leftOut: number
}

function PastedWords({ pasted: { added, repeated, cut, leftOut } }: { readonly pasted: PastedList }) {
  const text = useText()
  return [
    text('survey.pasted', { count: added }),
    repeated > 0 ? text('survey.pasted.repeated', { count: repeated }) : '',
    cut > 0 ? text('survey.pasted.cut', { count: cut, limit: OPTIONS.max }) : '',
    leftOut > 0 ? text('survey.pasted.numbers', { count: leftOut }) : '',
  ].join(' ')
}

const NONE: ReadonlySet<number> = new Set()
