import { charactersIn } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { Span } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly name: string
  readonly most: number
}

/** Counts as the limit does; more than fits is red before it is refused. */
export function CharacterCount({ name, most }: Props) {
  const text = useText()
  const [value] = useFieldValue<string>(name)
  const count = charactersIn(value)
  return <Span color={count > most ? 'fg.error' : undefined}>{text('notification.count', { count, limit: most })}</Span>
}
