import { typed } from '@console/federation'
import { changedTypes, type ReleasedModule, type ReleasedShell } from '@console/module/registry'

interface Live {
  readonly shell: Pick<ReleasedShell, 'lends'> | null
  readonly modules: readonly Pick<ReleasedModule, 'id' | 'takes'>[]
}

/** Returns a line for each module that fits by name but was built against other types: only the compiler can tell whether it still works. */
export function otherTypes({ shell, modules }: Live): string[] {
  return modules.flatMap(({ id, takes }) => {
    const changed = shell ? changedTypes(takes, shell.lends) : []
    return changed.length === 0
      ? []
      : [`note: '${id}' was built against another type of ${changed.join(', ')}. Check it with this shell: ${typed('release', id)}`]
  })
}
