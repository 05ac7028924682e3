import type { ApplicationRef, Task } from '@console/contract'
import { hasTooManyDigits, readNumber, writeNumber } from '@console/forms/fields'
import { correctedSummary } from '../rewards/corrected-summary.ts'
import { mismatchedAmountsIn } from '../rewards/mismatched-amounts.ts'
import { type RewardValues, rewardsOf } from '../rewards/reward-values.ts'

export type Part = 'item' | 'amount' | 'summary'
const PARTS = ['item', 'amount', 'summary'] as const

export interface GridColumn {
  readonly application: ApplicationRef
  readonly part: Part
}

export interface GridCell {
  readonly row: number
  readonly column: number
}

/** By cell; only texts that differ from what is saved. */
export type Edits = ReadonlyMap<string, string>

export interface Grid {
  readonly tasks: readonly Task[]
  readonly columns: readonly GridColumn[]
  readonly edits: Edits
  /** The language in which numbers are written. */
  readonly locale: string
}

export type CellProblem = 'required' | 'not_number' | 'too_many_digits' | 'not_positive' | 'too_big' | 'last'

export const columnsOf = (applications: readonly ApplicationRef[]): GridColumn[] =>
  applications.flatMap((application) => PARTS.map((part) => ({ application, part })))

const keyOf = (task: Task, { application, part }: GridColumn) => `${task.id} ${application.id} ${part}`
const rewardIn = (task: Task, { application }: GridColumn) =>
  task.task_applications.find((one) => one.application.id === application.id)?.reward_description

function storedText(task: Task, column: GridColumn, locale: string): string {
  const reward = rewardIn(task, column)
  // A reward that is added has the texts of the mission’s first.
  if (column.part === 'summary') return (reward ?? task.task_applications[0]?.reward_description)?.summary ?? ''
  if (!reward) return ''
  return column.part === 'item' ? reward.item : writeNumber(reward.amount, locale)
}

/** '1000' and '1,000' are the same amount. */
function isSame(one: string, other: string, part: Part, locale: string): boolean {
  return one === other || (part === 'amount' && readNumber(one, locale) === readNumber(other, locale))
}

/** Empty outside of the grid. A summary that was not typed goes with its item and amount. */
export function textAt(grid: Grid, { row, column }: GridCell): string {
  const task = grid.tasks[row]
  const at = grid.columns[column]
  if (!task || !at) return ''
  const typed = grid.edits.get(keyOf(task, at))
  if (typed !== undefined) return typed
  const isGone = at.part === 'summary' && textOf(grid, row, at, 'item') === '' && textOf(grid, row, at, 'amount') === ''
  return isGone ? '' : storedText(task, at, grid.locale)
}

function textOf(grid: Grid, row: number, { application }: GridColumn, part: Part): string {
  const column = grid.columns.findIndex((one) => one.application.id === application.id && one.part === part)
  return textAt(grid, { row, column }).trim()
}

export function isChanged({ tasks, columns, edits }: Grid, { row, column }: GridCell): boolean {
  const task = tasks[row]
  const at = columns[column]
  return task !== undefined && at !== undefined && edits.has(keyOf(task, at))
}

/** A text that equals the saved one is not an edit. */
export function withTexts(grid: Grid, texts: readonly (readonly [GridCell, string])[]): Edits {
  const edits = new Map(grid.edits)
  for (const [{ row, column }, text] of texts) {
    const task = grid.tasks[row]
    const at = grid.columns[column]
    if (!task || !at) continue
    if (isSame(text.trim(), storedText(task, at, grid.locale), at.part, grid.locale)) edits.delete(keyOf(task, at))
    else edits.set(keyOf(task, at), text)
  }
  return edits
}

export function filledDown(grid: Grid, { row, column }: GridCell): Edits {
  const text = textAt(grid, { row, column })
  return withTexts(
    grid,
    grid.tasks.flatMap((_, at) => (at > row ? [[{ row: at, column }, text] as const] : [])),
  )
}

/** The other application keeps its rewards in rows where the first has none. */
export function copiedColumn(grid: Grid, from: string, to: string): Edits {
  const place = (id: string, part: Part) => grid.columns.findIndex((one) => one.application.id === id && one.part === part)
  return withTexts(
    grid,
    grid.tasks.flatMap((_, row) =>
      isMissing(grid, { row, column: place(from, 'item') })
        ? []
        : PARTS.map((part) => [{ row, column: place(to, part) }, textAt(grid, { row, column: place(from, part) })] as const),
    ),
  )
}

