import type { CommandItem, GuardName, LayoutName, Locale, ModuleRoute, NavItem } from './descriptor.ts'

/** A file of a release: `file` is relative to the release's folder, `integrity` is its `sha384-…`. */
export interface ReleasedFile {
  readonly file: string
  readonly integrity: string
}

/** A module's route once the build has filled in the defaults and the permissions of its `data`. */
export interface ReleasedRoute extends Omit<ModuleRoute, 'needs' | 'layout' | 'guard'> {
  readonly layout: LayoutName
  readonly guard: GuardName
  readonly needs: readonly string[]
}

interface Released {
  readonly id: string
  readonly version: string
  /** Semver range of the platform the module was built against. */
  readonly platform: string
  /** The release's folder: `/modules/<id>/<hash>/`. */
  readonly hash: string
  readonly owns: readonly string[]
  readonly nav: readonly (NavItem & { readonly needs: readonly string[] })[]
  readonly commands: readonly (CommandItem & { readonly needs: readonly string[] })[]
  readonly routes: readonly ReleasedRoute[]
  /** The container, `remoteEntry.….js`. */
  readonly entry: ReleasedFile
}

/** `module.json`: what the build writes beside a module's files. Labels are only those that the record names. */
export interface ReleasedModule extends Released {
  readonly labels: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  /** Page name -> the scripts it needs. */
  readonly pages: Readonly<Record<string, readonly ReleasedFile[]>>
  readonly messages: Readonly<Record<Locale, readonly ReleasedFile[]>>
}

/** The same in one language, as the page carries it: files by name, since the entry knows the hashes of what it loads. */
export interface ModuleRecord extends Released {
  readonly labels: Readonly<Record<string, string>>
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly messages: readonly string[]
}

/** `shell.json`: the released browser half of the shell. */
export interface ReleasedShell {
  readonly hash: string
  /** Version of the platform it lends. */
  readonly platform: string
  /** Scripts of the first load, in order; files under `/shell/<hash>/`. */
  readonly scripts: readonly ReleasedFile[]
  /** Message chunk of each language. */
  readonly messages: Readonly<Record<Locale, readonly ReleasedFile[]>>
}

/** `pointers/<id>.json`: which release is live. Moved atomically (written beside, then renamed). */
export interface Pointer {
  readonly id: string
  readonly current: string
  /** Newest first. */
  readonly previous: readonly string[]
}
