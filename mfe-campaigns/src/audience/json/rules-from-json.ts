import { type FieldError, fieldErrors, MetadataRule, MetadataRuleWrite, parseJson, RULES_MAX } from '@console/contract'
import * as v from 'valibot'
import { ruleErrorsOf } from '../rule/rule-errors.ts'
import { type RuleValues, valuesOfRule } from '../rule/rule-values.ts'
import { escaped, spansIn } from './locate-json.ts'
import { cameIn, type Sender, sentBy } from './rules-as-json.ts'
import { loadMetrics, withNames } from './with-names.ts'

export interface Problem {
  /** A code of the contract; `list` for what is no list, `unsupported` for a part that the console can only keep as it is. */
  readonly code: string
  /** JSON pointer; empty for the whole. */
  readonly pointer: string
  readonly params?: FieldError['params']
  /** Where the text stops being JSON. */
  readonly at?: number
}

export type FromJson = { readonly rules: readonly RuleValues[] } | { readonly problems: readonly Problem[] }

/**
 * Reads conditions from JSON. An entry that equals one of `rules` is that condition, even an incomplete one. Any other has to be valid for
 * the contract and its metric, and sent just as it is written: parts that the console does not know stay where they were.
 * Throws `ApiError` if metrics cannot be loaded.
 */
export async function rulesFrom(text: string, rules: readonly RuleValues[], sender: Sender): Promise<FromJson> {
  const entries = entriesOf(text)
  if ('problems' in entries) return entries
  const shown = sentBy(sender, rules)
  if (entries.list.length > RULES_MAX) return whole('max_items', { limit: RULES_MAX })

  const free = new Set(shown.keys())
  const read = entries.list.map((entry, at) => keptEntry(free, shown, entry, at) ?? readEntry(entry))
  const values = read.map((one) => (typeof one === 'number' ? rules[one] : one.rule))
  if (!values.every((rule) => rule !== undefined)) {
    return { problems: read.flatMap((one, at) => (typeof one === 'number' || one.rule ? [] : below(at, one.errors))) }
  }

  const sent = sentBy(sender, values)
  const came = cameIn(sender.record)
  const problems = read.flatMap((one, at) => {
    // Conditions that look the same here may differ in unknown parts, and one may be taken for the other.
    if (typeof one === 'number') return below(at, unsupported(partsApart(shown[one], sent[at])))
    const [entry, back] = [entries.list[at] as object, sent[at] as object]
    const refused = one.errors.filter(({ pointer }) => !isKept(fieldIn(pointer), entry, back, came))
    const changed = partsApart(withoutNames(entry), back).filter(
      (pointer) => !isUnread(Reflect.get(back, fieldIn(pointer))) && !one.errors.some((error) => overlap(error.pointer, pointer)),
    )
    return below(at, [...refused, ...unsupported(changed)])
  })
  if (problems.length > 0) return { problems }

  const isNew = (at: number) => typeof read[at] !== 'number'
  const categories = await loadMetrics(values.filter((_, at) => isNew(at)))
  const refused = values.flatMap((rule, at) => (isNew(at) ? ruleErrorsOf(rule, `/${at}`) : []))
  if (refused.length > 0) return { problems: refused }
  return { rules: values.map((rule, at) => (isNew(at) ? withNames(rule, categories, rules) : rule)) }
}

function entriesOf(text: string): { readonly list: readonly unknown[] } | { readonly problems: readonly Problem[] } {
  try {
    const list = parseJson(text)
    return Array.isArray(list) ? { list } : whole('list')
  } catch {
    return { problems: [{ code: 'invalid_json', pointer: '', at: spansIn(text).mistake ?? 0 }] }
  }
}

/** Index of the condition that equals the entry, the same place first; each is used once. */
function keptEntry(free: Set<number>, shown: readonly unknown[], entry: unknown, at: number): number | undefined {
  const found = [at, ...free].find((index) => free.has(index) && isSame(shown[index], withoutNames(entry)))
  if (found !== undefined) free.delete(found)
  return found
}

function readEntry(entry: unknown): { readonly rule: RuleValues | undefined; readonly errors: readonly Problem[] } {
  const checked = v.safeParse(MetadataRuleWrite, entry)
  const read = v.safeParse(MetadataRule, withoutNames(entry))
  const errors = checked.success ? [] : fieldErrors(checked.issues, '/body')
  return {
    rule: read.success ? valuesOfRule(read.output) : undefined,
    errors: errors.map(({ pointer, code, params }) => ({ pointer: pointer.slice('/body'.length), code, ...(params ? { params } : {}) })),
  }
}

/** The API returns the names of category and metric, but takes none. */
function withoutNames(entry: unknown): unknown {
  if (!isParts(entry) || Array.isArray(entry)) return entry
  const { metrics_category, metric, ...said } = entry
  return said
}

/** Whether a field that the contract refuses goes back as it came. */
const isKept = (field: string, entry: object, back: object, came: readonly unknown[]) =>
  isSame(Reflect.get(entry, field), Reflect.get(back, field)) &&
  came.some((one) => isParts(one) && field in one && isSame(one[field], Reflect.get(entry, field)))

/** A new part that cannot be read: the contract's own refusal says enough. */
const isUnread = (part: unknown) => isSame(part, { type: 'unknown' })

const fieldIn = (pointer: string) => pointer.split('/')[1] ?? ''
const overlap = (one: string, other: string) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)
const below = (at: number, problems: readonly Problem[]) => problems.map((one) => ({ ...one, pointer: `/${at}${one.pointer}` }))
const unsupported = (pointers: readonly string[]) => pointers.map((pointer) => ({ pointer, code: 'unsupported' as const }))
const whole = (code: Problem['code'], params?: Problem['params']) => ({ problems: [{ code, pointer: '', ...(params ? { params } : {}) }] })

/** Returns the JSON pointers, below `at`, of the parts in which two values differ; in an object, null says the same as nothing. */
function partsApart(one: unknown, other: unknown, at = ''): string[] {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return []
  // Backends also have ids that are numbers.
  if (at.endsWith('_id') && String(one) === String(other)) return []
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other)) return [at]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) => partsApart(one[name], other[name], `${at}/${escaped(name)}`))
}

/** Whether two values say the same, in any order of keys. */
const isSame = (one: unknown, other: unknown): boolean => partsApart(one, other).length === 0

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isNothing = (value: unknown) => value === null || value === undefined
