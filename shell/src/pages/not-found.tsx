import { useText } from '../text.ts'
import { StatusPage } from './status-page.tsx'

export function NotFound() {
  const text = useText()
  return <StatusPage status="404" title={text('notFound.title')} text={text('notFound.text')} />
}
