import { ApiError } from '@console/api'
import { controlStyle, FieldFrame, useFieldError, useFieldValue, useStoredRecord } from '@console/forms'
import { Button, CopyButton, Flex, Notice, Stack, Textarea, VisuallyHidden } from '@console/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import { JSON_FIELD, type JsonEdit } from '../json-edit.ts'
import { MetricsFailure } from '../metrics-failure.tsx'
import type { RuleValues } from '../rule/rule-values.ts'
import { lineOf, spanOf, spansIn } from './locate-json.ts'
import { Problems } from './problems.tsx'
import { type Sender, type Stored, sentBy } from './rules-as-json.ts'
import { type Problem, rulesFrom } from './rules-from-json.ts'

interface Props extends Pick<Sender, 'asSent'> {
  readonly rules: readonly RuleValues[]
  readonly onApply: (rules: readonly RuleValues[]) => void
}

const ROWS_MAX = 20

/** The conditions as the API gets them. Changes count once they are applied. */
export function ConditionsAsJson({ asSent, rules, onApply }: Props) {
  const text = useText()
  const record = useStoredRecord() as Stored | undefined
  const area = useRef<HTMLTextAreaElement>(null)
  const [edit, setEdit] = useFieldValue<JsonEdit | null>(JSON_FIELD)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const shown = JSON.stringify(sentBy({ record, asSent }, rules), null, 2)
  const written = edit?.text ?? shown
  const latest = useRef({ rules, written })
  latest.current = { rules, written }
  const label = text('audience.json.text')
  const refusal = useFieldError(JSON_FIELD, label, 'enter', { invalid_json: 'audience.json.unapplied' })
  const error = problems.length > 0 ? text('audience.json.wrong', { count: problems.length }) : refusal
  const unchanged = edit ? undefined : text('audience.json.unchanged')

  function change({ target: { value } }: ChangeEvent<HTMLTextAreaElement>): void {
    setEdit(value === shown ? null : { text: value, of: edit?.of ?? shown })
    setTold('')
    // The position of a syntax error belongs to the applied text.
    setProblems(problems.filter(({ at }) => at === undefined))
  }

  async function apply(): Promise<void> {
    const isDiscarded = () => latest.current.written !== written
    setBusy(true)
    setFailure(undefined)
    try {
      const read = await rulesFrom(written, rules, { record, asSent })
      // Edited above meanwhile: the notice says that the text is of earlier conditions.
      if (isDiscarded() || JSON.stringify(latest.current.rules) !== JSON.stringify(rules)) return
      if ('problems' in read) return refuse(read.problems)
      onApply(read.rules)
      finish(text('audience.json.applied', { count: read.rules.length }))
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (!isDiscarded()) setFailure(reason)
    } finally {
      setBusy(false)
    }
  }

  function refuse(found: readonly Problem[]): void {
    setProblems(found)
    if (found[0]) select(found[0])
  }

  function finish(said: string): void {
    setEdit(null)
    setProblems([])
    setFailure(undefined)
    setTold(said)
  }

  function select({ pointer, at }: Problem): void {
    const control = area.current
    if (!control) return
    const [start, end] = at === undefined ? spanOf(spansIn(control.value), pointer) : [at, at + 1]
    control.focus()
    control.setSelectionRange(start, end)
    const lines = lineOf(control.value, control.value.length)
    control.scrollTop = (control.scrollHeight * (lineOf(control.value, start) - 2)) / lines
  }

  return (
    <Stack gap="3" align="stretch">
      <FieldFrame label={label} required hint={text('audience.json.hint')} error={error}>
        <Textarea
          ref={area}
          rows={Math.min(lineOf(written, written.length) + 1, ROWS_MAX)}
          value={written}
          readOnly={isBusy}
          onChange={change}
          wrap="off"
          spellCheck={false}
          fontFamily="mono"
          textStyle="sm"
          {...controlStyle}
        />
      </FieldFrame>
      <Problems problems={problems} written={written} onSelect={select} />
      <MetricsFailure error={failure} retry={() => void apply()} />
      {edit && edit.of !== shown ? <Notice>{text('audience.json.older')}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        <Button busy={isBusy} disabledReason={unchanged} onClick={() => void apply()}>
          {text('audience.json.apply')}
        </Button>
        <Button disabledReason={unchanged} onClick={() => finish(text('audience.json.discarded'))}>
          {text('audience.json.discard')}
        </Button>
        <CopyButton kind="content" value={written} label={text('audience.json.copy')} />
      </Flex>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Stack>
  )
}
