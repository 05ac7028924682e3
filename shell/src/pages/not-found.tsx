import { StatusPage } from '@console/ui'
import { useText } from '../text.ts'

export function NotFound() {
  const text = useText()
  return <StatusPage status="404" title={text('notFound.title')} text={text('notFound.text')} />
}
