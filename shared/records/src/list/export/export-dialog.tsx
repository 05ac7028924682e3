import { isApiError } from '@console/api'
import { LIST_REACH } from '@console/contract'
import { useErrorText, useKitText } from '@console/i18n'
import { Button, type Column, ErrorLine, Flex, ModalDialog, Progress, Stack, saveFile, Text } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import type { AnyRecord } from '../../record.ts'
import type { ListPage } from '../list-page.ts'
import { csvFileName, csvText } from './csv.ts'
import { readAllRows } from './export-rows.ts'
import type { FileLine } from './file-line.ts'

interface Props<Row extends AnyRecord> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Rows of all pages; undefined until the current filter's are known. */
  readonly total: number | undefined
  readonly more: readonly FileLine[]
  readonly isCapped: boolean
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<Row>>
  readonly fits: ((row: Row) => boolean) | undefined
  readonly onClose: () => void
}

type State =
  | { readonly is: 'asking' }
  | { readonly is: 'reading'; readonly rows: number; readonly total: number }
  | { readonly is: 'done'; readonly rows: number; readonly file: string; readonly hasMore: boolean }
  | { readonly is: 'failed'; readonly code: string }

export function ExportDialog<Row extends AnyRecord>({ label, columns, total, more, isCapped, readPage, fits, onClose }: Props<Row>) {
  const text = useKitText()
  const errorText = useErrorText('action')
  const [state, setState] = useState<State>({ is: 'asking' })
  // The list may be read again, which the words must not follow.
  const [counted] = useState(total)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  async function write(): Promise<void> {
    const controller = new AbortController()
    abort.current = controller
    const { signal } = controller
    setState({ is: 'reading', rows: 0, total: counted ?? 0 })
    try {
      const all = await readAllRows({
        readPage,
        fits,
        rowId: ({ id }) => id,
        signal,
        onProgress: (rows, total) => setState({ is: 'reading', rows, total }),
      })
      const file = csvFileName(label, new Date())
      saveFile(file, csvText(columns, all.rows, more), 'text/csv')
      setState({ is: 'done', rows: all.rows.length + more.length, file, hasMore: all.hasMore })
    } catch (error) {
      setState(signal.aborted ? { is: 'asking' } : { is: 'failed', code: isApiError(error) ? error.code : 'internal' })
    }
  }

  return (
    <ModalDialog title={text('list.export.title', { label })} onClose={onClose}>
      <Stack gap="4" pb="2">
        {state.is === 'asking' || state.is === 'failed' ? (
          <>
            <Text>
              {counted === undefined ? text('list.export.uncounted') : text('list.export.text', { count: counted + more.length })}
            </Text>
            {isCapped ? <Text>{text('list.export.more', { count: LIST_REACH })}</Text> : null}
            {state.is === 'failed' ? <ErrorLine>{errorText(state.code)}</ErrorLine> : null}
            <Flex gap="2" justify="flex-end">
              <Button onClick={onClose}>{text('action.cancel')}</Button>
              <Button look="primary" onClick={() => void write()}>
                {text('list.export')}
              </Button>
            </Flex>
          </>
        ) : null}
        {state.is === 'reading' ? (
          <Flex gap="3" align="center" wrap="wrap">
            <Progress label={text('list.export')} done={state.rows} total={Math.max(state.total, state.rows)} />
            <Button onClick={() => abort.current?.abort()}>{text('action.cancel')}</Button>
          </Flex>
        ) : null}
        {state.is === 'done' ? (
          <>
            <Text role="status">{text('list.export.done', { count: state.rows, file: state.file })}</Text>
            {state.hasMore ? <Text>{text('list.export.more', { count: state.rows })}</Text> : null}
            <Flex justify="flex-end">
              <Button onClick={onClose}>{text('action.close')}</Button>
            </Flex>
          </>
        ) : null}
      </Stack>
    </ModalDialog>
  )
}
