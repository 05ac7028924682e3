import { ApplicationIds, UserInvitationWrite } from '@console/contract'
import * as v from 'valibot'
import { ApplicationScope, isScopeFilled } from '../permissions/applications/application-scope.ts'
import { readAddresses } from './addresses.ts'

const { note } = UserInvitationWrite.entries

export const InviteForm = v.pipe(
  v.object({
    addresses: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('min_items'),
      v.check((text) => readAddresses(text).addresses.every(({ state }) => state !== 'malformed'), 'invalid_format'),
    ),
    role_id: v.pipe(v.string(), v.nonEmpty()),
    which: ApplicationScope,
    application_ids: ApplicationIds,
    note,
  }),
  v.forward(v.partialCheck([['which'], ['application_ids']], isScopeFilled, 'min_items'), ['application_ids']),
)
export type InviteValues = v.InferInput<typeof InviteForm>

export const EMPTY: InviteValues = { addresses: '', role_id: '', which: 'all', application_ids: [], note: '' }
