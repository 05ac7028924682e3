import { useCall } from '@console/api'
import { type ApplicationRef, listApplications } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { SelectField } from '@console/forms'
import { useMay } from '@console/session'
import { useText } from '../text.ts'

const SHOWN = 100

interface Props {
  /** Chosen when the form opens; may be deleted by now. */
  readonly known: ApplicationRef | null | undefined
}

/** Without permission to see the applications, the chosen one stays. */
export function ApplicationField({ known }: Props) {
  const text = useText()
  const label = useApplicationLabel()
  const mayList = useMay(listApplications)
  const { data, error } = useCall(listApplications, mayList ? { page_size: SHOWN, sort: 'display_name' } : null)
  const optionOf = (one: ApplicationRef) => ({ value: one.id, label: label(one) })
  const isCut = data !== undefined && data.total > data.items.length
  return (
    <SelectField
      name="application_id"
      label={text('metricRequest.application')}
      none={text('metricRequest.application.all')}
      hint={error || !mayList ? text('metricRequest.application.fixed') : isCut && text('metricRequest.application.more', { limit: SHOWN })}
      options={(data?.items ?? []).map(optionOf)}
      known={known && optionOf(known)}
    />
  )
}
