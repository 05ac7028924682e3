import type { Sandbox } from '../create-sandbox.ts'
import { applications, sources } from '../db/schema/index.ts'
import { newId } from '../ids.ts'
import { APPLICATION } from '../seed/applications.ts'
import { seedId } from '../seed/ids.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { HANOI_SOURCE } from '../seed/sources.ts'

type Params = Readonly<Record<string, string>>

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

export const applicationSample = { record: newApplication, foreign: { application_id: APPLICATION.racer } } as const
export const sourceSample = { record: newSource, foreign: { application_id: APPLICATION.racer, source_id: HANOI_SOURCE } } as const

// Each call makes its own names, because codes and packages are unique.
const ofItsOwn = (name: string) => `${name}-${newId(new Date()).slice(-12)}`
export const sourceBody = async () => ({ ...SOURCE_BODY, package_name: ofItsOwn('example.sample') })
export const applicationBody = async () => ({ ...APPLICATION_BODY, code: ofItsOwn('made') })
export const updatedApplication = async () => ({ ...APPLICATION_BODY, mode: 'LIVE' })

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
