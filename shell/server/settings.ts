import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import { registryKeys } from './registry/accept-snapshot.ts'
import { isAddress as isUrl } from './registry/source.ts'
import { systemCode } from './system-error.ts'

const text = v.pipe(v.string(), v.trim())
const flag = v.pipe(
  text,
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
)
const port = v.pipe(
  text,
  v.regex(/^\d{1,5}$/, 'must be a port number, 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a port number, 1 to 65535'),
  v.maxValue(65_535, 'must be a port number, 1 to 65535'),
)
const origin = v.pipe(
  text,
  v.check((value) => originOf(value) !== null, 'must be an origin such as https://console.example, without a path'),
  v.transform((value) => originOf(value) ?? value),
)
const list = (item: (value: string) => boolean, message: string) =>
  v.pipe(
    text,
    v.transform(entries),
    v.check((values) => values.every(item), message),
  )
const origins = v.pipe(
  list(
    (value) => originOf(value) !== null && isSafeAddress(value),
    'must be https origins, or http origins of this machine, without a path and separated by commas',
  ),
  v.transform((values) => values.map((value) => originOf(value) ?? value)),
)
/** As long as a key made of 24 random bytes, in characters. */
const KEY_LENGTH = 32
const ranges = list(isRange, 'must be IP addresses or CIDR ranges, separated by commas')

const Environment = v.object({
  ALLOW_AGAINST: v.optional(flag, '0'),
  LISTEN: v.optional(
    v.pipe(
      text,
      v.check((value) => value === 'localhost' || isAddress(value), 'must be an IP address or localhost'),
    ),
    '127.0.0.1',
  ),
  PORT: v.optional(port, '3000'),
  SANDBOX_PORT: v.optional(port, '4000'),
  CONSOLE_ORIGIN: v.optional(origin),
  API_ORIGIN: v.optional(origin),
  GATEWAY_KEY: v.optional(v.pipe(text, v.minLength(16, 'must have at least 16 characters'))),
  REGISTRY: v.optional(
    v.pipe(
      text,
      v.check((value) => !/^[a-z]+:\/\//i.test(value) || isSafeAddress(value), 'must be a folder or an https address'),
    ),
    '.build/registry',
  ),
  REGISTRY_PUBLIC_KEY: v.optional(
    v.pipe(
      text,
      v.check(arePublicKeys, 'must be one or more Ed25519 public keys, as npm run registry -- key prints them, separated by commas'),
    ),
  ),
  ALLOW_OVERRIDES: v.optional(origins, ''),
  DATA_DIR: v.optional(text, '.data'),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      text,
      v.check((value) => /^\d{1,3}$/.test(value) && Number(value) <= 300, 'must be seconds, 0 to 300'),
      v.transform(Number),
    ),
    '0',
  ),
  SECRET_KEY: v.optional(v.pipe(text, v.minLength(KEY_LENGTH, `must have at least ${KEY_LENGTH} characters`))),
  SECRET_KEY_FALLBACKS: v.optional(
    list((key) => key.length >= KEY_LENGTH, `must be keys of at least ${KEY_LENGTH} characters, separated by commas`),
    '',
  ),
  REDIS_URL: v.optional(v.pipe(text, v.regex(/^rediss?:\/\/[^/]+/, 'must start with redis:// or rediss://'))),
  TRUST_PROXY: v.optional(ranges, ''),
  IP_ALLOWLIST: v.optional(ranges),
  IP_ALLOWLIST_PATHS: v.optional(
    list((path) => /^\/[^?#\s]*$/.test(path), 'must be paths that start with /'),
    '/login_test',
  ),
  SEED_DEMO: v.optional(flag, '1'),
  ROOT_LOCALE: v.optional(v.pipe(text, v.picklist(['en', 'vi'], 'must be en or vi'))),
  LOGIN_TEST: v.optional(flag),
  LOG_REQUESTS: v.optional(flag),
  API_EXTENSIONS: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => value === 'all' || value === 'none' || entries(value).every((name) => /^X\d+$/.test(name)),
        'must be all, none or names such as X1,X3',
      ),
      v.transform((value) => (value === 'all' ? 'all' : value === 'none' ? [] : entries(value))),
    ),
    'all',
  ),
  GOOGLE_CLIENT_ID: v.optional(text),
  CAPTCHA_SCRIPT_URL: v.optional(v.pipe(text, v.check(isSafeAddress, 'must be an https address, or an http address of this machine'))),
  CAPTCHA_SITE_KEY: v.optional(text),
  CAPTCHA_VERSION: v.optional(v.pipe(text, v.picklist(['2', '3'], 'must be 2 or 3'))),
  METRICS_PORT: v.optional(port),
  ONELINK_HOST: v.optional(
    v.pipe(
      text,
      v.check(isLinkHost, 'must be an http or https address such as https://go.example, without a query'),
      v.transform((value) => value.replace(/\/$/, '')),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(text, v.check(isWebAddress, 'must be an http or https address'))),
  TERMS_URL: v.optional(v.pipe(text, v.check(isSafeAddress, 'must be an https address, or an http address of this machine'))),
})

type Read = v.InferOutput<typeof Environment>

export interface Settings extends Omit<Read, 'CONSOLE_ORIGIN' | 'API_ORIGIN' | 'SECRET_KEY' | 'LOGIN_TEST' | 'LOG_REQUESTS' | 'SEED_DEMO'> {
  readonly CONSOLE_ORIGIN: string
  readonly API_ORIGIN: string
  readonly SECRET_KEY: string
  readonly LOGIN_TEST: boolean
  readonly LOG_REQUESTS: boolean
  /** True if no API is set: the sandbox on this machine is used. */
  readonly embedded: boolean
}

