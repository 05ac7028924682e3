import { randomBytes, randomUUID } from 'node:crypto'
import type { Sandbox } from '../create-sandbox.ts'
import { applications, invitations, publishers, roles, sources } from '../db/schema/index.ts'
import { APPLICATION } from '../db/seed/applications.ts'
import { campaignId, HANOI_FIRST } from '../db/seed/campaigns.ts'
import { seedId } from '../db/seed/ids.ts'
import { INVITATION } from '../db/seed/invitations.ts'
import { PUBLISHER } from '../db/seed/publishers.ts'
import { HANOI_SOURCE } from '../db/seed/sources.ts'
import { USER } from '../db/seed/users.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../demo-accounts.ts'
import { signRegistrationToken } from '../google/registration-token.ts'
import { newId } from '../ids.ts'
import { setApplications } from '../routes/campaigns/campaign-applications.ts'
import { insertCampaign } from '../routes/campaigns/repository.ts'
import { invitationTokenHash } from '../routes/invitations/repository.ts'
import { issueCode } from '../security/one-time-codes.ts'
import { signIn } from './client.ts'
import { GOOGLE_REQUEST, googleExchange } from './google-browser.ts'
import { formOf, png } from './made-files.ts'

type Params = Readonly<Record<string, string>>

/** How to make a call so that it succeeds for everyone with permission. */
export interface Sample {
  /** Makes the record that the path names, belonging to the person; its path parameters. An invitation is for the caller's email. */
  readonly record?: (sandbox: Sandbox, ownerId: string, callerEmail?: string) => Promise<Params>
  /** Path parameters of a record of Hanoi Media. */
  readonly foreign?: Params
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
  start_date: '2027-01-01T00:00:00.000Z',
  end_date: '2027-02-01T00:00:00.000Z',
}
/** What every campaign made here runs on, so that its owner may keep it whatever they may see. */
const RUNS_ON = [APPLICATION.quest]

const campaign = { record: newCampaign, foreign: { campaign_id: campaignId(HANOI_FIRST) } } as const
const INTEGRATION = {
  firebase_config: { project_info: { project_id: 'of-a-sample' } },
  integration_url: 'https://sample.example/rewards',
  reward_secret: 'a secret of a sample',
}
const APPLICATION_BODY = {
  display_name: 'Thành phố đêm',
  description: 'A city that never sleeps.',
  status: 'inactive',
  category_id: seedId('category', 4),
  age_classification_id: seedId('age', 3),
  country_codes: ['VN', 'SG'],
  // As it is stored, because changing it takes a key of its own.
  integration_info: {
    firebase_config: INTEGRATION.firebase_config,
    url: INTEGRATION.integration_url,
    reward_secret: INTEGRATION.reward_secret,
  },
}
const SOURCE_BODY = { source_name: 'Cửa hàng', platform: 'desktop', status: 'inactive' }

const application = { record: newApplication, foreign: { application_id: APPLICATION.racer } } as const
const source = { record: newSource, foreign: { application_id: APPLICATION.racer, source_id: HANOI_SOURCE } } as const
// Each call makes its own names, because codes and packages are unique.
const ofItsOwn = (name: string) => `${name}-${newId(new Date()).slice(-12)}`
const sourceBody = async () => ({ ...SOURCE_BODY, package_name: ofItsOwn('example.sample') })
const campaignBody = async () => ({ ...CAMPAIGN, application_ids: RUNS_ON })

