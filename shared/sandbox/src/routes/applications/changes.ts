import { isDeepStrictEqual } from 'node:util'
import type { updateApplication } from '@console/contract'
import type * as v from 'valibot'
import { fieldProblem } from '../../http/problem.ts'
import type { Row } from './repository.ts'

type Update = v.InferOutput<typeof updateApplication.body>
type Given = Update['integration_info']
export type Fields = Pick<Row, 'display_name' | 'description' | 'status' | 'mode' | 'category_id' | 'age_classification_id'>
export type Integration = Pick<Row, 'firebase_config' | 'integration_url' | 'reward_secret'>

/** What the update makes of the fields; an optional one that is absent stays as it is (contract section 0). */
export function fieldsAfter(row: Row, body: Update): Fields {
  return {
    display_name: body.display_name,
    description: body.description,
    status: body.status,
    mode: body.mode ?? row.mode,
    category_id: body.category_id === undefined ? row.category_id : body.category_id,
    age_classification_id: body.age_classification_id === undefined ? row.age_classification_id : body.age_classification_id,
  }
}

/** What the update makes of the integration; a secret of null is the stored one. */
export function integrationAfter(row: Integration, given: Given): Integration {
  if (given === undefined) return integrationOf(row)
  if (given === null) return { firebase_config: null, integration_url: null, reward_secret: null }
  return {
    firebase_config: asStored(given.firebase_config),
    integration_url: given.url,
    reward_secret: given.reward_secret ?? row.reward_secret,
  }
}

/** An integration is whole: one that keeps a secret where none is stored would lack it. */
export function demandSecret(given: Given, { reward_secret }: Integration): void {
  if (given && reward_secret === null) throw fieldProblem(['/body/integration_info/reward_secret', 'required'])
}

export function differsFrom<T extends Partial<Row>>(row: Row, after: T): boolean {
  return Object.entries(after).some(([name, value]) => !isDeepStrictEqual(value, Object.getOwnPropertyDescriptor(row, name)?.value))
}

const integrationOf = ({ firebase_config, integration_url, reward_secret }: Integration): Integration => ({
  firebase_config,
  integration_url,
  reward_secret,
})

/** As the database gives it back: numbers that JSON does not have are none. */
function asStored(config: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(config))
}
