import type { ReleasedModule } from './registry/manifests.ts'

export type { ReleasedFile, ReleasedModule, ReleasedRoute, ReleasedShell } from './registry/manifests.ts'

/** A released module in one language, as page data has it. Files have no hashes here: the entry knows those of the files it loads. */
export interface ModuleManifest extends Omit<ReleasedModule, 'takes' | 'calls' | 'labels' | 'pages' | 'messages' | 'words' | 'files'> {
  readonly labels: Readonly<Record<string, string>>
  /** Page name -> its scripts and its words; empty in a document. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly messages: readonly string[]
}
