import { isJsonObject } from '@console/contract'
import { type NamedPerson, useFormats, useTextIfAny } from '@console/i18n'
import type { ModuleManifest, ReleasedSearch } from '@console/module'
import { roleName } from '@console/session'
import { useCallback } from 'react'
import type { DeclaredRecord } from './read-list.ts'

type Field = ReleasedSearch['name'][number]

/** A field that an address or the key of a message names. */
const FIELD = /:([\w.]+)/g

/** Returns what a module shows of a record, in the page's language: `Google Play · Bamboo flute`. What it does not have is left out. */
export function useShown(): (labels: ModuleManifest['labels'], fields: readonly Field[], record: DeclaredRecord) => string {
  const { personName } = useFormats()
  const kitText = useTextIfAny()
  return useCallback(
    (labels, fields, record) => {
      const shown = fields.map((field) => {
        if (typeof field === 'string') {
          if (!field.includes(':')) return firstOf(valuesAt(record, field))
          return keysIn(field, record)
            .map((key) => labels[key] ?? kitText(key))
            .find((word) => word !== undefined)
        }
        if (field.person !== undefined)
          return valuesAt(record, field.person)
            .flatMap((value) => personIn(value) ?? [])
            .map(personName)[0]
        return valuesAt(record, field.role ?? '')
          .filter(isRole)
          .map(roleName)[0]
      })
      return shown.filter(Boolean).join(' · ')
    },
    [personName, kitText],
  )
}

/** Returns the key for the value of the field that the text names, then the key for unknown values. */
export const keysIn = (text: string, record: DeclaredRecord): readonly string[] => [
  text.replace(FIELD, (_, path: string) => textOf(valuesAt(record, path)[0])),
  text.replace(FIELD, 'unknown'),
]

/** Returns the address of a record; null if it lacks what the address names, or has what no address can hold. */
export function addressOf(to: string, record: DeclaredRecord): string | null {
  let isWhole = true
  const address = to.replaceAll(FIELD, (_, path: string) => {
    const value = textOf(valuesAt(record, path)[0])
    if (['', '.', '..'].includes(value) || !value.isWellFormed()) isWhole = false
    return isWhole ? encodeURIComponent(value) : ''
  })
  return isWhole ? address : null
}

/** Returns what a record has at a path, which may lead through lists; `.` is the record itself. */
export function valuesAt(record: DeclaredRecord, path: string): readonly unknown[] {
  const names = path.split('.').filter(Boolean)
  return names.reduce<readonly unknown[]>(
    (values, name) => values.flatMap((value) => (isJsonObject(value) ? (value[name] ?? []) : [])),
    [record],
  )
}

function firstOf(values: readonly unknown[]): string {
  const texts = values.map(textOf).filter(Boolean)
  return texts.length > 1 ? `${texts[0]} +${texts.length - 1}` : (texts[0] ?? '')
}

export const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function personIn(value: unknown): NamedPerson | undefined {
  if (!isJsonObject(value)) return undefined
  const { first_name, last_name, email } = value
  return { first_name: textOf(first_name), last_name: textOf(last_name), email: textOf(email) }
}

const isRole = (value: unknown): value is { readonly name: string; readonly is_original: boolean } =>
  isJsonObject(value) && typeof value.name === 'string'
