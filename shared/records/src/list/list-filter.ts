import type { Preloadable } from '@console/ui'
import type { ComponentType } from 'react'

/** Its fields are fields of the call's query. */
export type ListFilter<Field extends string = string> = ChoiceFilter<Field> | SwitchFilter<Field> | PanelFilter<Field>

export interface ChoiceFilter<Field extends string> {
  readonly field: Field
  readonly label: string
  /** The choice of not narrowing: 'All statuses'. */
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** One value or none, as a button that is pressed: 'Mine'. */
export interface SwitchFilter<Field extends string> {
  readonly field: Field
  readonly label: string
  readonly on: string
}

/** Takes more than a list of choices, such as a search or two dates, and so a dialog of its own. */
export interface PanelFilter<Field extends string> {
  readonly fields: readonly Field[]
  readonly label: string
  /** What the list is narrowed to, in words: 'Lotus Quest (LIVE)'. */
  readonly chosen: string
  /** Made by `lazyPart`. Without it the filter can be set elsewhere only, and is shown while it is. */
  readonly Panel?: ComponentType<PanelProps> & Preloadable
}

export interface PanelProps {
  readonly input: Readonly<Record<string, unknown>>
  /** Sets fields of the address; an empty value takes one back. */
  readonly change: (fields: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

export const fieldsOf = <Field extends string>(filter: ListFilter<Field>): readonly Field[] =>
  'fields' in filter ? filter.fields : [filter.field]

/** The choices of a filter or a select: each value with its words. */
export const optionsOf = <Value extends string>(values: readonly Value[], words: (value: Value) => string) =>
  values.map((value) => ({ value, label: words(value) }))
