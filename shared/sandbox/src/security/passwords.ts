import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

/**
 * A hash keeps one of the process's four threads busy for a while. Everything else that needs a thread, such as checking an access
 * token, would wait behind many people who sign in together.
 */
const inTurn = pLimit(2)
const argon = promisify(argon2)
const derive = (...given: Parameters<typeof argon>) => inTurn(() => argon(...given))

/** OWASP's smallest recommended argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The PHC string of a password; `salt` is given only for fixed demo data. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const tag = await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: TAG_BYTES, ...COST })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(tag)}`
}

/** Checks a password. It takes the same time for an account without one, and for no account (`null`). */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(stored ?? '') ?? FORM.exec(NOBODY) ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) throw new TypeError('A stored password has an unknown form')
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected) && stored !== null
}

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The hash of a password that nobody knows, checked if there is no account. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(randomBytes(16))}$${plain(randomBytes(TAG_BYTES))}`
