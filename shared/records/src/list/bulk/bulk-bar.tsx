import { useKitText } from '@console/i18n'
import { Box, Button, Flex, Icon, IconButton, LinkButton, Progress, type Selection, Text } from '@console/ui'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyRecord } from '../../record.ts'
import { AskMany, isAskedAbout } from './ask-many.tsx'
import type { BulkAction } from './bulk-actions.ts'
import { BulkResult } from './bulk-result.tsx'
import { rowsIn, useBulkRun } from './bulk-run.ts'
import { type OtherRows, SelectAll } from './select-all.tsx'

interface Props<Row> {
  readonly actions: readonly BulkAction<Row>[]
  readonly rowName: (row: Row) => string
  readonly chosen: Selection<Row>
  readonly onChoose: Dispatch<SetStateAction<Selection<Row>>>
  readonly others: OtherRows<Row> | undefined
}

/** Actions on the chosen rows, their progress, and the outcome for each row. It covers the end of the list. */
export function BulkBar<Row extends AnyRecord>({ actions, rowName, chosen, onChoose, others }: Props<Row>) {
  const text = useKitText()
  const [askingId, setAskingId] = useState<string>()
  // A choice made in the question replaces the action.
  const asking = actions.find(({ id }) => id === askingId)
  const { run, isRunning, start, cancel, forget } = useBulkRun<Row>(onChoose)
  const bar = useRef<HTMLDivElement>(null)
  // The pressed button is gone once the work begins or ends: the focus stays here.
  const stay = useCallback(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the work has buttons of its own
  useEffect(stay, [run, stay])
  if (chosen.size === 0 && !run) return null

  /** Before the pressed button goes: the focus moves to the list, or to the page where no rows are left. */
  function leave(): void {
    const list = bar.current?.parentElement?.querySelector<HTMLElement>('[role=region][tabindex="0"]')
    const next = list ?? document.getElementById('page-title')
    next?.focus({ preventScroll: true })
  }

  function begin(action: BulkAction<Row>): void {
    if (isAskedAbout(action, chosen)) setAskingId(action.id)
    else void start(action, chosen)
  }

  return (
    <Box
      ref={bar}
      tabIndex={-1}
      role="region"
      aria-label={text('list.bulk.region')}
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      boxShadow="md"
      display="grid"
      gap="3"
      px="4"
      py="2"
    >
      {run?.isOver ? (
        <BulkResult
          run={run}
          rowName={rowName}
          onRetry={() => void start(run.action, newest(rowsIn(run, 'failed'), chosen))}
          onClose={() => {
            leave()
            forget()
          }}
        />
      ) : null}
      {run && isRunning ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Progress label={run.action.label} done={run.outcomes.size} total={run.rows.size} />
          <Button onClick={cancel}>{text('action.cancel')}</Button>
        </Flex>
      ) : chosen.size > 0 ? (
        <Flex gap="2" align="center" wrap="wrap">
          <Count count={chosen.size} />
          {others ? <SelectAll others={others} chosen={chosen.size} onChoose={onChoose} onStep={stay} /> : null}
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} chosen={chosen} onClick={() => begin(action)} />
          ))}
          <IconButton
            label={text('list.bulk.clear')}
            title={text('list.bulk.clear')}
            ms="auto"
            onClick={() => {
              leave()
              onChoose(new Map())
            }}
          >
            <Icon id="close" size={16} />
          </IconButton>
        </Flex>
      ) : null}
      {asking ? (
        <AskMany
          action={asking}
          chosen={chosen}
          rowName={rowName}
          onConfirm={() => {
            setAskingId(undefined)
            void start(asking, chosen)
          }}
          onClose={() => setAskingId(undefined)}
        />
      ) : null}
    </Box>
  )
}

/** Returns the rows as they are now, where the list has read them again since. */
function newest<Row>(rows: Selection<Row>, chosen: Selection<Row>): Selection<Row> {
  return new Map([...rows].map(([id, row]) => [id, chosen.get(id) ?? row]))
}

function Count({ count }: { readonly count: number }) {
  const text = useKitText()
  return (
    <Text textStyle="sm" fontWeight="medium" me="2" aria-live="polite">
      {text('list.bulk.count', { count })}
    </Text>
  )
}

interface ActionProps<Row> {
  readonly action: BulkAction<Row>
  readonly chosen: Selection<Row>
  readonly onClick: () => void
}

/** Says before it is pressed how many of the chosen rows it would leave unchanged, and why if it is all of them. */
function ActionButton<Row>({ action, chosen, onClick }: ActionProps<Row>) {
  const text = useKitText()
  const { label, to, tooMany } = action
  const judged = useMemo(() => [...chosen.values()].map((row) => ({ row, reason: action.refuses(row) })), [action, chosen])
  const rows = judged.flatMap(({ row, reason }) => (reason === undefined ? [row] : []))
  const count = rows.length
  const refused = count === 0 ? judged[0]?.reason : tooMany?.(count)
  const words = count === 0 || count === chosen.size ? label : text('list.bulk.some', { action: label, count, total: chosen.size })
  if (to && refused === undefined) return <LinkButton to={to(rows)}>{words}</LinkButton>
  return (
    <Button disabledReason={refused} onClick={onClick}>
      {words}
    </Button>
  )
}
