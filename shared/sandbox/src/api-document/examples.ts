import type { DocumentSchema } from './checks.ts'
import { ENTITIES } from './texts/index.ts'

type Components = Readonly<Record<string, DocumentSchema>>
type Fields = Readonly<Record<string, unknown>>

/** A named schema of these, with what is said of it instead of the examples of the entities. Throws for a text that nothing says. */
export function exampleOf(components: Components, name: string, said?: unknown): unknown {
  const built = (schema: DocumentSchema, told: unknown, place: string): unknown => {
    const name = nameIn(schema)
    if (name) return built(components[name] ?? {}, merged(examplesOf(name, components[name]), told), name)
    if (told === null) return null
    const alternatives = (schema.anyOf ?? schema.oneOf)?.map(Object).filter(({ type }) => type !== 'null')
    if (alternatives) return built(alternatives.find((one) => isMet(one, told)) ?? alternatives[0], told, place)
    if (schema.const !== undefined) return schema.const
    if (schema.properties) {
      const required = new Set(schema.required)
      const fields = Object.entries(schema.properties).filter(([field]) => required.has(field) || isSaid(told, field))
      return Object.fromEntries(fields.map(([field, of]) => [field, built(Object(of), Object(told)[field], `${place}.${field}`)]))
    }
    if (Array.isArray(told) && schema.items) return told.map((one) => built(Object(schema.items), one, place))
    if (told !== undefined) return told
    const types = [schema.type].flat()
    if (types.includes('null')) return null
    if (types.includes('array')) return [built(Object(schema.items), undefined, place)]
    if (schema.enum) return schema.enum[0]
    if (schema.format === 'date-time') return '2026-11-20T08:00:00.000Z'
    if (types.includes('boolean')) return false
    if (types.includes('integer') || types.includes('number')) return Math.max(1, schema.minimum ?? 1)
    throw new Error(`${place} has no example: add one to its entity in shared/sandbox/src/api-document/texts.`)
  }
  /** Whether what is told has what this alternative requires. */
  const isMet = (alternative: DocumentSchema, told: unknown): boolean => {
    const { required = [], properties = {} }: DocumentSchema = components[nameIn(alternative) ?? ''] ?? alternative
    const isSame = ([field, of]: [string, unknown]) => Object(of).const === undefined || Object(of).const === Object(told)[field]
    return required.every((field) => isSaid(told, field)) && Object.entries(properties).every(isSame)
  }
  return built({ $ref: `#/components/schemas/${name}` }, said, name)
}

const nameIn = ({ $ref }: DocumentSchema): string | undefined => $ref?.split('/').at(-1)

const isSaid = (told: unknown, field: string) => Object(told)[field] !== undefined

const PAGE = { page: 1, page_size: 20, total: 1, total_capped: false }

/** What is written, summed up or referred to looks as the entity itself does. */
function examplesOf(name: string, { properties = {} }: DocumentSchema = {}): unknown {
  if ('items' in properties && 'total' in properties) return PAGE
  const whole = name.replace(/(?:Write|Create|Update|Summary|Ref)$/, '')
  return merged(ENTITIES[whole]?.example, ENTITIES[name]?.example)
}

function merged(under: unknown, over: unknown): unknown {
  if (!isFields(under) || !isFields(over)) return over === undefined ? under : over
  return { ...under, ...Object.fromEntries(Object.entries(over).map(([field, value]) => [field, merged(under[field], value)])) }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
