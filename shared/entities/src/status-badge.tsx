import type { Application } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Status } from '@console/ui'

/** Active or not, of anything but campaigns, which end; a status this console does not know reads N/A. */
export function StatusBadge({ status }: Pick<Application, 'status'>) {
  const text = useKitText()
  return <Status tone={status === 'active' ? 'good' : 'quiet'}>{text(`status.${status}`)}</Status>
}
