import { useCall } from '@console/api'
import { type ApplicationRef, listApplications } from '@console/contract'
import { type PickFieldProps, PickMany, type PickOption } from '@console/forms'
import { Span } from '@console/ui'
import { useState } from 'react'
import { ModeBadge, useApplicationLabel } from './application-badge.tsx'

const SHOWN = 50

interface Props extends PickFieldProps {
  /** Those already chosen when the form opens, so that their names are known without a call. */
  readonly known: readonly ApplicationRef[]
}

/** One or more applications, searched by code or name; the chosen ones stay in sight. */
export function ApplicationPicker({ known, ...field }: Props) {
  const labelOf = useApplicationLabel()
  const [q, setQ] = useState('')
  const optionOf = (application: ApplicationRef): PickOption => ({
    id: application.id,
    name: application.display_name,
    chosen: labelOf(application),
    more: <CodeAndMode application={application} />,
  })
  const found = useCall(listApplications, { q, page_size: SHOWN, sort: 'display_name' }, { keepPrevious: true })
  return (
    <PickMany {...field} q={q} onSearch={setQ} found={{ ...found, data: found.data?.items.map(optionOf) }} known={known.map(optionOf)} />
  )
}

function CodeAndMode({ application: { code, mode } }: { readonly application: ApplicationRef }) {
  return (
    <>
      <Span color="fg.muted" textStyle="xs">
        {code}
      </Span>
      <ModeBadge mode={mode} />
    </>
  )
}
