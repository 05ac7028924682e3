import type { ComponentType } from 'react'
import type { Locale, ModuleDescriptor } from './descriptor.ts'

export type PageLoader = () => Promise<ComponentType>
export type MessagesLoader = () => Promise<{ readonly default: Readonly<Record<string, string>> }>

/** What a module exposes to the shell: its descriptor, lazily imported pages and messages. */
export interface ConsoleModule {
  readonly descriptor: ModuleDescriptor
  readonly pages: Readonly<Record<string, PageLoader>>
  readonly messages: Readonly<Record<Locale, MessagesLoader>>
}

interface Definition<D extends ModuleDescriptor> {
  readonly descriptor: D
  /** One loader per page that the descriptor's routes name: a missing or surplus one is a compile error. */
  readonly pages: Readonly<Record<D['routes'][number]['page'], PageLoader>>
  readonly messages: Readonly<Record<Locale, MessagesLoader>>
}

/** The sole exposed file of a module (`src/module.ts`) exports what this returns as its default. */
export function defineModule<const D extends ModuleDescriptor>(definition: Definition<D>): ConsoleModule {
  return definition
}

/** Returns whether a remote delivered a module made by `defineModule`. */
export function isConsoleModule(value: unknown): value is ConsoleModule {
  return typeof value === 'object' && value !== null && 'descriptor' in value && 'pages' in value && 'messages' in value
}
