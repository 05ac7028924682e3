import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'

/** A reason not to start that the person at the terminal can act on; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
)
const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))

/** What the environment may say; an empty variable counts as absent. */
const Environment = v.object({
  SANDBOX_PORT: v.optional(whole(0, 65_535), '4000'),
  SANDBOX_HOST: v.optional(v.string(), '127.0.0.1'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'))),
  SECRET_KEY: v.optional(secret),
  GATEWAY_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  ACCESS_TOKEN_TTL: v.optional(whole(1, 86_400), '60'),
  REFRESH_TOKEN_TTL: v.optional(whole(1, 31_536_000), '25200'),
  RATE_LIMITS: v.optional(v.picklist(['real', 'test'], 'must be real or test'), 'real'),
  VALIDATE_RESPONSES: v.optional(flag),
  SEED_CAMPAIGNS: v.optional(whole(0, 1_000_000), '0'),
  SEED_DEMO: v.optional(flag, '1'),
  ALLOW_GIF: v.optional(flag, '0'),
  FILES_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an origin such as https://files.example, without a path'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  NODE_ENV: v.optional(v.string(), 'development'),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** Where the console's host listens, which passes calls on from whoever reaches it. */
  readonly consoleHost: string
  readonly dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absent: made in `dataDir` by `secretKey`. */
  readonly secretKey: string | undefined
  /** Whoever presents it may name the client's address in `X-Client-Ip`. */
  readonly gatewayKey: string | undefined
  /** Seconds. */
  readonly accessTokenTtl: number
  /** Seconds, counted from the sign-in. */
  readonly refreshTokenTtl: number
  /** What the limits of contract section 7 are multiplied by. */
  readonly limitFactor: number
  readonly validateResponses: boolean
  /** Further campaigns of Lotus Games, for measuring at scale. */
  readonly seedCampaigns: number
  readonly seedDemo: boolean
  /** Whether a GIF is an image that may be uploaded. */
  readonly allowGif: boolean
  /** Where browsers reach `/files`; absent: by the name by which the sender reached this server. */
  readonly filesOrigin: string | undefined
}

/** Reads and checks the environment; a `StartError` names every variable that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = v.safeParse(Environment, given)
  if (!read.success) {
    const lines = read.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`)
    throw new StartError(`The settings cannot be used:\n${lines.join('\n')}`)
  }
  const env = read.output
  const isOpen = !isLoopback(env.SANDBOX_HOST)
  if (isOpen && env.SEED_DEMO) {
    throw new StartError(
      `SANDBOX_HOST=${env.SANDBOX_HOST} is not this machine alone: demo accounts have a public password. Set SEED_DEMO=0.`,
    )
  }
  if (isOpen && !env.SECRET_KEY) throw new StartError(`SANDBOX_HOST=${env.SANDBOX_HOST} is not this machine alone: set SECRET_KEY.`)
  if (isOpen && env.RATE_LIMITS === 'test') {
    throw new StartError(`RATE_LIMITS=test switches the limits off in effect; it is refused on SANDBOX_HOST=${env.SANDBOX_HOST}.`)
  }
  return {
    port: env.SANDBOX_PORT,
    host: env.SANDBOX_HOST,
    consoleHost: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    secretKey: env.SECRET_KEY,
    gatewayKey: env.GATEWAY_KEY,
    accessTokenTtl: env.ACCESS_TOKEN_TTL,
    refreshTokenTtl: env.REFRESH_TOKEN_TTL,
    limitFactor: env.RATE_LIMITS === 'test' ? 1000 : 1,
    validateResponses: env.VALIDATE_RESPONSES ?? env.NODE_ENV !== 'production',
    seedCampaigns: env.SEED_CAMPAIGNS,
    seedDemo: env.SEED_DEMO,
    allowGif: env.ALLOW_GIF,
    filesOrigin: env.FILES_ORIGIN,
  }
}

/** The configured secret, or the one kept in the data folder, made at the first start and readable by its owner alone. */
export function secretKey(settings: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  if (settings.secretKey) return settings.secretKey
  const file = join(settings.dataDir, 'sandbox.key')
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    // A link appears whole or not at all, and the first one wins.
    linkSync(draft, file)
  } catch (error) {
    if (!(typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)
}

export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true
  return isIP(host) === 4 && host.startsWith('127.')
}
