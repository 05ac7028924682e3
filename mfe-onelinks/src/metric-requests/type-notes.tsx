import { type DataType, operatorsOf, WHOLE_RANGES } from '@console/contract'
import { OPERATOR_WORDS } from '@console/entities'
import { useFormats } from '@console/i18n'
import { useText } from '../text.ts'

export function TypeNotes({ type }: { readonly type: DataType }) {
  const text = useText()
  const { number } = useFormats()
  const range = type in WHOLE_RANGES ? WHOLE_RANGES[type as keyof typeof WHOLE_RANGES] : undefined
  const words = type === 'date' ? 'date' : operatorsOf(type).includes('>') ? 'number' : 'text'
  const list = operatorsOf(type)
    .map((operator) => text(`metricRequest.operator.${words}.${OPERATOR_WORDS[operator]}` as 'metricRequest.operator.number.is'))
    .join(', ')
  return (
    <>
      {range ? `${text('metricRequest.type.range', { least: number(range[0]), most: number(range[1]) })} ` : null}
      {text('metricRequest.operators', { list })}
    </>
  )
}
