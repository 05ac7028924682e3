import type { ComponentType } from 'react'
import type { Locale, ModuleDescriptor } from './descriptor.ts'

/** `preload` fetches what the page draws at once but has in a file of its own. */
export type PageComponent = ComponentType & { readonly preload?: () => unknown }
export type PageLoader = () => Promise<PageComponent>
export type MessagesLoader = () => Promise<{ readonly default: Readonly<Record<string, string>> }>

export interface PageWords extends Readonly<Record<Locale, MessagesLoader>> {
  readonly pages: readonly string[]
}

export interface ConsoleModule {
  readonly descriptor: ModuleDescriptor
  readonly pages: Readonly<Record<string, PageLoader>>
  readonly messages: Readonly<Record<Locale, MessagesLoader>>
  /** Further texts of some pages. A build for release moves all texts of `messages` here, to the pages that show them. */
  readonly words?: Readonly<Record<string, PageWords>>
}

/** What this file needs of a descriptor: `describeModule` checks the rest of it. */
export interface WithPages {
  readonly routes: readonly { readonly page: string }[]
}

export interface ModuleDefinition<D extends WithPages> {
  readonly descriptor: D
  /** One loader per page that the descriptor's routes name: a missing or surplus one is a compile error. */
  readonly pages: Readonly<Record<PageOf<D>, PageLoader>>
  /** All texts of the module, `./messages/{en,vi}.ts`. The build gives each page those that its code names. */
  readonly messages: Readonly<Record<Locale, MessagesLoader>>
}

type PageOf<D extends WithPages> = D['routes'][number]['page']

/**
 * The sole exposed file of a module (`src/module.ts`) exports what this returns as its default. Every module takes this function, so its
 * type names no call of the contract: a new call would change what all of them were built against.
 */
export function defineModule<const D extends WithPages>(definition: ModuleDefinition<D>): ModuleDefinition<D> {
  return definition
}

/** Returns whether a remote delivered a module made by `defineModule`. */
export function isConsoleModule(value: unknown): value is ConsoleModule {
  return typeof value === 'object' && value !== null && 'descriptor' in value && 'pages' in value && 'messages' in value
}
