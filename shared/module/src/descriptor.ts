import type { RouteId } from '@console/contract'

export type Locale = 'en' | 'vi'

const LAYOUTS = ['default', 'campaigns', 'index', 'landing', 'register', 'select-publisher'] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** Returns the layout of that name, `default` if this version does not know it. */
export const layoutOf = (name: string): LayoutName => LAYOUTS.find((layout) => layout === name) ?? 'default'

/** `admin`: signed in with strategy local and role admin. `login`: signed in with any strategy. `none`: anybody. */
export const GUARDS = ['admin', 'login', 'none'] as const
export type GuardName = (typeof GUARDS)[number]

export const ICONS = ['campaigns', 'applications', 'sources', 'onelinks', 'metric-requests', 'users', 'roles', 'settings'] as const
export type IconName = (typeof ICONS)[number]

export interface NavItem {
  readonly to: `/${string}`
  /** A key of the module's messages. */
  readonly label: string
  readonly icon: IconName
  /** Lower numbers come first; steps of ten leave room. */
  readonly order: number
}

interface Link {
  readonly to: `/${string}`
  readonly label: string
}

export interface CommandItem extends Link {
  /** Offered on the home page too. */
  readonly often?: true
}

/**
 * A field of a record, by its path: `application.display_name`; `.` is the record itself. A text or number is shown as it is; of a list,
 * its first entry and how many more there are. `status.:mode` is the message `status.<value of mode>`, of the module or the kit. A person
 * or a role is shown by name.
 */
export type ShownField = string | { readonly person: string } | { readonly role: string }

type Asked = RouteId | `${RouteId}?${string}`

interface Records {
  /** The list, with `?name=value` for what narrows it: `invitations.list?status=pending`. Its first page is looked at. */
  readonly call: Asked
  /** The address of a record, with `:name` for its fields: `/campaigns/:id`, `/users?q=:email`. */
  readonly to: `/${string}`
  readonly name: readonly ShownField[]
}

/**
 * Records that are found by their names from anywhere in the console, by a list that takes `q`. A parameter of its path has the value that
 * it has in the address of the open page, and without one nothing is searched. `to` may name it: `/sources/:application_id/:id`.
 */
export interface SearchItem extends Records {
  /** A list whose records have one such list each: the parameter then has their ids. The record that was open last comes first. */
  readonly each?: Asked
  /** A key of the module's messages; the name of the area in the navigation if absent. */
  readonly heading?: string
  /** Tells the record from others of the same name. */
  readonly text?: readonly ShownField[]
  /** Takes `?q=`; its label has `{words}`. */
  readonly all?: Link
}

/** All are true of the field with this path. None is true of a field that the record does not have. */
export interface Condition {
  readonly of: string
  readonly is?: readonly (string | number)[]
  /** A moment that is past; false: one that is yet to come. */
  readonly past?: boolean
  /** A moment from so many calendar days on, until so many: 0 is today, -1 yesterday. */
  readonly from?: number
  readonly to?: number
}

export interface Reason {
  readonly when?: readonly Condition[]
  /** A list of the record: the reason, and what is shown of it, is about its first entry that meets all conditions. */
  readonly in?: string
  /**
   * The message that says it, of the module or the kit: `attention.late` or, by a field's value, `attention.:status`. It may name `{when}`
   * and, one of the kit, `{days}`.
   */
  readonly text: string
  readonly at?: string
  readonly latestFirst?: true
  /** The step that settles it, if `act` is permitted; a key for own records counts for the `owner`. */
  readonly way?: Link & { readonly act: RouteId; readonly owner?: string }
}

/** Records that are on the home page while there is a reason, the gravest reasons first. */
export interface AttentionItem extends Records {
  readonly reasons: readonly Reason[]
  /** It waits for someone else, or was decided lately: in a section of its own, the first few of each reason. */
  readonly waiting?: true
}

/** Records with a time, which the home page shows as bars. The list has only active ones, first those that end first. */
export interface ScheduleItem extends Records {
  /** Paths of fields. */
  readonly begins: string
  readonly ends: string
  readonly all?: Link
}

export interface ModuleRoute {
  /** Absolute, without locale prefix and below one of `owns`. `:name` and `:name?` are parameters. */
  readonly path: `/${string}`
  /** A key of `pages` in the module's `module.ts`. */
  readonly page: string
  /** The h1 and the document's title, where the page does not set one from its record. */
  readonly title?: string
  /**
   * The breadcrumb word. With `record`, the record's own name replaces the word once it is loaded. `modes` has a word for each
   * `?mode=` of the page; that word is the crumb below the page's own.
   */
  readonly crumb?: string | { readonly label: string; readonly record: true; readonly modes?: Readonly<Record<string, string>> }
  /**
   * The call that the page reads first, with `?name` for parameters of the path that go in its query: made in advance by
   * the host, and the source of the page's permission where no `act` is named.
   */
  readonly data?: Asked
  /** The call whose permission opens the page, if that is not the one of `data`. */
  readonly act?: RouteId
  /** `default` if absent. */
  readonly layout?: LayoutName
  /** `admin` if absent. */
  readonly guard?: GuardName
  /** Reachable by a signed-in person who has not chosen a publisher. */
  readonly withoutPublisher?: true
}

/** What a module owns and shows, as pure data: the shell draws and guards it before any module code is fetched. */
export interface ModuleDescriptor {
  readonly id: string
  readonly owns: readonly `/${string}`[]
  readonly nav?: readonly NavItem[]
  readonly commands?: readonly CommandItem[]
  readonly search?: readonly SearchItem[]
  readonly attention?: readonly AttentionItem[]
  readonly schedule?: readonly ScheduleItem[]
  readonly routes: readonly ModuleRoute[]
}

/** Declares a module. The compiler checks it here; the build checks it against pages, messages and permissions. */
export function describeModule<const D extends ModuleDescriptor>(descriptor: D): D {
  return descriptor
}