/** Names every wrong setting, one per line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Reads the host's settings from the environment. An empty variable counts as unset. It creates DATA_DIR and, if SECRET_KEY is
 * unset, `DATA_DIR/secret-key`. Throws a SettingsError that names everything that is wrong.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const read = v.safeParse(Environment, given)
  if (!read.success) throw new SettingsError(read.issues.map(describe).join('\n'))
  const { SEED_DEMO, ...values } = read.output
  const API_ORIGIN = values.API_ORIGIN ?? `http://127.0.0.1:${values.SANDBOX_PORT}`
  if (SEED_DEMO && !isLoopback(values.LISTEN) && isSandbox(API_ORIGIN, values.SANDBOX_PORT)) throw new SettingsError(exposed(values.LISTEN))
  if (values.REDIS_URL && !values.SECRET_KEY)
    throw new SettingsError('SECRET_KEY must be set with REDIS_URL: hosts that share sessions open them with the same key')
  if (isUrl(values.REGISTRY) && !values.REGISTRY_PUBLIC_KEY)
    throw new SettingsError('REGISTRY_PUBLIC_KEY must be set for a REGISTRY at an address: what others serve is believed for its signature')
  const folder = resolve(values.DATA_DIR)
  return {
    ...values,
    DATA_DIR: folder,
    REGISTRY: isUrl(values.REGISTRY) ? values.REGISTRY : resolve(values.REGISTRY),
    CONSOLE_ORIGIN: values.CONSOLE_ORIGIN ?? `http://localhost:${values.PORT}`,
    API_ORIGIN,
    SECRET_KEY: secretKey(folder, values.SECRET_KEY),
    LOGIN_TEST: values.LOGIN_TEST ?? values.API_ORIGIN === undefined,
    // They would fill a developer's terminal.
    LOG_REQUESTS: values.LOG_REQUESTS ?? values.API_ORIGIN !== undefined,
    embedded: values.API_ORIGIN === undefined,
  }
}

export function offersGoogle({ embedded, GOOGLE_CLIENT_ID }: Pick<Settings, 'embedded' | 'GOOGLE_CLIENT_ID'>): boolean {
  return embedded || GOOGLE_CLIENT_ID !== undefined
}

/**
 * Returns the sandbox's page for the provider's staff. Undefined if the API is another one, or if browsers of other machines
 * open the console: the sandbox is reached from this machine alone.
 */
export function providerUrl({
  embedded,
  CONSOLE_ORIGIN,
  SANDBOX_PORT,
}: Pick<Settings, 'embedded' | 'CONSOLE_ORIGIN' | 'SANDBOX_PORT'>): string | undefined {
  return embedded && isLoopback(hostOf(CONSOLE_ORIGIN)) ? `http://localhost:${SANDBOX_PORT}/provider` : undefined
}

/**
 * Returns what every Onelink begins with: the setting, or the address of the sandbox of this machine. Undefined for another API
 * without the setting.
 */
export function onelinkHost({ embedded, ONELINK_HOST, SANDBOX_PORT }: Pick<Settings, 'embedded' | 'ONELINK_HOST' | 'SANDBOX_PORT'>) {
  return ONELINK_HOST ?? (embedded ? `http://localhost:${SANDBOX_PORT}/l` : undefined)
}

/** A collector is often beside the host, without https. */
function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}

function isLinkHost(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#@\s]/.test(value)
}

function arePublicKeys(value: string): boolean {
  try {
    return registryKeys(value)?.length !== 0
  } catch {
    return false
  }
}

function isSafeAddress(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(hostOf(value)))
}

function exposed(host: string): string {
  return [
    `LISTEN must be 127.0.0.1 while the API is the sandbox with its demo accounts, whose password is public, not '${host}'.`,
    "To serve other machines, set API_ORIGIN to the provider's API, or SEED_DEMO=0 with a DATA_DIR that never held demo data.",
  ].join('\n')
}

function isSandbox(apiOrigin: string, sandboxPort: number): boolean {
  return Number(new URL(apiOrigin).port) === sandboxPort && isLoopback(hostOf(apiOrigin))
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || (isAddress(host) && ipaddr.process(host).range() === 'loopback')
}

/** The message never contains the value of a secret. */
function describe(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key)
  const value = /KEY|URL|OTEL/.test(name) ? '' : `, not '${String(issue.path?.[0]?.value)}'`
  return `${name} ${issue.message}${value}`
}

function secretKey(folder: string, given: string | undefined): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return given ?? keptKey(join(folder, 'secret-key'))
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR must be a folder that can be written, not '${folder}' (${Error.isError(error) ? error.message : error})`,
    )
  }
}

function keptKey(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  }
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32) throw new Error(`${file} holds no key; remove it to have a new one made`)
  return key
}

/** Returns the origin that a text names; null for anything else, such as an address with a path. */
export function originOf(value: string): string | null {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.pathname !== '/' || url.search || url.hash) return null
  return url.origin
}

function entries(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function isRange(value: string): boolean {
  return value.includes('/') ? ipaddr.isValidCIDR(value) : isAddress(value)
}

function isAddress(value: string): boolean {
  return ipaddr.IPv6.isValid(value) || ipaddr.IPv4.isValidFourPartDecimal(value)
}
