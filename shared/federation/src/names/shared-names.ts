import type { Compilation } from '@rspack/core'

export type NamesByPackage = Readonly<Record<string, readonly string[]>>

export interface SharedNames {
  /** Package that a build lends -> names of its exports; null if the compiler cannot tell them. */
  readonly lent: Readonly<Record<string, readonly string[] | null>>
  readonly borrowed: NamesByPackage
}

type Module = Compilation['modules'] extends Iterable<infer M> ? M : never

/** `provide shared module (default) react/jsx-runtime@1.0.0 = …`, `consume shared module (default) react@^1.0.0 (strict)` */
const SHARE = /^(provide|consume) shared module \(\w+\) (.+?)@[^@\s]+(?: |$)/

/** Returns the kind of a module that shares a package, and the name under which it is shared; null for any other module. */
export function sharedPackageOf(identifier: string): { readonly kind: 'provide' | 'consume'; readonly key: string } | null {
  const [, kind, key] = SHARE.exec(identifier) ?? []
  return kind && key ? { kind: kind as 'provide' | 'consume', key } : null
}

/** Returns the names that a finished build lends and borrows, read from the compiler's graph of modules. */
export function sharedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const lent: Record<string, readonly string[] | null> = {}
  const borrowed: Record<string, readonly string[]> = {}

  const lentBy = (module: Module) => {
    const [source] = moduleGraph.getOutgoingConnections(module)
    const names = source?.module && moduleGraph.getProvidedExports(source.module)
    return Array.isArray(names) ? names.toSorted() : null
  }
  /** Imports that are not used have been shaken off, but `import 'package'` stays, which has no name. */
  const borrowedBy = (module: Module) => {
    const used = moduleGraph.getIncomingConnections(module).filter((connection) => connection.getActiveState(undefined) !== false)
    return [...new Set(used.flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []))].sort()
  }

  for (const module of modules) {
    const shared = sharedPackageOf(module.readableIdentifier())
    if (shared?.kind === 'provide') lent[shared.key] = lentBy(module)
    else if (shared) borrowed[shared.key] = borrowedBy(module)
  }
  return { lent, borrowed }
}
