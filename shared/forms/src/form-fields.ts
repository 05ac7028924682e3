import { createContext, useContext, useEffect } from 'react'

interface Entry {
  readonly label?: string
  readonly format?: ((value: never) => string) | undefined
}

/** The label of each field of a form and the format of its values, for places outside the field. */
export type FormFields = Map<string, Entry>
export const FormFieldsContext = createContext<FormFields | null>(null)

/** Registers a field's label with its form. */
export function useFieldLabel(name: string, label: string): void {
  useEntry(name, 'label', label)
}

/** Registers how a value of the field reads to a person; text and lists of texts need no format. */
export function useFieldFormat<T>(name: string, format: (value: T) => string): void {
  useEntry(name, 'format', format)
}

function useEntry<K extends keyof Entry>(name: string, key: K, value: Entry[K]): void {
  const formFields = useContext(FormFieldsContext)
  useEffect(() => {
    formFields?.set(name, { ...formFields.get(name), [key]: value })
  })
}

export function labelOf(formFields: FormFields, name: string): string {
  return formFields.get(name)?.label ?? name
}

export function formatValue(formFields: FormFields, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const format = formFields.get(name)?.format as ((value: unknown) => string) | undefined
  if (format) return format(value)
  return leavesOf(value).join(', ')
}

function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)]
}
