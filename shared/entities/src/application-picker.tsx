import { useCall } from '@console/api'
import { type ApplicationRef, listApplications } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { type PickFieldProps, PickMany, type PickOption } from '@console/forms/fields'
import { Text, Verbatim } from '@console/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ModeBadge, useApplicationLabel } from './application-badge.tsx'
import { StatusBadge } from './status-badge.tsx'

const SHOWN = 50

interface Props extends PickFieldProps {
  /** 'Only the first 50 are shown; search to find the others'. */
  readonly others: (shown: number) => string
  /** Already chosen when the form opens, so that their names are known without a call. */
  readonly known: readonly ApplicationRef[]
  /** Gets the chosen applications, as far as their list has been seen. */
  readonly onChosen?: (applications: readonly ApplicationRef[]) => void
}

/** One or more applications, searched by code or name; the chosen ones stay in sight, those that are not active are marked. */
export function ApplicationPicker({ known, others, onChosen, ...field }: Props) {
  const labelOf = useApplicationLabel()
  const [q, setQ] = useState('')
  const optionOf = (application: ApplicationRef): PickOption => ({
    id: application.id,
    name: application.display_name,
    chosen: labelOf(application),
    more: <CodeAndState application={application} />,
  })
  const found = useCall(listApplications, { q, page_size: SHOWN, sort: 'display_name' }, { keepPrevious: true })
  const [ids] = useFieldValue<readonly string[]>(field.name)
  const seen = useRef(new Map(known.map((application) => [application.id, application])))
  const tell = useEffectEvent((applications: readonly ApplicationRef[]) => onChosen?.(applications))

  useEffect(() => {
    for (const application of found.data?.items ?? []) seen.current.set(application.id, application)
    tell(ids.flatMap((id) => seen.current.get(id) ?? []))
  }, [found.data, ids])

  return (
    <PickMany
      {...field}
      q={q}
      onSearch={setQ}
      found={{ ...found, data: found.data?.items.map(optionOf) }}
      note={
        found.data && found.data.total > found.data.items.length ? (
          <Text textStyle="xs" color="fg.muted">
            {others(found.data.items.length)}
          </Text>
        ) : null
      }
      known={known.map(optionOf)}
    />
  )
}

function CodeAndState({ application: { code, mode, status } }: { readonly application: ApplicationRef }) {
  return (
    <>
      <Verbatim color="fg.muted" textStyle="xs">
        {code}
      </Verbatim>
      <ModeBadge mode={mode} />
      {status === 'active' ? null : <StatusBadge status={status} />}
    </>
  )
}
