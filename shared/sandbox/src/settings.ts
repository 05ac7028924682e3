import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { type CaptchaSettings, STAND_IN_PATH, verifyUrlOf } from './captcha/captcha.ts'
import type { GoogleSettings } from './google/google.ts'
import { AUDIENCE_SIZES, type AudienceSize } from './seed/audiences.ts'
import { readSkew, SKEW_KINDS, type SkewKind } from './skewed/skew-kinds.ts'

/** Thrown for a reason not to start that the person at the terminal can resolve. It is shown without a stack. */
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
const address = v.pipe(v.string(), v.check(isAddress, 'must be an https address, or an http address of this machine'))
const origin = (example: string) =>
  v.pipe(
    v.string(),
    v.check(isOrigin, `must be an origin such as ${example}, without a path`),
    v.transform((text) => new URL(text).origin),
  )
const linkHost = v.pipe(
  v.string(),
  v.check(isLinkHost, 'must be an http or https address such as https://go.example, without a query'),
  v.transform((text) => text.replace(/\/$/, '')),
)
const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))
const skew = v.pipe(
  v.string(),
  v.transform(readSkew),
  v.check((kinds) => kinds !== undefined, `must be all, or some of ${SKEW_KINDS.join(', ')}`),
)

/** An empty variable counts as absent. */
const Environment = v.object({
  SANDBOX_PORT: v.optional(whole(0, 65_535), '4000'),
  SANDBOX_HOST: v.optional(v.string(), '127.0.0.1'),
  LISTEN: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'))),
  SECRET_KEY: v.optional(secret),
  GATEWAY_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  ACCESS_TOKEN_TTL: v.optional(whole(1, 86_400), '60'),
  REFRESH_TOKEN_TTL: v.optional(whole(1, 31_536_000), '25200'),
  RATE_LIMITS: v.optional(v.picklist(['real', 'test'], 'must be real or test'), 'real'),
  VALIDATE_RESPONSES: v.optional(flag),
  SEED_CAMPAIGNS: v.optional(whole(0, 1_000_000), '0'),
  SEED_PUBLISHERS: v.optional(whole(0, 10_000), '0'),
  SEED_DEMO: v.optional(flag, '1'),
  SEED_AUDIENCE: v.optional(v.picklist(AUDIENCE_SIZES, 'must be full or small'), 'full'),
  ALLOW_GIF: v.optional(flag, '0'),
  FILES_ORIGIN: v.optional(origin('https://files.example')),
  ONELINK_HOST: v.optional(linkHost),
  PORT: v.optional(whole(1, 65_535), '3000'),
  CONSOLE_ORIGIN: v.optional(origin('https://console.example')),
  LOGIN_TEST: v.optional(flag, '0'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]+/, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an email address')),
    'Publisher Console <no-reply@localhost>',
  ),
  GOOGLE_ISSUER: v.optional(address, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  CAPTCHA_SCRIPT_URL: v.optional(address),
  CAPTCHA_SITE_KEY: v.optional(v.string()),
  CAPTCHA_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http or https address'))),
  SKEW: v.optional(skew),
  SKEW_SEED: v.optional(v.string(), '1'),
  NODE_ENV: v.optional(v.string(), 'development'),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** The address that the console's host listens on: anyone who reaches the host can make calls. */
  readonly consoleHost: string
  readonly dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absent: made in `dataDir` by `secretKey`. */
  readonly secretKey: string | undefined
  /** A caller with this key may give the client's address in `X-Client-Ip`. */
  readonly gatewayKey: string | undefined
  /** Seconds. */
  readonly accessTokenTtl: number
  /** Seconds, counted from the sign-in. */
  readonly refreshTokenTtl: number
  /** Factor of the limits of contract section 7. */
  readonly limitFactor: number
  readonly validateResponses: boolean
  /** Further campaigns of Lotus Games, for measuring at scale. */
  readonly seedCampaigns: number
  /** Further publishers with 900 campaigns each. */
  readonly seedPublishers: number
  readonly seedDemo: boolean
  /** The full audience takes half the time of a first start. */
  readonly seedAudience: AudienceSize
  readonly allowGif: boolean
  /** The origin at which browsers reach `/files`; absent: the one that the sender used. */
  readonly filesOrigin: string | undefined
  /** The start of every link, before a slash and the custom id. */
  readonly onelinkHost: string
  /** The address that people type for the console: links in mails lead there, and an issuer leads back. */
  readonly consoleOrigin: string
  /** Whether there is a sign-in page for testers, which has no captcha. */
  readonly loginTest: boolean
  /** Absent: mails go to the outbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Absent: the embedded issuer. */
  readonly google: GoogleSettings | undefined
  /** Absent: calls ask for none. */
  readonly captcha: CaptchaSettings | undefined
  /** The OpenTelemetry collector that gets a span of each call; absent: none. */
  readonly collector: string | undefined
  /** How responses differ from the contract, to see how the console copes with that; absent: not at all. */
  readonly skew: { readonly kinds: readonly SkewKind[]; readonly seed: string } | undefined
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
  if (isOpen && env.SKEW) throw new StartError(`SKEW is for tests; it is refused on SANDBOX_HOST=${env.SANDBOX_HOST}.`)
  if (isOpen && !env.SMTP_URL) {
    throw new StartError(
      `SANDBOX_HOST=${env.SANDBOX_HOST} is not this machine alone: set SMTP_URL, for the outbox shows everybody's codes.`,
    )
  }
  if (isOpen && !env.GOOGLE_CLIENT_ID) {
    throw new StartError(
      `SANDBOX_HOST=${env.SANDBOX_HOST} is not this machine alone: set GOOGLE_CLIENT_ID, for the embedded issuer accepts anyone.`,
    )
  }
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET) throw new StartError('GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET.')
  const captcha = captchaOf(env)
  if (isOpen && captcha && !captcha.verifyUrl) {
    throw new StartError(
      `SANDBOX_HOST=${env.SANDBOX_HOST} is not this machine alone: set CAPTCHA_SCRIPT_URL to a captcha's, for the stand-in takes everybody for a person.`,
    )
  }
  return {
    port: env.SANDBOX_PORT,
    host: env.SANDBOX_HOST,
    consoleHost: env.LISTEN,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    secretKey: env.SECRET_KEY,
    gatewayKey: env.GATEWAY_KEY,
    accessTokenTtl: env.ACCESS_TOKEN_TTL,
    refreshTokenTtl: env.REFRESH_TOKEN_TTL,
    limitFactor: env.RATE_LIMITS === 'test' ? 1000 : 1,
    validateResponses: env.VALIDATE_RESPONSES ?? env.NODE_ENV !== 'production',
    seedCampaigns: env.SEED_CAMPAIGNS,
    seedPublishers: env.SEED_PUBLISHERS,
    seedDemo: env.SEED_DEMO,
    seedAudience: env.SEED_AUDIENCE,
    allowGif: env.ALLOW_GIF,
    filesOrigin: env.FILES_ORIGIN,
    onelinkHost: env.ONELINK_HOST ?? `http://localhost:${env.SANDBOX_PORT}/l`,
    consoleOrigin: env.CONSOLE_ORIGIN ?? `http://localhost:${env.PORT}`,
    loginTest: env.LOGIN_TEST,
    smtpUrl: env.SMTP_URL,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    mailFrom: env.MAIL_FROM,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : undefined,
    captcha,
    skew: env.SKEW && { kinds: env.SKEW, seed: env.SKEW_SEED },
  }
}

/** Only verification here protects anything, so the secret switches it on. */
function captchaOf({
  CAPTCHA_SECRET,
  CAPTCHA_SITE_KEY,
  CAPTCHA_SCRIPT_URL,
}: v.InferOutput<typeof Environment>): CaptchaSettings | undefined {
  if (!CAPTCHA_SECRET) return undefined
  const isStandIn = CAPTCHA_SCRIPT_URL === undefined || new URL(CAPTCHA_SCRIPT_URL).pathname === STAND_IN_PATH
  return { secret: CAPTCHA_SECRET, siteKey: CAPTCHA_SITE_KEY, verifyUrl: isStandIn ? undefined : verifyUrlOf(CAPTCHA_SCRIPT_URL) }
}

/** The configured secret, or the one kept in the data folder, made at the first start and readable by its owner alone. */
export function secretKey(settings: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  if (settings.secretKey) return settings.secretKey
  const file = join(settings.dataDir, 'sandbox.key')
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    // A link appears completely or not at all, and the first one wins.
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

function isLinkHost(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#@\s]/.test(text)
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}

export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true
  return isIP(host) === 4 && host.startsWith('127.')
}