/** Puts cells of a spreadsheet into the grid; `outside` counts the texts that found no cell. */
export function pasted(
  grid: Grid,
  { row, column }: GridCell,
  cells: readonly (readonly string[])[],
): { readonly edits: Edits; readonly outside: number } {
  const texts = cells.flatMap((line, down) => line.map((text, right) => [{ row: row + down, column: column + right }, text] as const))
  const fits = ([at]: (typeof texts)[number]) => at.row < grid.tasks.length && at.column < grid.columns.length
  return { edits: withTexts(grid, texts.filter(fits)), outside: texts.filter((one) => !fits(one) && one[1].trim() !== '').length }
}

export const changedTasks = ({ tasks, columns, edits }: Grid): Task[] =>
  tasks.filter((task) => columns.some((one) => edits.has(keyOf(task, one))))

export function withoutTask({ columns, edits }: Pick<Grid, 'columns' | 'edits'>, task: Task): Edits {
  const keys = new Set(columns.map((one) => keyOf(task, one)))
  return new Map([...edits].filter(([key]) => !keys.has(key)))
}

/** Whether all cells of the reward are empty. */
export function isMissing(grid: Grid, { row, column }: GridCell): boolean {
  const at = grid.columns[column]
  return grid.tasks[row] !== undefined && at !== undefined && PARTS.every((part) => textOf(grid, row, at, part) === '')
}

/** Whether a saved reward will be removed. The last one of a mission stays. */
export const isRemoved = (grid: Grid, place: GridCell): boolean => isEmptied(grid, place) && rewardsAfter(grid, place.row).length > 0

function isEmptied(grid: Grid, place: GridCell): boolean {
  const task = grid.tasks[place.row]
  const at = grid.columns[place.column]
  return task !== undefined && at !== undefined && rewardIn(task, at) !== undefined && isMissing(grid, place)
}

export const missingIn = (grid: Grid): number => countIn(grid, isMissing)
export const removedIn = (grid: Grid): number => countIn(grid, isRemoved)

const countIn = (grid: Grid, is: (grid: Grid, place: GridCell) => boolean): number =>
  grid.tasks.flatMap((_, row) => grid.columns.filter(({ part }, column) => part === 'item' && is(grid, { row, column }))).length

export function problemAt(grid: Grid, { row, column }: GridCell): CellProblem | undefined {
  const at = grid.columns[column]
  if (!at) return undefined
  const place = { row, column }
  if (isMissing(grid, place)) return isEmptied(grid, place) && !isRemoved(grid, place) ? 'last' : undefined
  const text = textOf(grid, row, at, at.part)
  if (at.part !== 'amount') return text === '' ? 'required' : undefined
  const read = readNumber(text, grid.locale)
  if (read === null) return 'required'
  if (typeof read === 'string') return hasTooManyDigits(read, grid.locale) ? 'too_many_digits' : 'not_number'
  if (read > Number.MAX_SAFE_INTEGER) return 'too_big'
  return read > 0 ? undefined : 'not_positive'
}

/** A new reward has what the mission says in its first application. */
export function rewardsAfter(grid: Grid, row: number): RewardValues[] {
  const task = grid.tasks[row]
  const saved = rewardsOf(task)
  const [like] = saved
  const firsts = rewardColumns(grid)
  const ids = new Set(firsts.map(({ application }) => application.id))
  const known = firsts.flatMap((at) => {
    const id = at.application.id
    const one = saved.find(({ application_id }) => application_id === id) ?? like
    if (!one || isMissing(grid, { row, column: grid.columns.indexOf(at) })) return []
    return [{ ...one, application_id: id, reward_description: { ...one.reward_description, ...descriptionIn(grid, row, at) } }]
  })
  return [...known, ...saved.filter(({ application_id }) => !ids.has(String(application_id)))]
}

/** The first column of each application. */
const rewardColumns = ({ columns }: Grid) => columns.filter(({ part }) => part === 'item')

/** An amount that is no number is null. */
function descriptionIn(grid: Grid, row: number, at: GridColumn) {
  const amount = readNumber(textOf(grid, row, at, 'amount'), grid.locale)
  return {
    item: textOf(grid, row, at, 'item'),
    amount: typeof amount === 'number' ? amount : null,
    summary: textOf(grid, row, at, 'summary'),
  }
}

export interface SummaryMismatch {
  readonly place: GridCell
  readonly task: Task
  readonly application: ApplicationRef
  readonly summary: string
  readonly amount: number
  /** The summary with the right amount; undefined if no one can tell which number to replace. */
  readonly corrected: string | undefined
}

export const summaryMismatches = (grid: Grid): SummaryMismatch[] =>
  grid.tasks.flatMap((task, row) =>
    grid.columns.flatMap((at, column) => {
      const { summary, amount } = descriptionIn(grid, row, at)
      if (at.part !== 'summary' || amount === null || mismatchedAmountsIn(summary, amount).length === 0) return []
      const corrected = correctedSummary(summary, amount, grid.locale)
      return [{ place: { row, column }, task, application: at.application, summary, amount, corrected }]
    }),
  )
