import type { ApplicationRef } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { Section } from '@console/ui'
import { useText } from '../../text.ts'
import { DevicePreview } from './device-preview.tsx'

export function FormPreview({ applications }: { readonly applications: readonly ApplicationRef[] }) {
  const text = useText()
  const [title] = useFieldValue<string>('content.title')
  const [brief] = useFieldValue<string>('content.brief')
  const [image_url] = useFieldValue<string | null>('content.image_url')
  const [[first]] = useFieldValue<readonly string[]>('application_ids')
  const application = applications.find(({ id }) => id === first) ?? applications[0]
  return (
    <Section title={text('notification.preview')}>
      <DevicePreview title={title} brief={brief} image_url={image_url} application={application?.display_name} />
    </Section>
  )
}
