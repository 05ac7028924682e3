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
  /** Null where it was not configured, which the page tells. */
  readonly site_key: string | null
  /** '2' renders an invisible widget, '3' executes with the key. */
  readonly version: string | null
}

/** Why the host does not serve a module. `needs` lists what it takes and shell or host do not have. */
export interface Unavailable {
  readonly reason: Extract<FailureReason, 'platform' | 'missing' | 'held' | 'off' | 'override'>
  readonly needs?: string
  /** With `override`: what is wrong with it. */
  readonly fault?: OverrideFault
  /** What the area is called, where no manifest can tell. */
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
  /** Router basename: '' or '/vi'. */
  readonly base: '' | '/vi'
  /** For Emotion's style elements. */
  readonly nonce: string
  readonly preferences: Preferences
  /** The path prefixes that each live module owns. */
  readonly owners: Readonly<Record<string, readonly string[]>>
  readonly nav: readonly NavEntry[]
  /** The manifest of the module that owns the current path, without the files of its pages, which come with the rest. */
  readonly module: ModuleManifest | null
  /** What the page was drawn with: the shell's content, and the version of the platform that it lends to modules. */
  readonly shell?: { readonly hash: string; readonly platform: string }
  /** Modules that are registered but cannot be served, with the reason's code and facts. */
  readonly unavailable: Readonly<Record<string, Unavailable>>
  /** Modules of which an older release is served than the newest one, if there are any. */
  readonly held_back?: Readonly<Record<string, HeldBack>>
  /** The modules that this person has from elsewhere, if there are any. */
  readonly overrides?: readonly Override[]
  /** The role as whose holder the person sees the console of one publisher, where they do. */
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
    /** Where modules may be taken from instead; absent where nobody can do that. */
    readonly override_origins?: readonly string[]
    /** In documents whose headers allow a captcha (`isAuthPath`), and only there; null where none is set up. */
    readonly captcha?: CaptchaSettings | null
    /** In the same documents: what one agrees to when registering, where it can be read. */
    readonly terms_url?: string
  }
  /** On /register/google: whom Google vouched for a moment ago; absent where nobody came from there. */
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

/** The field of an address's query that names the publisher which the document is for. */
export const PUBLISHER_FIELD = 'publisher'
