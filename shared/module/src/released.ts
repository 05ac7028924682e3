import type { ReleasedModule, ReleasedRoute } from './registry/manifests.ts'

export type {
  ReleasedAttention,
  ReleasedFile,
  ReleasedList,
  ReleasedModule,
  ReleasedReason,
  ReleasedRoute,
  ReleasedSearch,
  ReleasedShell,
} from './registry/manifests.ts'

/**
 * A released module in one language, as page data has it. Files have no hashes here: the entry knows those of the files it loads. A document says
 * nothing of records.
 */
export interface ModuleManifest
  extends Omit<
    ReleasedModule,
    'takes' | 'calls' | 'borrows' | 'owns' | 'nav' | 'routes' | 'labels' | 'pages' | 'messages' | 'words' | 'files'
  > {
  /** In a document none has `reads`. */
  readonly routes: readonly Omit<ReleasedRoute, 'data'>[]
  readonly labels: Readonly<Record<string, string>>
  /** Page name -> its scripts and its words, then the scripts of the shell that it needs, by their paths; empty in a document. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly messages: readonly string[]
}
