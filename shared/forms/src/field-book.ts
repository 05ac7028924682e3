import { createContext, useContext, useEffect } from 'react'

interface Entry {
  readonly label?: string
  /** A value of the field as a person reads it. */
  readonly show?: ((value: never) => string) | undefined
}

/** What the fields of a form are called and how their values read, for the places that speak of a field from outside. */
export type FieldBook = Map<string, Entry>
export const FieldBookContext = createContext<FieldBook | null>(null)

/** Tells the form a field's label. */
export function useFieldLabel(name: string, label: string): void {
  useEntry(name, 'label', label)
}

/** Tells the form how a value of the field reads; text and lists of texts need no telling. */
export function useFieldShown<T>(name: string, show: (value: T) => string): void {
  useEntry(name, 'show', show)
}

function useEntry<K extends keyof Entry>(name: string, key: K, value: Entry[K]): void {
  const book = useContext(FieldBookContext)
  useEffect(() => {
    book?.set(name, { ...book.get(name), [key]: value })
  })
}

/** The label of a field, or its name where no field on the page bears it. */
export function labelOf(book: FieldBook, name: string): string {
  return book.get(name)?.label ?? name
}

/** A value of a field as a person reads it; empty for nothing. */
export function shownOf(book: FieldBook, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const show = book.get(name)?.show as ((value: unknown) => string) | undefined
  if (show) return show(value)
  if (Array.isArray(value)) return value.map(String).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
