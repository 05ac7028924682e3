import { useCall } from '@console/api'
import type { InputOf } from '@console/contract'
import { useKitText } from '@console/i18n'
import { useNavigate } from '@console/router'
import { ConfirmDialog, Loaded, SkeletonPage } from '@console/ui'
import type { AnyRecord, RecordDescription } from '../record.ts'
import type { ActionCall, ActionDialogProps, ConfirmedAction, DialogAction, DirectAction, Question } from './action.ts'
import { ConfirmAction } from './confirm-action.tsx'
import { useRun } from './use-run.ts'

type AskingAction<One> = ConfirmedAction<One> | DialogAction<One>

interface AskedProps<One extends AnyRecord, Action extends AskingAction<One>> extends ActionDialogProps<One> {
  readonly of: Pick<RecordDescription<One>, 'title'>
  readonly one: Action
}

export function Asked<One extends AnyRecord>({ of, one, ...props }: AskedProps<One, AskingAction<One>>) {
  if (!('Dialog' in one)) return <AskedQuestion {...props} of={of} one={one} />
  return <one.Dialog {...props} />
}

function AskedQuestion<One extends AnyRecord>(props: AskedProps<One, ConfirmedAction<One>>) {
  const { record, one } = props
  const navigate = useNavigate()
  const question = one.useQuestion(record)
  const { leadsTo } = one
  return <QuestionDialog {...props} question={question} {...(leadsTo ? { onDone: () => navigate(leadsTo(record)) } : {})} />
}

interface RowProps<One extends AnyRecord, Row extends AnyRecord> extends Omit<ActionDialogProps<Row>, 'record' | 'call'> {
  readonly of: RecordDescription<One, Row>
  readonly row: One | Row
  readonly one: AskingAction<One>
  readonly call: ActionCall<One | Row>
}

/** The same for a row of a list, which does not hold the whole record: it is read first. The list stays shown. */
export function AskedOfRow<One extends AnyRecord, Row extends AnyRecord>({ of, row, one, ...props }: RowProps<One, Row>) {
  const text = useKitText()
  const reading = useCall(of.read, of.params(row) as InputOf<typeof of.read>)
  const staying = 'leadsTo' in one ? { ...one, leadsTo: undefined } : one
  if (reading.data)
    return <Asked<One> {...props} of={of} one={staying as AskingAction<One>} record={reading.data as One} reload={reading.retry} />
  return (
    <ConfirmDialog
      open
      title={one.label}
      confirm={one.label}
      disabledReason={reading.error ? one.failed : text('feedback.loading')}
      focusAfter={() => props.opener?.() ?? null}
      onConfirm={() => {}}
      onClose={props.onClose}
    >
      <Loaded from={reading} skeleton={<SkeletonPage />}>
        {() => null}
      </Loaded>
    </ConfirmDialog>
  )
}

interface QuestionProps<R extends AnyRecord> extends ActionDialogProps<R> {
  readonly of: { readonly title: (record: R) => string }
  readonly one: Pick<DirectAction<R>, 'done' | 'failed' | 'refusals'>
  readonly question: Question
  readonly onDone?: () => unknown
}

export function QuestionDialog<R extends AnyRecord>({ of, record, call, one, question, refused, reload, ...rest }: QuestionProps<R>) {
  const run = useRun()
  const { body, disabledReason, ...words } = question
  return (
    <ConfirmAction
      open
      {...words}
      disabledReason={refused ?? disabledReason}
      act={() => run(of, call, record, one)}
      failed={one.failed}
      refusals={one.refusals}
      onFailed={reload}
      {...rest}
    >
      {body}
    </ConfirmAction>
  )
}
