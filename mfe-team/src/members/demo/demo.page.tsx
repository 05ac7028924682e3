import { type ApplicationRef, type PublisherUser, paths } from '@console/contract'
import { PickMany } from '@console/forms/fields'
import { fold } from '@console/i18n'
import { textColumn } from '@console/records'
import { useSearchParams, useSearchState } from '@console/router'
import { Box, type Column, DataTable, LinkButton, Notice, Page, Section } from '@console/ui'
import { useState } from 'react'
import { CHOSEN_ERRORS } from '../../permissions/applications/application-scope.ts'
import { ApplicationsField } from '../../permissions/applications/applications-field.tsx'
import { useText } from '../../text.ts'
import { InvitationLines } from '../invitation-list.tsx'
import { useMemberColumns } from '../member-columns.tsx'
import { MemberView } from '../member-view.tsx'
import { TeamProvider } from '../team.ts'
import type { State } from './sample-people.ts'
import { useSampleTeam } from './use-sample-team.ts'

const idOf = ({ id }: PublisherUser) => id
const pathOf = ({ id }: PublisherUser) => paths.userDemo(id)

/** The members screen on built-in people in every state: everything opens, nothing is read, saved or sent. */
export function DemoPage() {
  const text = useText()
  const [search] = useSearchParams()
  const change = useSearchState()
  const { team, people, told } = useSampleTeam()
  const columns = useSampleColumns()
  const open = people.members.find(({ id }) => id === search.get('member'))
  return (
    <TeamProvider value={team}>
      {open ? (
        <MemberView
          key={open.id}
          member={open}
          applications={<SampleApplicationsField applications={people.applications} />}
          onLeave={() => change({ member: '' })}
        />
      ) : (
        <Page wide title={text('members.demo.title')} actions={<LinkButton to={paths.users()}>{text('members.title')}</LinkButton>}>
          <Box>
            <Notice>{text('members.demo.notice')}</Notice>
            <Box role="status">
              {told ? (
                <Box mt="3">
                  <Notice>{told}</Notice>
                </Box>
              ) : null}
            </Box>
          </Box>
          <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" overflow="clip">
            <DataTable
              label={text('members.demo.members')}
              columns={columns}
              rows={people.members}
              rowId={idOf}
              rowPath={pathOf}
              skeletonRows={people.members.length}
            />
          </Box>
          {(['pending', 'expired'] as const).map((status) => (
            <Section key={status} title={text(`members.invitations.${status}`)} count={people.invitations[status].length}>
              <InvitationLines invitations={people.invitations[status]} />
            </Section>
          ))}
        </Page>
      )}
    </TeamProvider>
  )
}

/** Without email addresses, since the people are made up; the state that each one shows takes their place. */
function useSampleColumns(): readonly Column<PublisherUser>[] {
  const text = useText()
  const [name, ...others] = useMemberColumns()
  const stateOf = ({ id }: PublisherUser) => text(`members.demo.state.${id as State}`)
  return [
    { ...(name as Column<PublisherUser>), below: stateOf },
    textColumn({ id: 'shows', header: text('members.demo.shows'), from: 'lg', text: stateOf }),
    ...others.filter(({ id }) => id !== 'email'),
  ]
}

function SampleApplicationsField({ applications }: { readonly applications: readonly ApplicationRef[] }) {
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
