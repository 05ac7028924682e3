import { type DataType, type Operator, operatorsOf, WHOLE_RANGES } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useText } from '../text.ts'

const WORDS = {
  '=': 'is',
  '<>': 'isNot',
  '>': 'above',
  '<': 'below',
  '>=': 'atLeast',
  '<=': 'atMost',
} as const satisfies Record<Operator, string>

/** What values of a data type can be, and how rules will compare them. */
export function TypeNotes({ type }: { readonly type: DataType }) {
  const text = useText()
  const { number } = useFormats()
  const range = type in WHOLE_RANGES ? WHOLE_RANGES[type as keyof typeof WHOLE_RANGES] : undefined
  const words = type === 'date' ? 'date' : operatorsOf(type).includes('>') ? 'number' : 'text'
  const list = operatorsOf(type)
    .map((operator) => text(`metricRequest.operator.${words}.${WORDS[operator]}` as 'metricRequest.operator.number.is'))
    .join(', ')
  return (
    <>
      {range ? `${text('metricRequest.type.range', { least: number(range[0]), most: number(range[1]) })} ` : null}
      {text('metricRequest.operators', { list })}
    </>
  )
}
