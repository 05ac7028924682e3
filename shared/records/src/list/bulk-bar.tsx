import { useFormats, useKitText } from '@console/i18n'
import { Box, Button, ConfirmDialog, Flex, Progress, type Selection, Text } from '@console/ui'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { BulkAction } from './bulk-actions.ts'
import { BulkResult } from './bulk-result.tsx'
import { rowsIn, useBulkRun } from './bulk-run.ts'

interface Props<Row> {
  readonly actions: readonly BulkAction<Row>[]
  readonly rowName: (row: Row) => string
  readonly chosen: Selection<Row>
  readonly onChoose: Dispatch<SetStateAction<Selection<Row>>>
}

/** What can be done with the chosen rows, how far it has come, and what became of each. It lies over the list's end. */
export function BulkBar<Row>({ actions, rowName, chosen, onChoose }: Props<Row>) {
  const text = useKitText()
  const [asking, setAsking] = useState<BulkAction<Row>>()
  const { run, isRunning, start, cancel, forget } = useBulkRun<Row>(onChoose)
  const bar = useRef<HTMLDivElement>(null)
  // The pressed button is gone once the work begins or ends: whoever uses the keyboard stays here.
  useEffect(() => {
    if (run && document.activeElement === document.body) bar.current?.focus()
  }, [run])
  if (chosen.size === 0 && !run) return null

  /** Before the pressed button goes: whoever uses the keyboard goes on in the list, or in the page where no rows are left. */
  function leave(): void {
    const list = bar.current?.parentElement?.querySelector<HTMLElement>('[role=region][tabindex="0"]')
    const next = list ?? document.getElementById('page-title')
    next?.focus({ preventScroll: true })
  }

  function begin(action: BulkAction<Row>): void {
    if (action.ask) setAsking(action)
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
      py="3"
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
          {actions.map((action) => (
            <Button key={action.id} onClick={() => begin(action)}>
              {action.label}
            </Button>
          ))}
          <Button
            look="quiet"
            onClick={() => {
              leave()
              onChoose(new Map())
            }}
          >
            {text('list.bulk.clear')}
          </Button>
        </Flex>
      ) : null}
      {asking?.ask ? (
        <ConfirmDialog
          open
          title={asking.ask.title}
          confirm={asking.label}
          onConfirm={() => {
            setAsking(undefined)
            void start(asking, chosen)
          }}
          onClose={() => setAsking(undefined)}
        >
          <Text>{asking.ask.text}</Text>
          <Names chosen={chosen} rowName={rowName} />
        </ConfirmDialog>
      ) : null}
    </Box>
  )
}

/** Rows as they are now, where the list has read them anew since. */
function newest<Row>(rows: Selection<Row>, chosen: Selection<Row>): Selection<Row> {
  return new Map([...rows].map(([id, row]) => [id, chosen.get(id) ?? row]))
}

function Count({ count }: { readonly count: number }) {
  const text = useKitText()
  return (
    <Text fontWeight="medium" me="2" aria-live="polite">
      {text('list.bulk.count', { count })}
    </Text>
  )
}

const MOST_NAMES = 10

/** What is about to be changed, by name as far as that can be read. */
function Names<Row>({ chosen, rowName }: { readonly chosen: Selection<Row>; readonly rowName: (row: Row) => string }) {
  const text = useKitText()
  const { number } = useFormats()
  const others = chosen.size - MOST_NAMES
  return (
    <Box as="ul" ps="5" mt="3" listStyleType="disc" textStyle="sm">
      {[...chosen].slice(0, MOST_NAMES).map(([id, row]) => (
        <li key={id}>{rowName(row)}</li>
      ))}
      {others > 0 ? <li>{text('list.bulk.others', { count: number(others) })}</li> : null}
    </Box>
  )
}
