import { useCall } from '@console/api'
import type { Category, listAgeClassifications, listCategories } from '@console/contract'
import { type FieldProps, SelectField } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { Loaded } from '@console/ui'
import { useText } from '../text.ts'

type Referred = Pick<Category, 'id' | 'name'>

interface Props extends FieldProps {
  readonly route: typeof listCategories | typeof listAgeClassifications
  readonly failed: string
  /** Chosen when the form opens, and shown before the choices are there. */
  readonly known: Referred | null | undefined
}

export function ReferenceField({ route, failed, known, ...field }: Props) {
  const text = useText()
  const localized = useLocalized()
  const choices = useCall(route, {})
  const optionOf = ({ id, name }: Referred) => ({ value: id, label: localized(name) })
  const select = (items: readonly Referred[]) => (
    <SelectField {...field} none={text('application.form.notChosen')} options={items.map(optionOf)} known={known && optionOf(known)} />
  )
  return (
    <Loaded from={choices} skeleton={select([])} failed={failed}>
      {({ items }) => select(items)}
    </Loaded>
  )
}
