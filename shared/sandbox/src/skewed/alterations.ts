import { isInstant, TASK_TYPES } from '@console/contract'
import { isObject } from './json-values.ts'
import type { ShapeKind } from './skew-kinds.ts'

export interface FieldContext {
  /** Empty for an element of a list. */
  readonly name: string
  /** Whether the field belongs to something that has an id. */
  readonly isOfRecord: boolean
  /** Draws from 0 up to 1: for the same record, field and kind always the same. */
  readonly draw: () => number
}

/** Undefined leaves the field out. */
type Alteration = (value: unknown, place: FieldContext) => unknown

export const EXTRA_FIELD = 'upstream'

/** Proposals of the contract that the specification does not name: a backend may not have them. */
const OPTIONAL: ReadonlySet<string> = new Set([
  ...['version', 'created_on', 'updated_on', 'total_capped', 'tasks_count', 'notifications_count', 'sources_count', 'users_count'],
  ...['metrics_count', 'is_owner', 'is_original', 'publisher', 'publisher_id', 'ended_on', 'joined_on', 'last_seen_on', 'accepted_on'],
  ...['expires_on', 'invited_by', 'requested_by', 'decided_on', 'decision_note', 'note', 'example', 'category', 'age_classification'],
  ...['country', 'countries', 'categories', 'unit', 'allowed_values', 'supports_time_range', 'test_audience_size', 'live_audience_size'],
  ...['reward_secret_set', 'address', 'contact_phone', 'website_url', 'logo_url', 'avatar_url', 'metric', 'metrics_category'],
])

const NAMES: ReadonlySet<string> = new Set(['name', 'display_name', 'first_name', 'last_name'])

/** Values that the contract does not know, one for each that it knows, so that each leads back to its own. */
const ENUMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: {
    active: 'scheduled',
    inactive: 'paused',
    ended: 'archived',
    pending: 'on_hold',
    approved: 'granted',
    accepted: 'joined',
    rejected: 'declined',
    expired: 'lapsed',
    revoked: 'withdrawn',
  },
  mode: { TEST: 'STAGING', LIVE: 'BETA' },
  platform: { android: 'console', ios: 'tv', desktop: 'cloud', web: 'kiosk' },
  notification_type: { promotion: 'voucher', notification: 'reminder' },
  audience_type: { character: 'guild', user: 'household' },
  data_type: {
    keyword: 'tag',
    boolean: 'bit',
    date: 'day',
    integer: 'int',
    short: 'int2',
    byte: 'int1',
    long: 'int8',
    double: 'decimal',
    float: 'real',
  },
  task_type: Object.fromEntries(TASK_TYPES.map((type) => [type, `new_${type}`])),
  // Of a time range, and of a question.
  type: {
    since: 'ever_since',
    during_last: 'this_season',
    between: 'except',
    text: 'essay',
    single: 'pick',
    multiple: 'ranking',
    dropdown: 'menu',
    rating: 'slider',
    number: 'currency',
    date: 'birthday',
  },
}

export const ALTERATIONS: Readonly<Record<ShapeKind, Alteration>> = {
  optional: (value, { name, isOfRecord, draw }) => (isOptional(name, isOfRecord) && draw() < 1 / 2 ? undefined : value),
  enums: (value, { name, draw }) => (isOneOf(ENUMS[name], value) && draw() < 1 / 3 ? ENUMS[name]?.[value] : value),
  numbers: (value, { draw }) => (typeof value === 'number' && draw() < 1 / 2 ? String(value) : value),
  booleans: (value, { draw }) => (typeof value === 'boolean' && draw() < 1 / 2 ? Number(value) : value),
  lists(value, { draw }) {
    if (!Array.isArray(value) || value.length > 0) return value
    return [null, undefined, value][Math.floor(draw() * 3)]
  },
  // `vi` is a name of the provider's, which may not be translated.
  names(value, { name, isOfRecord, draw }) {
    const isName = typeof value === 'string' && (name === 'vi' || (isOfRecord && NAMES.has(name)))
    return isName && draw() < 1 / 4 ? null : value
  },
  dates: (value, { draw }) =>
    typeof value === 'string' && isInstant(value) ? elsewhere(value, [0, 420, -210][Math.floor(draw() * 3)] ?? 0) : value,
  fields: (value) => (isObject(value) ? { ...value, [EXTRA_FIELD]: { ref: 'a1b2', rank: 7, tags: ['new'], until: null } } : value),
  order: (value) => (isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value),
}

const ORIGINALS = new Map(
  Object.entries(ENUMS).map(([name, values]) => [name, new Map(Object.entries(values).map(([known, unknown]) => [unknown, known]))]),
)

export const originalEnum = (name: string, value: unknown): unknown =>
  typeof value === 'string' ? (ORIGINALS.get(name)?.get(value) ?? value) : value

/** The unit of a metric, which is a record, may be missing; that of a time range may not. */
const isOptional = (name: string, isOfRecord: boolean) => OPTIONAL.has(name) && (name !== 'unit' || isOfRecord)

function isOneOf(values: Readonly<Record<string, string>> | undefined, value: unknown): value is string {
  return typeof value === 'string' && values !== undefined && Object.hasOwn(values, value)
}

/** The same instant with another offset, in minutes, and without milliseconds. */
function elsewhere(instant: string, offset: number): string {
  const local = new Date(Date.parse(instant) + offset * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0'))
  return offset === 0 ? `${local}Z` : `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}
