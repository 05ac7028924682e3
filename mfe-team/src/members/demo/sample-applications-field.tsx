import type { ApplicationRef } from '@console/contract'
import { PickMany } from '@console/forms/fields'
import { fold } from '@console/i18n'
import { useState } from 'react'
import { ApplicationsField } from '../../permissions/applications/applications-field.tsx'
import { CHOSEN_ERRORS } from '../../permissions/applications/which.ts'

import { useText } from '../../text.ts'

export function SampleApplicationsField({ applications }: { readonly applications: readonly ApplicationRef[] }) {
  const text = useText()
  const [q, setQ] = useState('')
  const options = applications.map(({ id, display_name }) => ({ id, name: display_name }))
  return (
    <ApplicationsField label={text('member.applications')} hint={text('member.applications.hint')} all={text('member.applications.all')}>
      <PickMany
        name="application_ids"
        label={text('permissions.applications.chosen')}
        required
        errors={CHOSEN_ERRORS}
        searchLabel={text('permissions.applications.search')}
        failed={text('permissions.applications.failed')}
        none={text('permissions.applications.noMatch')}
        q={q}
        onSearch={setQ}
        found={{ data: options.filter(({ name }) => fold(name).includes(fold(q))), error: undefined, retry: () => undefined }}
        known={options}
      />
    </ApplicationsField>
  )
}
