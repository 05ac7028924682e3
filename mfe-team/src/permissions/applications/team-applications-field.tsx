import type { ApplicationRef } from '@console/contract'
import { ApplicationPicker } from '@console/entities'
import { useText } from '../../text.ts'
import { CHOSEN_ERRORS } from './application-scope.ts'
import { ApplicationsField } from './applications-field.tsx'

interface Props {
  readonly label: string
  readonly hint: string
  readonly all: string
  /** The ones chosen when the form opens. */
  readonly known?: readonly ApplicationRef[]
}

export function TeamApplicationsField({ label, hint, all, known = [] }: Props) {
  const text = useText()
  return (
    <ApplicationsField label={label} hint={hint} all={all}>
      <ApplicationPicker
        name="application_ids"
        label={text('permissions.applications.chosen')}
        required
        errors={CHOSEN_ERRORS}
        searchLabel={text('permissions.applications.search')}
        failed={text('permissions.applications.failed')}
        none={text('permissions.applications.noMatch')}
        others={(count) => text('permissions.applications.more', { count })}
        known={known}
      />
    </ApplicationsField>
  )
}
