import { readAll, useCall, useRefresh } from '@console/api'
import { createInvitation, listApplications, paths } from '@console/contract'
import { idempotencyKeys, TextField, useRecordForm } from '@console/forms'
import { useErrorText } from '@console/i18n'
import { KeptForm } from '@console/records/form'
import { useNavigate } from '@console/router'
import { LinkButton, Notice, Page, PlainList, Section, Stack, Text, toast } from '@console/ui'
import { useState } from 'react'
import { TeamApplicationsField } from '../permissions/applications/team-applications-field.tsx'
import { useText } from '../text.ts'
import { readAddresses, written } from './addresses.ts'
import { AddressesField } from './addresses-field.tsx'
import { InviteRoleField } from './invite-role-field.tsx'
import { EMPTY, InviteForm, type InviteValues } from './invite-values.ts'
import { type Sent, sendAll } from './send-all.ts'
import { useKnownAddresses } from './use-known-addresses.ts'

/** Invites many people at once; the refused ones stay in the form, each with its reason. */
export function InvitePage() {
  const text = useText()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { known, readAgain } = useKnownAddresses()
  const applications = useCall(listApplications, { page_size: 1 })
  const [keys] = useState(idempotencyKeys)
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>()
  const [result, setResult] = useState<Sent>()
  const form = useRecordForm(InviteForm, EMPTY, { form: 'invitations' })

  async function invite({ addresses, which, ...values }: InviteValues): Promise<'unfinished' | undefined> {
    const now = readAddresses(addresses, await readAgain())
    const emails = now.addresses.flatMap(({ email, state }) => (state === 'ready' ? [email] : []))
    setResult(undefined)
    setProgress({ done: 0, count: emails.length })
    try {
      if (emails.length === 0) {
        form.setError('addresses', { type: 'nobody' }, { shouldFocus: true })
        return 'unfinished'
      }
      const common = { ...values, application_ids: which === 'all' ? await everyId() : values.application_ids }
      const all = await sendAll(emails, common, keys, (done) => setProgress({ done, count: emails.length }))
      if (all.sent.length > 0) toast.success(text('invitations.sent', { count: all.sent.length }))
      if (all.refused.length === 0) {
        await navigate(paths.users())
        return undefined
      }
      setResult(all)
      const refused = all.refused.map(({ email }) => email)
      form.setValue('addresses', written(refused, now.leftOut), { shouldDirty: true })
      return 'unfinished'
    } finally {
      setProgress(undefined)
      refresh(createInvitation.touches ?? [])
    }
  }

  return (
    <Page title={text('invitations.title')} actions={<LinkButton to={paths.userDemo()}>{text('invitations.demo')}</LinkButton>}>
      <KeptForm
        form={form}
        submit={text('invitations.send')}
        failed={text('invitations.failed')}
        onSubmit={invite}
        onCancel={() => void navigate(paths.users())}
      >
        <Section>
          <Stack gap="5">
            <AddressesField known={known} />
            <InviteRoleField />
            <TeamApplicationsField
              label={text('invitations.applications')}
              hint={text('invitations.applications.hint')}
              all={text('invitations.applications.all', { count: applications.data?.total ?? 0 })}
            />
            <TextField name="note" label={text('invitations.note')} hint={text('invitations.note.hint')} rows={2} />
          </Stack>
        </Section>
        {progress ? <Text role="status">{text('invitations.progress', progress)}</Text> : null}
        {result ? <Result result={result} /> : null}
      </KeptForm>
    </Page>
  )
}

function Result({ result: { sent, refused } }: { readonly result: Sent }) {
  const text = useText()
  const errorText = useErrorText('action')
  return (
    <Notice>
      <Text role="status" mb="2">
        {text('invitations.result', { sent: sent.length, refused: refused.length })}
      </Text>
      <PlainList gap="1" aria-label={text('invitations.result.refused')}>
        {refused.map(({ email, code, retryAfter }) => (
          <li key={email}>{text('invitations.result.line', { email, reason: errorText(code, retryAfter) })}</li>
        ))}
      </PlainList>
      {sent.length > 0 ? (
        <Text mt="2" color="fg.muted" overflowWrap="anywhere">
          {text('invitations.result.sent', { emails: sent.join(', ') })}
        </Text>
      ) : null}
    </Notice>
  )
}

/** An invitation has no 'all': it names every application that exists. */
async function everyId(): Promise<string[]> {
  const { rows } = await readAll(listApplications, { sort: 'display_name' })
  return rows.map(({ id }) => id)
}
