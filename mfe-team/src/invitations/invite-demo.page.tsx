import { useCall } from '@console/api'
import { INVITATION_DAYS, listRoles, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useMay, useOptionalProfile, usePublisher } from '@console/session'
import { Box, Field, Heading, LinkButton, NativeSelect, Notice, Page, Section, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { MatrixView } from '../permissions/matrix-view.tsx'
import { useText } from './invite-text.ts'

const MOST = 500
const DAY_MS = 24 * 60 * 60 * 1000

/** What someone who is invited will read, and what they will be able to do with each role. Nothing is sent. */
export function InviteDemoPage() {
  const text = useText()
  const { name: publisher, role: own } = usePublisher()
  const maySeeRoles = useMay(listRoles)
  const roles = useCall(listRoles, maySeeRoles ? { page_size: MOST, sort: 'name' } : null).data?.items
  const [id, setId] = useState(own.id)
  const role = roles?.find((one) => one.id === id)
  return (
    <Page title={text('invitations.demo.title')} actions={<LinkButton to={paths.userInvite()}>{text('invitations.title')}</LinkButton>}>
      <Notice>{text('invitations.demo.text')}</Notice>
      {roles ? (
        <Field.Root maxW="xs">
          <Field.Label>{text('invitations.role')}</Field.Label>
          <NativeSelect value={id} onChange={(event) => setId(event.target.value)}>
            {roles.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </NativeSelect>
        </Field.Root>
      ) : null}
      <Section title={text('invitations.demo.mail')}>
        <Mail publisher={publisher} role={role?.name ?? own.name} />
      </Section>
      {role ? (
        <Section title={text('invitations.demo.can')}>
          <MatrixView keys={role.permissions} />
        </Section>
      ) : null}
    </Page>
  )
}

function Mail({ publisher, role }: { readonly publisher: string; readonly role: string }) {
  const text = useText()
  const { personName, date } = useFormats()
  const me = useOptionalProfile()
  const [expires] = useState(() => new Date(Date.now() + INVITATION_DAYS * DAY_MS).toISOString())
  const inviter = me ? personName(me) : ''
  return (
    <Stack gap="3" textStyle="sm">
      <Text color="fg.muted">{text('invitations.demo.subject', { inviter, publisher })}</Text>
      <Heading as="h3" size="md">
        {text('invitations.demo.heading', { publisher })}
      </Heading>
      <Text>{text('invitations.demo.body', { inviter, publisher, role })}</Text>
      <Box>
        <Box as="span" aria-hidden display="inline-block" px="4" py="2" borderRadius="l2" bg="brand.solid" color="brand.contrast">
          {text('invitations.demo.button')}
        </Box>
      </Box>
      <Text color="fg.muted">{text('invitations.demo.expires', { date: date(expires) })}</Text>
    </Stack>
  )
}
