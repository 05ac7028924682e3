import type { ReleasedShell } from '@console/module'
import {
  CONSOLE_FILE,
  type ConsoleFile,
  consoleJson,
  FILE_NAME,
  integrityOf,
  LIVE,
  REGISTRY_FOLDER,
  type RegistrySource,
  type Snapshot,
  snapshotJson,
} from '@console/module/registry'
import { NOSNIFF } from '../headers.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { onelinkHost, type Settings } from '../settings.ts'

export interface WellKnownParts {
  readonly settings: Settings
  readonly registry: Registry
  readonly source: RegistrySource
}

/** A file of a release, or its manifest. */
const RELEASED = /^(?:shell|modules\/[a-z][a-z0-9-]*)\/[A-Za-z0-9_-]+\/[^/]/

/**
 * Serves what others need to develop against this console: where its parts are, and its registry. Readers compare a release
 * with the snapshot, so the registry's files are passed on unchanged.
 */
export function createWellKnown({ settings, registry, source }: WellKnownParts) {
  async function registryFile(place: string, known: string | null): Promise<Response> {
    if (place === LIVE) {
      const snapshot = await registry.snapshot()
      return snapshot ? liveText(snapshotJson.stringify(snapshot), known) : notFound()
    }
    const content = RELEASED.test(place) && FILE_NAME.test(place) ? await source.read(place) : null
    return content ? new Response(content, { headers: { ...HEADERS, 'content-type': 'application/octet-stream' } }) : notFound()
  }

  return async function serveWellKnown(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === CONSOLE_FILE) {
      const { shell } = await registry.live(null)
      return json(consoleJson.stringify(consoleFile(settings, await registry.snapshot(), shell)))
    }
    if (!pathname.startsWith(`${REGISTRY_FOLDER}/`)) return notFound()
    return registryFile(pathname.slice(REGISTRY_FOLDER.length + 1), request.headers.get('if-none-match'))
  }
}

const HEADERS = { ...NOSNIFF, 'cache-control': 'no-store' }

function json(text: string, more: Record<string, string> = {}): Response {
  return new Response(text, { headers: { ...HEADERS, ...more, 'content-type': 'application/json' } })
}

function liveText(text: string, known: string | null): Response {
  const etag = `"${integrityOf(text)}"`
  return known === etag ? new Response(null, { status: 304, headers: { ...HEADERS, etag } }) : json(text, { etag })
}

const notFound = () => new Response('Not found\n', { status: 404, headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } })

/** Everything in it is known to browsers, except the API's address. */
function consoleFile(settings: Settings, snapshot: Snapshot | null, shell: ReleasedShell | null): ConsoleFile {
  const { API_ORIGIN, API_EXTENSIONS, CAPTCHA_SCRIPT_URL, CAPTCHA_SITE_KEY, CAPTCHA_VERSION, LOGIN_TEST, TERMS_URL } = settings
  return {
    schema: 1,
    registry: {
      address: settings.CONSOLE_ORIGIN + REGISTRY_FOLDER,
      number: snapshot?.number ?? null,
      public_key: settings.REGISTRY_PUBLIC_KEY ?? null,
    },
    shell: shell && { hash: shell.hash, platform: shell.platform },
    settings: {
      api_origin: API_ORIGIN,
      ...(settings.embedded && { sandbox_port: String(settings.SANDBOX_PORT) }),
      api_extensions: API_EXTENSIONS === 'all' ? 'all' : API_EXTENSIONS.join(',') || 'none',
      login_test: LOGIN_TEST ? '1' : '0',
      ...(CAPTCHA_SCRIPT_URL && { captcha_script_url: CAPTCHA_SCRIPT_URL }),
      ...(CAPTCHA_SITE_KEY && { captcha_site_key: CAPTCHA_SITE_KEY }),
      ...(CAPTCHA_VERSION && { captcha_version: CAPTCHA_VERSION }),
      ...onelinks(onelinkHost(settings)),
      ...(TERMS_URL && { terms_url: TERMS_URL }),
    },
  }
}

const onelinks = (host: string | undefined) => (host ? { onelink_host: host } : {})
