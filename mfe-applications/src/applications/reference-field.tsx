import { useCall } from '@console/api'
import type { Category, listAgeClassifications, listCategories } from '@console/contract'
import { type FieldProps, SelectField } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { Loaded } from '@console/ui'
import { useText } from '../text.ts'

type Referred = Pick<Category, 'id' | 'name'>

interface Props extends FieldProps {
  readonly route: typeof listCategories | typeof listAgeClassifications
  /** What is said when the choices cannot be had. */
  readonly failed: string
  /** The one that is chosen when the form opens: it is shown before the choices are there. */
  readonly known: Referred | null | undefined
}

/** One of a list that the provider owns, or none. */
export function ReferenceField({ route, failed, known, ...field }: Props) {
  const text = useText()
  const localized = useLocalized()
  const choices = useCall(route, {})
  const select = (items: readonly Referred[]) => (
    // Another key, so that the control takes its value anew once it has the choices.
    <SelectField
      key={items.length}
      {...field}
      none={text('application.form.notChosen')}
      options={items.map(({ id, name }) => ({ value: id, label: localized(name) }))}
    />
  )
  return (
    <Loaded from={choices} skeleton={select(known ? [known] : [])} failed={failed}>
      {({ items }) => select(known && !items.some(({ id }) => id === known.id) ? [...items, known] : items)}
    </Loaded>
  )
}
