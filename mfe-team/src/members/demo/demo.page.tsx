import { type PublisherUser, paths } from '@console/contract'
import { textColumn } from '@console/records'
import { useSearchParams, useSearchState } from '@console/router'
import { Box, type Column, DataTable, LinkButton, Notice, Page, Section } from '@console/ui'
import { useText } from '../../text.ts'
import { InvitationLines } from '../invitation-list.tsx'
import { useMemberColumns } from '../member-columns.tsx'
import { MemberView } from '../member-view.tsx'
import { TeamProvider } from '../team.ts'
import { SampleApplicationsField } from './sample-applications-field.tsx'
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
