import type { Column } from '@console/ui'
import Papa from 'papaparse'
import type { AnyRecord } from '../../record.ts'
import type { FileLine } from './file-line.ts'

/** First characters by which a spreadsheet takes a text for a formula (OWASP, CSV injection), full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Without it Excel reads UTF-8 as the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The rows as a file for people and scripts alike: UTF-8 with its mark, CRLF (RFC 4180), no text that could run as a formula.
 * Headings and values are in the person's words, as on the screen; those under `id` and names such as `status_key` are the
 * API's own and the same in every language. `more` follows below.
 */
export function csvText<Row extends AnyRecord>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  more: readonly FileLine[] = [],
): string {
  const ids = { key: 'id', header: 'id', value: ({ id }: Row) => id }
  const written = [ids, ...columns.flatMap(({ id, file = [] }) => file.map((one, at) => ({ ...one, key: at === 0 ? id : one.header })))]
  const fields = written.map(({ header }) => header)
  const data = [
    ...rows.map((row) => written.map(({ value }) => value(row))),
    ...more.map((line) => written.map(({ key }) => line[key] ?? '')),
  ]
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: FORMULA })
}

/** 'Campaigns 2026-11-20.csv'; what file systems refuse in a name becomes a space. */
export function csvFileName(label: string, day: Date): string {
  const local = new Date(day.getTime() - day.getTimezoneOffset() * 60_000)
  return `${label.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()} ${local.toISOString().slice(0, 10)}.csv`
}
