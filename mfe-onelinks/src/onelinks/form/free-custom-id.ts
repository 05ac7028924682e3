import { call } from '@console/api'
import { checkOnelink } from '@console/contract'

/** Without letters and digits that look alike on a poster. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8
const TRIES = 3

/** Tries twice to find a free one; after that, the field's own check decides. */
export async function freeCustomId(): Promise<string> {
  for (let tried = 1; tried < TRIES; tried++) {
    const custom_id = randomCustomId()
    const { exists } = await call(checkOnelink, { custom_id }).catch(() => ({ exists: false }))
    if (!exists) return custom_id
  }
  return randomCustomId()
}

export function randomCustomId(): string {
  return [...crypto.getRandomValues(new Uint32Array(LENGTH))].map((number) => CHARACTERS[number % CHARACTERS.length]).join('')
}
