import { isDeepStrictEqual } from 'node:util'
import type { updateApplication } from '@console/contract'
import type * as v from 'valibot'
import type { ApplicationRow } from '../../db/schema/index.ts'
import { fieldProblem } from '../../problems/problem.ts'

type Update = v.InferOutput<typeof updateApplication.body>
type IntegrationUpdate = Update['integration_info']
export type Fields = Pick<ApplicationRow, 'display_name' | 'description' | 'status' | 'mode' | 'category_id' | 'age_classification_id'>
export type Integration = Pick<ApplicationRow, 'firebase_config' | 'integration_url' | 'reward_secret'>

/** An absent optional field keeps its value; null resets it to that of a new record (contract section 0). */
export function mergeValues(body: Update, row: ApplicationRow): Fields {
  return {
    display_name: body.display_name,
    description: body.description,
    status: body.status,
    mode: body.mode === undefined ? row.mode : (body.mode ?? 'TEST'),
    category_id: body.category_id === undefined ? row.category_id : body.category_id,
    age_classification_id: body.age_classification_id === undefined ? row.age_classification_id : body.age_classification_id,
  }
}

/** Returns the integration of the row after the update: absent keeps it, null removes it, and a secret of null keeps the stored one. */
export function mergeIntegration(given: IntegrationUpdate, row: Integration): Integration {
  const { firebase_config, integration_url, reward_secret } = row
  if (given === undefined) return { firebase_config, integration_url, reward_secret }
  if (given === null) return { firebase_config: null, integration_url: null, reward_secret: null }
  return {
    firebase_config: given.firebase_config,
    integration_url: given.url,
    reward_secret: given.reward_secret ?? reward_secret,
  }
}

/** Throws 422 if an integration keeps a secret that was never stored. */
export function requireSecret(given: IntegrationUpdate, { reward_secret }: Integration): void {
  if (given && reward_secret === null) throw fieldProblem(['/body/integration_info/reward_secret', 'required'])
}

export function differsFrom(row: ApplicationRow, updated: Partial<ApplicationRow>): boolean {
  return Object.entries(updated).some(([name, value]) => !isDeepStrictEqual(value, Object.getOwnPropertyDescriptor(row, name)?.value))
}
