import type { Source } from '@console/contract'
import { Badge } from '@console/ui'
import { useText } from '../text.ts'

export function SourceStatusBadge({ status }: Pick<Source, 'status'>) {
  const text = useText()
  return <Badge tone={status === 'active' ? 'good' : 'quiet'}>{text(`status.${status}`)}</Badge>
}
