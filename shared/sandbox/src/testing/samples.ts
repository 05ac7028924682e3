import type { Sandbox } from '../create-sandbox.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { newId } from '../ids.ts'
import { setApplications } from '../routes/campaigns/campaign-applications.ts'
import { insertCampaign } from '../routes/campaigns/repository.ts'
import { insertMetricRequest } from '../routes/metric-requests/repository.ts'
import { setNotificationApplications } from '../routes/notifications/notification-applications.ts'
import { insertNotification } from '../routes/notifications/repository.ts'
import { insertTask } from '../routes/tasks/repository.ts'
import { setRewards } from '../routes/tasks/task-applications.ts'
import { APPLICATION } from '../seed/applications.ts'
import { campaignId, HANOI_FIRST } from '../seed/campaigns.ts'
import { seedId } from '../seed/ids.ts'
import { INVITATION } from '../seed/invitations.ts'
import { HANOI_METRIC_REQUEST } from '../seed/metric-requests.ts'
import { metricIds } from '../seed/metrics.ts'
import { HANOI_NOTIFICATION } from '../seed/notifications.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { ROLE } from '../seed/roles.ts'
import { HANOI_TASK } from '../seed/tasks.ts'
import { USER } from '../seed/users.ts'
import { googleRegistrationBody, newEmail, newInvitation, registrationBody, resetBody } from './account-samples.ts'
import {
  applicationSample as application,
  applicationBody,
  sourceSample as source,
  sourceBody,
  updatedApplication,
} from './application-samples.ts'
import { signIn } from './client.ts'
import { GOOGLE_REQUEST, googleExchange } from './google-browser.ts'
import { formOf, png } from './made-files.ts'
import { NOTIFICATION_BODY } from './notification-body.ts'
import { onelinkSample as onelink, onelinkBody } from './onelink-samples.ts'
import { REWARD, TASK_BODIES } from './task-bodies.ts'
import { newMember, newRole, newSent, profileBody, publisherBody, roleBody } from './team-samples.ts'

type Params = Readonly<Record<string, string>>

/** How to make a call so that it succeeds for everyone with permission. */
export interface Sample {
  /** Makes the record that the path names, belonging to the person; its path parameters. An invitation is for the caller's email. */
  readonly record?: (sandbox: Sandbox, ownerId: string, callerEmail?: string) => Promise<Params>
  /** Path parameters of a record of Hanoi Media; where records belong to nobody, of none. */
  readonly foreign?: Params
  /** The record belongs to the provider, so that it is nobody's own. */
  readonly isShared?: true
  /** With every optional field, each other than its default. */
  readonly body?: (sandbox: Sandbox) => Promise<Readonly<Record<string, unknown>>>
  /** Of a call that takes one which must be there. */
  readonly query?: (sandbox: Sandbox) => Promise<Params>
  /** In place of `body` where the call takes a file. */
  readonly form?: () => Promise<FormData>
}

const CAMPAIGN = {
  name: 'Mùa hè',
  description: 'Rewards every day.',
  status: 'active',
  start_date: '2094-01-01T00:00:00.000Z',
  end_date: '2094-02-01T00:00:00.000Z',
}
/** What every campaign made here runs on, so that its owner may keep it whatever they may see. */
const RUNS_ON = [APPLICATION.quest]

const campaign = { record: newCampaign, foreign: { campaign_id: campaignId(HANOI_FIRST) } } as const
const task = { record: newTask, foreign: { campaign_id: campaignId(HANOI_FIRST), task_id: HANOI_TASK } } as const
const notification = {
  record: newNotification,
  foreign: { campaign_id: campaignId(HANOI_FIRST), notification_id: HANOI_NOTIFICATION },
} as const
const metricRequest = { record: newMetricRequest, foreign: { metric_request_id: HANOI_METRIC_REQUEST } } as const
const member = { record: newMember, foreign: { user_id: seedId('membership', 7) }, isShared: true } as const
const role = { record: newRole, foreign: { role_id: ROLE.hanoi.viewer }, isShared: true } as const
const taskBody = async () => TASK_BODIES.email
const notificationBody = async () => NOTIFICATION_BODY
const campaignBody = async () => ({ ...CAMPAIGN, application_ids: RUNS_ON })

