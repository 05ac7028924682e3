import { type Application, IntegrationInfoWrite } from '@console/contract'
import * as v from 'valibot'

const { firebase_config, url, reward_secret } = IntegrationInfoWrite.entries

/** The three parts of the integration as a form lays them out: side by side, the Firebase config as text. */
export const IntegrationForm = v.object({ firebase_config, url, reward_secret })
export type IntegrationForm = v.InferInput<typeof IntegrationForm>

/** What the form opens with. A secret that is set and withheld is null, which leaves it as it is. */
export function integrationValuesOf({ integration_info: info }: Pick<Application, 'integration_info'>): IntegrationForm {
  return {
    firebase_config: info?.firebase_config ? JSON.stringify(info.firebase_config, null, 2) : '',
    url: info?.url ?? '',
    reward_secret: info?.reward_secret ?? (info?.reward_secret_set ? null : ''),
  }
}
