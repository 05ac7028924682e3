import type { ReleasedModule, ReleasedShell } from '../manifests.ts'

/** Bytes before compression. */
export interface SizeLimits {
  /** What a page may have with its entry, however large it was before. */
  readonly page: number
}

/** What hosts serve at one moment: the shell, and of each module the live release and the one that is rolled out. */
export interface Served {
  readonly shell: ReleasedShell | null
  readonly modules: readonly ReleasedModule[]
  /** The modules that are switched off: what they own stays theirs, and nobody gets their code. */
  readonly off?: ReadonlySet<string>
}

export interface Rules {
  /** The ids of the calls that hosts pass on. */
  readonly calls: readonly string[]
  readonly sizes: SizeLimits
  /** Going back to what people had: it may take away what came since, but still has to fit everything else. */
  readonly goesBack?: boolean
}
