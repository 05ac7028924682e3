import type { MyPermissions, OwnPublisher, Profile, RegistrationPerson, RoleRef } from '@console/contract'
import type { Locale } from './descriptor.ts'
import type { FailureReason } from './failure.ts'
import type { Override, OverrideFault } from './override.ts'
import type { Preferences } from './preferences.ts'
import type { ModuleManifest } from './released.ts'

export interface NavEntry {
  readonly to: string
  readonly label: string
  readonly icon: string
  readonly order: number
  readonly needs: readonly string[]
  readonly module: string
}

export interface CaptchaSettings {
  readonly script_url: string
  /** Null if it was not configured, which the page tells. */
  readonly site_key: string | null
  /** '2' renders an invisible widget, '3' executes with the key. */
  readonly version: string | null
}

/** `needs` lists what the module takes and shell or host do not have. */
export interface Unavailable {
  readonly reason: Extract<FailureReason, 'platform' | 'missing' | 'held' | 'off' | 'override'>
  readonly needs?: string
  readonly fault?: OverrideFault
  /** Name of the area, if no manifest can tell. */
  readonly name?: string
}

/** The newest release of a module, while an older one is served in its place. */
export interface HeldBack extends Pick<Unavailable, 'needs'> {
  readonly hash: string
  readonly reason: Extract<Unavailable['reason'], 'platform' | 'missing' | 'held'>
}

/** Sent at once, in `<script type="application/json" id="console-page">`. */
export interface PageData {
  readonly locale: Locale
  /** Router basename. */
  readonly base: '' | '/vi'
  /** For Emotion's style elements. */
  readonly nonce: string
  readonly preferences: Preferences
  readonly owners: Readonly<Record<string, readonly string[]>>
  readonly nav: readonly NavEntry[]
  /** The manifest of the module that owns the current path, without the files of its pages, which come with the rest. */
  readonly module: ModuleManifest | null
  readonly shell?: { readonly hash: string; readonly platform: string }
  readonly unavailable: Readonly<Record<string, Unavailable>>
  readonly held_back?: Readonly<Record<string, HeldBack>>
  readonly overrides?: readonly Override[]
  /** Present if the person sees the console of one publisher as a holder of this role. */
  readonly viewed_role?: RoleRef & { readonly publisher_id: string }
  /** Immutable file with every other manifest: `ModuleManifest[]`. */
  readonly registry: string
  readonly settings: {
    readonly login_test: boolean
    readonly google: boolean
    readonly extensions: readonly string[] | 'all'
    /** Where the provider's staff work, if the host knows it: a page of the sandbox. */
    readonly provider_url?: string
    /** What every Onelink begins with, if the host knows it. */
    readonly onelink_host?: string
    /** Origins that modules may be taken from; absent where nobody can do that. */
    readonly override_origins?: readonly string[]
    /** In documents whose headers allow a captcha (`isAuthPath`), and only there; null where none is set up. */
    readonly captcha?: CaptchaSettings | null
    /** In the same documents: what one agrees to when registering. */
    readonly terms_url?: string
  }
  /** On /register/google, after a sign-in that found no account. */
  readonly registration?: RegistrationPerson
}

/**
 * Sent when the API has answered, in `<script type="application/json" id="console-boot">`.
 * `unknown`: it did not answer in time, so the browser asks the API itself.
 */
export type BootData =
  | { readonly state: 'signed-out' }
  | { readonly state: 'unknown' }
  | {
      readonly state: 'signed-in'
      readonly profile: Profile
      readonly publishers: readonly OwnPublisher[]
      /** Of the publisher in the cookie, if it is one of `publishers`. */
      readonly permissions: MyPermissions | null
    }

/** The query field of an address that names the publisher of the document. */
export const PUBLISHER_FIELD = 'publisher'