/** Every call of the contract by its id; the matrix of access and the hostile rounds use them. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  'applications.create': { body: applicationBody },
  'applications.delete': application,
  'applications.get': application,
  'applications.list': {},
  'applications.update': { ...application, body: updatedApplication },
  'auth.forgot_password': { body: async () => ({ email: newEmail(), locale: 'vi' }) },
  'auth.google_redirect': { query: async () => GOOGLE_REQUEST },
  'auth.login_google': { body: (sandbox) => googleExchange(sandbox, { subject: 'demo-google-1' }) },
  'auth.register': { body: registrationBody },
  'auth.register_google': { body: googleRegistrationBody },
  'auth.reset_password': { body: resetBody },
  'auth.send_register_mail': { body: async () => ({ email: newEmail(), locale: 'vi' }) },
  'auth.login': { body: async () => ({ email: 'owner@lotus.example', password: DEMO_PASSWORD }) },
  'auth.logout': { body: async () => ({ refresh_token: 'one that was never given out' }) },
  'auth.refresh': { body: async (sandbox) => ({ refresh_token: (await signIn(sandbox, 'owner@lotus.example')).refresh_token }) },
  'authz.my_permissions': {},
  'campaigns.create': { body: campaignBody },
  'campaigns.delete': campaign,
  'campaigns.end': campaign,
  'campaigns.get': campaign,
  'campaigns.list': {},
  'campaigns.update': { ...campaign, body: campaignBody },
  // The purpose that every member may send; the others have tests of their own.
  'files.create': { form: async () => formOf('avatar', await png()) },
  'invitations.create': {
    body: async () => ({ email: newEmail(), role_id: ROLE.lotus.viewer, application_ids: RUNS_ON, note: 'Of a sample' }),
  },
  'invitations.delete': { record: newSent, foreign: { invitation_id: seedId('invitation', 6) }, isShared: true },
  'invitations.list': {},
  'invitations.accept': { record: newInvitation, foreign: { token: INVITATION.hanoi } },
  'invitations.preview': { record: newInvitation, foreign: { token: INVITATION.hanoi } },
  'metric_requests.create': { body: metricRequestBody },
  'metric_requests.delete': metricRequest,
  'metric_requests.get': metricRequest,
  'metric_requests.list': {},
  'metric_requests.update': { ...metricRequest, body: metricRequestBody },
  'metrics_categories.list': {},
  'metrics_categories.metrics': {
    record: async () => ({ metrics_category_id: metricIds('level').metrics_category_id }),
    foreign: { metrics_category_id: campaignId(HANOI_FIRST) },
    isShared: true,
  },
  'onelinks.check_exist': { query: async () => ({ custom_id: 'QuestFb26' }) },
  'onelinks.create': { body: onelinkBody },
  'onelinks.delete': onelink,
  'onelinks.get': onelink,
  'onelinks.list': {},
  'onelinks.update': { ...onelink, body: onelinkBody },
  'notifications.create': { ...campaign, body: notificationBody },
  'notifications.delete': notification,
  'notifications.estimate': { ...campaign, body: estimateBody },
  'notifications.get': notification,
  'notifications.list': campaign,
  'notifications.update': { ...notification, body: notificationBody },
  'profile.get': {},
  'profile.update': { body: profileBody },
  'publishers.get': {},
  'publishers.update': { body: publisherBody },
  'publishers.check_exist': { query: async () => ({ code: 'lotus-games' }) },
  'publishers.own': {},
  'ref.age_classifications': {},
  'ref.categories': {},
  'ref.countries': {},
  'ref.permissions': {},
  'ref.task_types': {},
  'roles.create': { body: roleBody },
  'roles.delete': role,
  'roles.get': role,
  'roles.list': {},
  'roles.update': { ...role, body: roleBody },
  'sources.create': { ...application, body: sourceBody },
  'sources.delete': source,
  'sources.get': source,
  'sources.list': application,
  'sources.update': { ...source, body: sourceBody },
  'tasks.create': { ...campaign, body: taskBody },
  'tasks.delete': task,
  'tasks.end': task,
  'tasks.estimate': { ...campaign, body: estimateBody },
  'tasks.get': task,
  'tasks.list': campaign,
  'tasks.update': { ...task, body: taskBody },
  'users.delete': member,
  'users.list': {},
  'users.update': { ...member, body: async () => ({ role_id: ROLE.lotus.viewer, application_ids: RUNS_ON }) },
}

/** The sample of a call; throws for a call without one, so that none stays untested. */
export function sampleOf(id: string): Sample {
  const sample = SAMPLES[id]
  if (!sample) throw new Error(`No sample says how ${id} is called: add one to shared/sandbox/src/testing/samples.ts.`)
  return sample
}

