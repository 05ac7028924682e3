import * as v from 'valibot'
import { Hash, type Read } from './manifests.ts'

/** Where a console that others may develop against says what it is made of. A production console has nothing there. */
export const CONSOLE_FILE = '/.well-known/console.json'
/** Below it such a console serves its registry: `live.json`, and the manifests and files of releases. */
export const REGISTRY_FOLDER = '/.well-known/registry'

const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/, 'must be an http or https address'))

/** What another host needs to know to serve the same modules in front of the same API. */
export const ConsoleFile = v.object({
  schema: v.literal(1, 'is of a format that this version does not read'),
  registry: v.object({
    address: Url,
    /** The number of what is live; null if nothing is. */
    number: v.nullable(v.number()),
    /** Who signs what is live; null if this host takes any signature. */
    public_key: v.nullable(v.string()),
  }),
  /** Null if no shell is live. */
  shell: v.nullable(v.object({ hash: Hash, platform: v.string() })),
  /** The host's settings that belong to its API, by their names in lower case. */
  settings: v.object({
    api_origin: Url,
    /** Where the sandbox of the console's machine listens; absent if the API is another one. */
    sandbox_port: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/))),
    api_extensions: v.string(),
    login_test: v.picklist(['0', '1']),
    captcha_script_url: v.optional(Url),
    captcha_site_key: v.optional(v.string()),
    captcha_version: v.optional(v.picklist(['2', '3'])),
    onelink_host: v.optional(Url),
    terms_url: v.optional(v.string()),
  }),
})
export type ConsoleFile = Read<typeof ConsoleFile>
