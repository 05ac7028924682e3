import type { ApplicationRef } from '@console/contract'
import { useFieldError, useFieldFormat, useFieldValue } from '@console/forms'
import { ApplicationBoxes } from '../campaign-children/application-boxes.tsx'
import { useText } from '../text.ts'

const NAME = 'application_ids'

export function ApplicationField({ applications }: { readonly applications: readonly ApplicationRef[] }) {
  const text = useText()
  const [ids, change] = useFieldValue<readonly string[]>(NAME)
  const error = useFieldError(NAME, text('notification.applications'), 'choose', {
    required: 'notification.applications.required',
    min_items: 'notification.applications.required',
  })
  const nameOf = (id: string) =>
    applications.find((application) => application.id === id)?.display_name ?? text('notification.gone.application')
  useFieldFormat<readonly string[]>(NAME, (some) => some.map(nameOf).join(', '))

  /** In the order of the campaign, so that choosing one again is no change. */
  function choose(id: string, isChosen: boolean): void {
    const chosen = isChosen ? [...ids, id] : ids.filter((one) => one !== id)
    const known = applications.flatMap((application) => (chosen.includes(application.id) ? [application.id] : []))
    change([...known, ...chosen.filter((one) => !known.includes(one))])
  }

  return (
    <ApplicationBoxes
      label={text('notification.applications')}
      hint={text('notification.applications.hint')}
      error={error}
      applications={applications}
      chosen={ids}
      gone={text('notification.gone.application')}
      onChoose={choose}
    />
  )
}