async function newCampaign({ services }: Sandbox, ownerId: string): Promise<Params> {
  const now = services.now()
  const row = {
    id: newId(now),
    publisher_id: PUBLISHER.lotus,
    owner_id: ownerId,
    status: 'active',
    created_on: now,
    updated_on: now,
  } as const
  const dates = { start_date: new Date(CAMPAIGN.start_date), end_date: new Date(CAMPAIGN.end_date) }
  await insertCampaign(services.db, { ...row, ...dates, name: 'A record of a sample', description: '' })
  await setApplications(services.db, row, RUNS_ON, now)
  return { campaign_id: row.id }
}

async function newTask(sandbox: Sandbox, ownerId: string): Promise<Params> {
  const { campaign_id = '' } = await newCampaign(sandbox, ownerId)
  const { db, now } = sandbox.services
  const { task_type, content } = TASK_BODIES.email
  const row = { id: newId(now()), publisher_id: PUBLISHER.lotus, campaign_id, created_on: now(), updated_on: now() }
  const rest = { status: 'active', audience_type: 'user', metadata_rule: [], completion_metadata_rule: null } as const
  await insertTask(db, { ...row, ...rest, name: 'A record of a sample', description: 'Of a sample', task_type, content: { ...content } })
  await setRewards(db, row, [REWARD], now())
  return { campaign_id, task_id: row.id }
}

async function newNotification(sandbox: Sandbox, ownerId: string): Promise<Params> {
  const { campaign_id = '' } = await newCampaign(sandbox, ownerId)
  const { db, now } = sandbox.services
  const { status, notification_type, audience_type, content, application_ids } = NOTIFICATION_BODY
  const key = { id: newId(now()), publisher_id: PUBLISHER.lotus, campaign_id }
  const values = { status, notification_type, audience_type, metadata_rule: [], title: content.title, content }
  await insertNotification(db, { ...key, ...values, created_on: now(), updated_on: now() })
  await setNotificationApplications(db, key, application_ids, now())
  return { campaign_id, notification_id: key.id }
}

async function estimateBody() {
  const { metadata_rule, audience_type } = TASK_BODIES.email
  return { metadata_rule, audience_type, application_ids: RUNS_ON }
}

async function newMetricRequest({ services }: Sandbox, ownerId: string): Promise<Params> {
  const now = services.now()
  const row = { id: newId(now), publisher_id: PUBLISHER.lotus, requested_by: ownerId, created_on: now, updated_on: now }
  const rest = { name: 'A record of a sample', description: 'Of a sample', data_type: 'byte', example: '', status: 'pending' } as const
  await insertMetricRequest(services.db, { ...row, ...rest })
  return { metric_request_id: row.id }
}

async function metricRequestBody() {
  return {
    name: 'Số trận thắng',
    description: 'How many battles someone has won.',
    application_id: APPLICATION.quest,
    metrics_category_id: metricIds('level').metrics_category_id,
    data_type: 'integer',
    example: '12',
  }
}

/** A person without a publisher, so that their records belong to no member. */
export const STRANGER = USER.nopub
