import { useCall } from '@console/api'
import { listInvitations, listMetricRequests, type MetricRequest, paths, type UserInvitation } from '@console/contract'
import { serverNow, useMay } from '@console/session'
import { EntityLink, ErrorState, RelativeTime, Section, SkeletonPage, Text } from '@console/ui'
import { ownerOf } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { Row, Rows } from './row.tsx'

const SHOWN = 3
const PENDING = { status: 'pending', page_size: SHOWN } as const
/** The API cannot list those that are decided alone. */
const NEWEST = { page_size: 20 } as const
const NEWS_DAYS = 14
const DAY_MS = 86_400_000

/** Invitations that nobody accepted yet, and metric requests that the provider decided on lately or has yet to. */
export function Waiting() {
  const text = useText()
  const asksInvitations = useMay(listInvitations) && ownerOf(paths.users()) !== undefined
  const asksRequests = useMay(listMetricRequests) && ownerOf(paths.metricRequests()) !== undefined
  const invitations = useCall(listInvitations, asksInvitations ? PENDING : null)
  const requests = useCall(listMetricRequests, asksRequests ? NEWEST : null)
  if (!asksInvitations && !asksRequests) return null

  const of = asksInvitations && asksRequests ? 'both' : asksInvitations ? 'invitations' : 'requests'
  const asked = [...(asksInvitations ? [invitations] : []), ...(asksRequests ? [requests] : [])]
  const isLoading = asked.some(({ data, error }) => data === undefined && error === undefined)
  const decided = decidedLately(requests.data?.items ?? [], serverNow())
  const undecided = (requests.data?.items ?? []).filter(({ status }) => status === 'pending').slice(0, SHOWN)
  const pending = invitations.data?.items ?? []
  const isNothing = decided.length + undecided.length + pending.length === 0 && asked.every(({ data }) => data !== undefined)
  return (
    <Section title={text(`home.waiting.${of}`)}>
      {isLoading ? (
        <SkeletonPage />
      ) : (
        <>
          {isNothing ? <Text color="fg.muted">{text(`home.waiting.${of}.none`)}</Text> : null}
          <Rows>
            {decided.map((request) => (
              <DecidedRow key={request.id} request={request} />
            ))}
            {undecided.map((request) => (
              <UndecidedRow key={request.id} request={request} />
            ))}
            {pending.map((invitation) => (
              <PendingRow key={invitation.id} invitation={invitation} />
            ))}
          </Rows>
          {invitations.data === undefined && invitations.error ? (
            <ErrorState error={invitations.error} title={text('home.waiting.invitations.failed')} onRetry={invitations.retry} />
          ) : null}
          {requests.data === undefined && requests.error ? (
            <ErrorState error={requests.error} title={text('home.waiting.requests.failed')} onRetry={requests.retry} />
          ) : null}
        </>
      )}
    </Section>
  )
}

function PendingRow({ invitation: { email, created_on } }: { readonly invitation: UserInvitation }) {
  const text = useText()
  return (
    <Row
      name={<EntityLink to={paths.users()}>{email}</EntityLink>}
      when={
        created_on === undefined ? undefined : <RelativeTime at={created_on} in={(when) => text('home.waiting.invitation', { when })} />
      }
    />
  )
}

function DecidedRow({ request: { id, name, status, decided_on } }: { readonly request: Decided }) {
  const text = useText()
  return (
    <Row
      name={<EntityLink to={paths.metricRequest(id)}>{name}</EntityLink>}
      when={<RelativeTime at={decided_on} in={(when) => text(`home.waiting.${status}`, { when })} />}
    />
  )
}

function UndecidedRow({ request: { id, name } }: { readonly request: MetricRequest }) {
  const text = useText()
  return <Row name={<EntityLink to={paths.metricRequest(id)}>{name}</EntityLink>} when={text('home.waiting.undecided')} />
}

type Decided = MetricRequest & { readonly status: 'approved' | 'rejected'; readonly decided_on: string }

function decidedLately(requests: readonly MetricRequest[], now: number): readonly Decided[] {
  return requests
    .filter((request): request is Decided => ['approved', 'rejected'].includes(request.status) && Boolean(request.decided_on))
    .filter(({ decided_on }) => now - Date.parse(decided_on) < NEWS_DAYS * DAY_MS)
    .toSorted((a, b) => Date.parse(b.decided_on) - Date.parse(a.decided_on))
    .slice(0, SHOWN)
}
