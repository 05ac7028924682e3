import { Button, StatusPage } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  /** A route names a guard or layout that this shell does not know (spec section 8: 500 'Unknown middleware'). */
  readonly isUnknown?: boolean
}

export function Broken({ isUnknown = false }: Props) {
  const text = useText()
  return (
    <StatusPage title={text(isUnknown ? 'broken.unknown' : 'broken.title')} text={text('broken.text')}>
      <Button onClick={() => location.reload()}>{text('broken.reload')}</Button>
    </StatusPage>
  )
}
