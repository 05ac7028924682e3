import { enter } from './enter.ts'

/** Does the preparation of a test as the owner of Lotus Games: `await asOwner(() => campaignFactory({ name }))`. */
export async function asOwner<T>(work: () => Promise<T>): Promise<T> {
  await enter({ as: 'owner' }, {})
  return work()
}

/** A well-formed id that no record has. */
export const UNUSED_ID = '0193ffff-0000-7000-8000-000000000000'
