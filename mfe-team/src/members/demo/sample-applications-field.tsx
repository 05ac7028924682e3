import type { ApplicationRef } from '@console/contract'
import { PickMany } from '@console/forms/fields'
import { fold } from '@console/i18n'
import { useState } from 'react'
import { useText } from '../../text.ts'

/** The field of applications, over those of the sample team. */
export function SampleApplicationsField({ applications }: { readonly applications: readonly ApplicationRef[] }) {
  const text = useText()
  const [q, setQ] = useState('')
  const options = applications.map(({ id, display_name }) => ({ id, name: display_name }))
  return (
    <PickMany
      name="application_ids"
      label={text('member.applications')}
      hint={text('member.applications.hint')}
      searchLabel={text('member.applications.search')}
      failed={text('member.applications.failed')}
      none={text('member.applications.none')}
      q={q}
      onSearch={setQ}
      found={{ data: options.filter(({ name }) => fold(name).includes(fold(q))), error: undefined, retry: () => undefined }}
      known={options}
    />
  )
}
