import { useCall } from '@console/api'
import type { InputOf } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Button, type ButtonProps, LinkButton, useIsWide } from '@console/ui'
import type { RecordAction } from '../actions/action.ts'
import { ActionMenu } from '../actions/action-menu.tsx'
import { openedBy, type ShownAction, useShownActions } from '../actions/shown-actions.ts'
import { useActing } from '../actions/use-acting.tsx'
import type { AnyRecord, RecordDescription } from '../record.ts'

interface RecordProps<One extends AnyRecord> {
  readonly of: RecordDescription<One>
  readonly record: One
}

interface Props<One extends AnyRecord> extends RecordProps<One> {
  readonly actions: readonly RecordAction<One>[]
}

/** What the person may do with the record of a page: a few buttons, the primary one, and the rest in a menu. */
export function RecordActions<One extends AnyRecord>({ of, record, actions }: Props<One>) {
  const text = useKitText()
  const on = useActedOn({ of, record })
  const shown = useShownActions(of, 'read')(record, actions)
  const isWide = useIsWide()
  const isButton = ({ place }: ShownAction<One>) => place === 'button' || (place === 'wide' && isWide)
  const isPrimary = ({ place }: ShownAction<One>) => place === 'primary'
  const buttons = [...shown.filter(isButton), ...shown.filter(isPrimary)]
  return (
    <>
      {buttons.map((entry, at) => (
        // By the place and not by the action: one that takes the place of another, as Activate that of Pause, keeps the focus.
        // biome-ignore lint/suspicious/noArrayIndexKey: so that the button stays
        <ShownActionButton key={at} on={on} entry={entry} />
      ))}
      <ActionMenu {...on} label={text('action.more')} shown={shown.filter((entry) => !buttons.includes(entry))} />
    </>
  )
}

interface ActionProps<One extends AnyRecord> extends RecordProps<One>, Pick<ButtonProps, 'size'> {
  readonly action: RecordAction<One>
}

/** One action of a record among other words: nothing without permission, disabled with the reason where it cannot be done. */
export function ActionButton<One extends AnyRecord>({ of, record, action, size }: ActionProps<One>) {
  const on = useActedOn({ of, record })
  const [entry] = useShownActions(of, 'read')(record, [action])
  return entry ? <ShownActionButton on={on} entry={entry} size={size} /> : null
}

interface ShownActionProps<One extends AnyRecord> extends Pick<ButtonProps, 'size'> {
  readonly on: ReturnType<typeof useActedOn<One>>
  readonly entry: ShownAction<One>
}

function ShownActionButton<One extends AnyRecord>({ on, entry, size = 'sm' }: ShownActionProps<One>) {
  const { choose, isActing, dialog } = useActing(on, [entry])
  const { one, reason, place } = entry
  const look = place === 'primary' ? 'primary' : 'secondary'
  if ('to' in one && reason === undefined) {
    return (
      <LinkButton look={look} size={size} to={one.to(on.record)}>
        {one.label}
      </LinkButton>
    )
  }
  return (
    <>
      <Button look={look} size={size} disabledReason={reason} busy={isActing} opens={openedBy(entry)} onClick={() => choose(entry)}>
        {one.label}
      </Button>
      {dialog}
    </>
  )
}

/** The page's record as its actions need it. The title takes the focus after an action, since it says what became of the record. */
function useActedOn<One extends AnyRecord>({ of, record }: RecordProps<One>) {
  const { retry } = useCall(of.read, of.params(record) as InputOf<typeof of.read>)
  return { of, record, reload: retry, focusWhenDone: () => document.getElementById('page-title') }
}
