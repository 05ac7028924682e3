import { call } from '@console/api'
import { type Application, getApplication, IntegrationInfoWrite } from '@console/contract'
import { describeForm } from '@console/records'
import * as v from 'valibot'
import { descriptionOf, referencesIn } from '../application-record.ts'
import { FirebaseInput } from './firebase-input.ts'

const { url, reward_secret } = IntegrationInfoWrite.entries
const IntegrationForm = v.object({ firebase_config: FirebaseInput, url, reward_secret })

export const integrationForm = describeForm({
  name: 'integration',
  schema: IntegrationForm,
  values: integrationValuesOf,
  // The API takes whole applications: what this form does not show is sent as it is now, and the version guards it.
  body: async (integration_info, { id }: Application) => ({
    ...descriptionOf(await call(getApplication, { application_id: id })),
    integration_info,
  }),
  written: referencesIn,
})

/** A secret that is set and withheld is null, which leaves it as it is. */
export function integrationValuesOf({
  integration_info: info,
}: Pick<Application, 'integration_info'>): v.InferInput<typeof IntegrationForm> {
  return {
    firebase_config: info?.firebase_config ? JSON.stringify(info.firebase_config, null, 2) : '',
    url: info?.url ?? '',
    reward_secret: info?.reward_secret ?? (info?.reward_secret_set ? null : ''),
  }
}