/** Every call of the contract by its id; the matrix of access and the hostile rounds use them. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  'applications.create': { body: async () => ({ ...APPLICATION_BODY, code: ofItsOwn('made') }) },
  'applications.delete': application,
  'applications.get': application,
  'applications.list': {},
  'applications.update': { ...application, body: async () => ({ ...APPLICATION_BODY, mode: 'LIVE' }) },
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
  'invitations.accept': { record: newInvitation, foreign: { token: INVITATION.hanoi } },
  'invitations.preview': { record: newInvitation, foreign: { token: INVITATION.hanoi } },
  'profile.get': {},
  'publishers.check_exist': { query: async () => ({ code: 'lotus-games' }) },
  'publishers.own': {},
  'ref.age_classifications': {},
  'ref.categories': {},
  'ref.countries': {},
  'ref.permissions': {},
  'ref.task_types': {},
  'sources.create': { ...application, body: sourceBody },
  'sources.delete': source,
  'sources.get': source,
  'sources.list': application,
  'sources.update': { ...source, body: sourceBody },
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

async function newApplication({ services }: Sandbox, ownerId: string): Promise<Params> {
  const now = services.now()
  const id = newId(now)
  const row = { id, code: `sample-${id.slice(-12)}`, display_name: 'Of a sample', description: 'Of a sample', owner_id: ownerId }
  const rest = { publisher_id: PUBLISHER.lotus, mode: 'TEST', status: 'active', created_on: now, updated_on: now } as const
  await services.db.insert(applications).values({ ...row, ...rest, ...INTEGRATION })
  return { application_id: id }
}

async function newSource(sandbox: Sandbox, ownerId: string): Promise<Params> {
  const { application_id = '' } = await newApplication(sandbox, ownerId)
  const now = sandbox.services.now()
  const id = newId(now)
  const row = {
    id,
    application_id,
    source_name: 'Of a sample',
    package_name: 'example.sample',
    platform: 'android',
    status: 'active',
  } as const
  await sandbox.services.db.insert(sources).values({ ...row, publisher_id: PUBLISHER.lotus, created_on: now, updated_on: now })
  return { application_id, source_id: id }
}

const newEmail = () => `${randomUUID()}@sample.example`

async function registrationBody({ services }: Sandbox): Promise<Readonly<Record<string, unknown>>> {
  const email = newEmail()
  const otp = await issueCode(services.db, services.keys, { purpose: 'register', email }, services.now())
  return { email, otp, password: DEMO_PASSWORD, ...registrant() }
}

const registrant = () => ({
  first_name: 'Thảo',
  last_name: 'Mai',
  publisher_name: 'Of a sample',
  publisher_code: `sample-${randomUUID().slice(0, 13)}`,
  note: 'Of a sample',
  agree_terms: true,
  locale: 'vi',
})

async function googleRegistrationBody({ services }: Sandbox): Promise<Readonly<Record<string, unknown>>> {
  const person = { subject: randomUUID(), email: newEmail(), first_name: 'Thảo', last_name: 'Mai' }
  return { ...registrant(), registration_token: await signRegistrationToken(services.keys, person, services.now()) }
}

/** For a person who signs in nowhere else. */
async function resetBody({ services }: Sandbox): Promise<Readonly<Record<string, unknown>>> {
  const email = DEMO_EMAIL.google
  const otp = await issueCode(services.db, services.keys, { purpose: 'reset', email }, services.now())
  return { email, otp, password: DEMO_PASSWORD }
}

/** To a publisher that nobody belongs to yet. */
async function newInvitation({ services }: Sandbox, ownerId: string, callerEmail: string = DEMO_EMAIL.owner): Promise<Params> {
  const now = services.now()
  const stamp = { created_on: now, updated_on: now }
  const publisher = { id: newId(now), code: `sample-${randomUUID().slice(0, 13)}`, name: 'Of a sample' }
  const role = { id: newId(now), publisher_id: publisher.id, name: 'Reader', description: 'Of a sample', permissions: [] }
  const token = randomBytes(32).toString('base64url')
  await services.db.insert(publishers).values({ ...publisher, owner_id: ownerId, status: 'active', ...stamp })
  await services.db.insert(roles).values({ ...role, ...stamp })
  await services.db.insert(invitations).values({
    id: newId(now),
    publisher_id: publisher.id,
    role_id: role.id,
    email: callerEmail,
    token_hash: invitationTokenHash(token),
    status: 'pending',
    invited_by: ownerId,
    created_on: now,
    expires_on: new Date(now.getTime() + 7 * 86_400_000),
  })
  return { token }
}

/** A person without a publisher, so that their records belong to no member. */
export const STRANGER = USER.nopub
