import { useCall } from '@console/api'
import { listUsers, PAGE_SIZE_MAX, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useNavigate, useParams } from '@console/router'
import { useMay, useRecordName } from '@console/session'
import { Forbidden, LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import { TeamApplicationsField } from '../permissions/applications/team-applications-field.tsx'
import { useText } from '../text.ts'
import { MemberView } from './member-view.tsx'
import { TeamProvider } from './team.ts'
import { usePublisherTeam } from './use-publisher-team.ts'

/** No call reads a single member, so the list is read, as far as one call of it reaches. */
export function MemberPage() {
  const text = useText()
  const navigate = useNavigate()
  const { personName } = useFormats()
  const { user_id = '' } = useParams()
  const maySee = useMay(listUsers)
  const members = useCall(listUsers, maySee ? { page_size: PAGE_SIZE_MAX } : null)
  const member = members.data?.items.find(({ id }) => id === user_id)
  useRecordName(paths.user(user_id), member && personName(member.user))
  const team = usePublisherTeam()
  if (!maySee) return <Forbidden needs={listUsers.access.any_of} />
  return (
    <TeamProvider value={team}>
      <Loaded from={members} skeleton={<SkeletonPage />} failed={text('member.failed')}>
        {() =>
          member ? (
            <MemberView
              member={member}
              applications={
                <TeamApplicationsField
                  label={text('member.applications')}
                  hint={text('member.applications.hint')}
                  all={text('member.applications.all')}
                  known={member.applications}
                />
              }
              onLeave={() => void navigate(paths.users())}
            />
          ) : (
            <StatusPage
              title={text('member.notFound')}
              text={text('member.notFound.text')}
              back={<LinkButton to={paths.users()}>{text('member.back')}</LinkButton>}
            />
          )
        }
      </Loaded>
    </TeamProvider>
  )
}
