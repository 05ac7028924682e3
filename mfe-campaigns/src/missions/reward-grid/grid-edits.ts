import type { ApplicationRef, Task } from '@console/contract'
import { hasTooManyDigits, readNumber, writeNumber } from '@console/forms/fields'
import { type RewardValues, rewardsOf } from '../rewards/reward-values.ts'

export type Part = 'item' | 'amount'
const PARTS = ['item', 'amount'] as const

/** Each application has two columns, as in a spreadsheet. */
export interface GridColumn {
  readonly application: ApplicationRef
  readonly part: Part
}

export interface Place {
  readonly row: number
  readonly column: number
}

/** What was typed and differs from what is saved, by cell. */
export type Edits = ReadonlyMap<string, string>

/** What the grid shows. */
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
  if (!reward) return ''
  return column.part === 'item' ? reward.item : writeNumber(reward.amount, locale)
}

/** '1000' and '1,000' are the same amount. */
function isSame(one: string, other: string, part: Part, locale: string): boolean {
  return one === other || (part === 'amount' && readNumber(one, locale) === readNumber(other, locale))
}

/** What a cell shows; empty outside of the grid. */
export function textAt({ tasks, columns, edits, locale }: Grid, { row, column }: Place): string {
  const task = tasks[row]
  const at = columns[column]
  return task && at ? (edits.get(keyOf(task, at)) ?? storedText(task, at, locale)) : ''
}

/** The edits after these texts are entered. A text that equals the saved one is not an edit. */
export function withTexts(grid: Grid, texts: readonly (readonly [Place, string])[]): Edits {
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

/** The cell copied into all cells below it. */
export function filledDown(grid: Grid, { row, column }: Place): Edits {
  const text = textAt(grid, { row, column })
  return withTexts(
    grid,
    grid.tasks.flatMap((_, at) => (at > row ? [[{ row: at, column }, text] as const] : [])),
  )
}

/** The rewards of one application copied to another. The other keeps its own in rows where the first has no reward. */
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

/** Cells of a spreadsheet put into the grid from a place on; `outside` counts the texts that found no cell. */
export function pasted(
  grid: Grid,
  { row, column }: Place,
  cells: readonly (readonly string[])[],
): { readonly edits: Edits; readonly outside: number } {
  const texts = cells.flatMap((line, down) => line.map((text, right) => [{ row: row + down, column: column + right }, text] as const))
  const fits = ([at]: (typeof texts)[number]) => at.row < grid.tasks.length && at.column < grid.columns.length
  return { edits: withTexts(grid, texts.filter(fits)), outside: texts.filter((one) => !fits(one) && one[1].trim() !== '').length }
}

/** The missions that differ from what is saved. */
export const changedTasks = ({ tasks, columns, edits }: Grid): Task[] =>
  tasks.filter((task) => columns.some((one) => edits.has(keyOf(task, one))))

/** The edits without those of a mission. */
export function withoutTask({ columns, edits }: Pick<Grid, 'columns' | 'edits'>, task: Task): Edits {
  const keys = new Set(columns.map((one) => keyOf(task, one)))
  return new Map([...edits].filter(([key]) => !keys.has(key)))
}

/** Whether the mission will have no reward in the application of a column: both cells are empty. */
export function isMissing(grid: Grid, { row, column }: Place): boolean {
  const at = grid.columns[column]
  return grid.tasks[row] !== undefined && at !== undefined && pairAt(grid, row, at.application.id).every((text) => text === '')
}

/** Whether a reward that is saved will be removed. The last one of a mission stays. */
export const isRemoved = (grid: Grid, place: Place): boolean => isEmptied(grid, place) && rewardsAfter(grid, place.row).length > 0

/** Whether both cells of a reward that is saved are empty. */
function isEmptied(grid: Grid, place: Place): boolean {
  const task = grid.tasks[place.row]
  const at = grid.columns[place.column]
  return task !== undefined && at !== undefined && rewardIn(task, at) !== undefined && isMissing(grid, place)
}

/** How many rewards are missing. */
export const missingIn = (grid: Grid): number => countIn(grid, isMissing)
/** How many rewards will be removed. */
export const removedIn = (grid: Grid): number => countIn(grid, isRemoved)

const countIn = (grid: Grid, is: (grid: Grid, place: Place) => boolean): number =>
  grid.tasks.flatMap((_, row) => grid.columns.filter(({ part }, column) => part === 'item' && is(grid, { row, column }))).length

function pairAt(grid: Grid, row: number, applicationId: string): readonly [item: string, amount: string] {
  const text = (part: Part) => {
    const column = grid.columns.findIndex((one) => one.application.id === applicationId && one.part === part)
    return textAt(grid, { row, column }).trim()
  }
  return [text('item'), text('amount')]
}

/** Why a cell cannot be saved. */
export function problemAt(grid: Grid, { row, column }: Place): CellProblem | undefined {
  const at = grid.columns[column]
  if (!at) return undefined
  const place = { row, column }
  if (isMissing(grid, place)) return isEmptied(grid, place) && !isRemoved(grid, place) ? 'last' : undefined
  const [item, amount] = pairAt(grid, row, at.application.id)
  if (at.part === 'item') return item === '' ? 'required' : undefined
  const read = readNumber(amount, grid.locale)
  if (read === null) return 'required'
  if (typeof read === 'string') return hasTooManyDigits(read, grid.locale) ? 'too_many_digits' : 'not_number'
  if (read > Number.MAX_SAFE_INTEGER) return 'too_big'
  return read > 0 ? undefined : 'not_positive'
}

/** The rewards of a row as they are to be saved. A new one has what the mission says in its first application. */
export function rewardsAfter(grid: Grid, row: number): RewardValues[] {
  const task = grid.tasks[row]
  const saved = rewardsOf(task)
  const [like] = saved
  const ids = new Set(grid.columns.map(({ application }) => application.id))
  const known = [...ids].flatMap((id) => {
    const one = saved.find(({ application_id }) => application_id === id) ?? like
    const [item, amount] = pairAt(grid, row, id)
    if (!one || (item === '' && amount === '')) return []
    const read = readNumber(amount, grid.locale)
    return [
      {
        ...one,
        application_id: id,
        reward_description: { ...one.reward_description, item, amount: typeof read === 'number' ? read : null },
      },
    ]
  })
  return [...known, ...saved.filter(({ application_id }) => !ids.has(String(application_id)))]
}
