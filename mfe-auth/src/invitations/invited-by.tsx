import type { InvitationPreview } from '@console/contract'
import { useFormats } from '@console/i18n'
import { roleName } from '@console/session'
import { RelativeTime, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'

export function InvitedBy({ invitation: { publisher, role, invited_by, expires_on } }: { readonly invitation: InvitationPreview }) {
  const text = useText()
  const { personName } = useFormats()
  // The publisher's name replaces a missing one.
  const inviter = personName({ ...invited_by, email: publisher.name })
  return (
    <Stack gap="1">
      <Text overflowWrap="anywhere">{text('invitation.from', { inviter, publisher: publisher.name, role: roleName(role) })}</Text>
      {expires_on === undefined ? null : (
        <Text textStyle="sm" color="fg.muted">
          <RelativeTime at={expires_on} in={(when) => text('invitation.expires', { when })} />
        </Text>
      )}
    </Stack>
  )
}
