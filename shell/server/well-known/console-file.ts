import type { ReleasedShell } from '@console/module'
import { type ConsoleFile, REGISTRY_FOLDER, type Snapshot } from '@console/module/registry'
import { onelinkHost, type Settings } from '../settings.ts'

/** Everything in it is known to browsers, except the API's address. */
export function consoleFile(settings: Settings, snapshot: Snapshot | null, shell: ReleasedShell | null): ConsoleFile {
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
