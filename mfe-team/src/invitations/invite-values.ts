import { UserInvitationWrite } from '@console/contract'
import * as v from 'valibot'
import { readAddresses } from './addresses.ts'

const { application_ids, note } = UserInvitationWrite.entries

/** One invitation to many addresses. */
export const InviteForm = v.object({
  addresses: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('min_items'),
    v.check((text) => readAddresses(text).every(({ state }) => state !== 'malformed'), 'invalid_format'),
  ),
  role_id: v.pipe(v.string(), v.nonEmpty()),
  application_ids,
  note,
})
export type InviteValues = v.InferInput<typeof InviteForm>

export const EMPTY: InviteValues = { addresses: '', role_id: '', application_ids: [], note: '' }
