import { useCall, useChange } from '@console/api'
import type { InputOf, Route } from '@console/contract'
import { useNavigate } from '@console/router'
import { useMayDo } from '@console/session'
import { Button, type ButtonProps, LinkButton } from '@console/ui'
import { useState } from 'react'
import type { ActionCall, ForOne, RecordAction } from '../actions/action.ts'
import type { AnyRecord, RecordDescription } from '../record.ts'
import { useOwner } from '../use-owner.ts'
import { ConfirmAction } from './confirm-action.tsx'

interface Props<One extends AnyRecord> {
  readonly of: RecordDescription<One>
  readonly record: One
  readonly actions: readonly RecordAction<One>[]
}

/** What the person may do with the record of a page. */
export function RecordActions<One extends AnyRecord>({ actions, ...rest }: Props<One>) {
  return actions.map((action) => <ActionButton key={action.id} action={action} {...rest} />)
}

interface ActionProps<One extends AnyRecord> extends Omit<Props<One>, 'actions'>, Pick<ButtonProps, 'size'> {
  readonly action: RecordAction<One>
  /** In place of the action's own label, where the words around it say the rest. */
  readonly label?: string
}

/** One action of a record: nothing where it may not be seen, disabled with the reason where it cannot be done. */
export function ActionButton<One extends AnyRecord>({ of, record, action, label: given, size }: ActionProps<One>) {
  const mayDo = useMayDo()
  const owner = useOwner(of, 'read')(record)
  const [isAsking, setAsking] = useState(false)
  const { one, call, needs, isHidden, refuses } = action
  if (!one || isHidden?.(record) || !mayDo(needs, owner)) return null
  const reason = refuses?.(record)
  const label = given ?? one.label
  if ('to' in one && reason === undefined) {
    return (
      <LinkButton to={one.to(record)} size={size ?? 'sm'}>
        {label}
      </LinkButton>
    )
  }
  return (
    <>
      <Button disabledReason={reason} size={size ?? 'sm'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && call && !('to' in one) ? (
        <Asking of={of} record={record} one={one} call={call} refused={reason} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

interface AskingProps<One extends AnyRecord> {
  readonly of: RecordDescription<One>
  readonly record: One
  readonly one: Exclude<ForOne<One>, { readonly to: unknown }>
  readonly call: ActionCall<One>
  /** Why it cannot be done any more: the record may change while the dialog is open. */
  readonly refused: string | undefined
  readonly onClose: () => void
}

function Asking<One extends AnyRecord>({ of, record, one, call, refused, onClose }: AskingProps<One>) {
  const navigate = useNavigate()
  // The page's own read: after a failure the record is shown, and asked about, as it is by then.
  const { retry: readAnew } = useCall(of.read, of.params(record) as InputOf<typeof of.read>)
  const { send } = useChange<Route>(call.route)
  const { body, ...question } = one.useQuestion(record)
  const { done, failed, refusals, leadsTo } = one
  return (
    <ConfirmAction
      open
      {...question}
      disabledReason={refused ?? question.disabledReason}
      done={typeof done === 'string' ? done : done(record)}
      failed={failed}
      {...(refusals ? { refusals } : {})}
      act={() => call.make(record, (_, input, options) => send(input, options))}
      onFailed={readAnew}
      {...(leadsTo ? { onDone: () => navigate(leadsTo(record)) } : {})}
      onClose={onClose}
    >
      {body}
    </ConfirmAction>
  )
}
