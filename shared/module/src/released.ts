import type { ReleasedModule } from './registry/records.ts'

export type { Pointer, ReleasedFile, ReleasedModule, ReleasedRoute, ReleasedShell } from './registry/records.ts'

/** A released module in one language, as the page carries it: files by name, since the entry knows the hashes of what it loads. */
export interface ModuleRecord extends Omit<ReleasedModule, 'labels' | 'pages' | 'messages'> {
  readonly labels: Readonly<Record<string, string>>
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly messages: readonly string[]
}
