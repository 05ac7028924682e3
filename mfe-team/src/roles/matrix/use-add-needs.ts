import { useState } from 'react'
import { withNeeds } from '../../permissions/needs.ts'
import { useOwnPermissions } from '../../permissions/use-own-permissions.ts'
import { usePermissionNames } from '../../permissions/use-permission-names.ts'
import { useText } from '../../text.ts'

/** Adds what permissions need, which may need more in turn; `told` names it until the choice changes. */
export function useAddNeeds(keys: readonly string[], change: (keys: string[]) => void) {
  const text = useText()
  const nameOf = usePermissionNames()
  const held = useOwnPermissions()
  const [last, setLast] = useState<{ readonly added: readonly string[]; readonly all: string }>()
  const completed = (needs: readonly string[]) => withNeeds(keys, needs, held)
  return {
    completed,
    add(needs: readonly string[]) {
      const next = completed(needs)
      setLast({ added: next.filter((key) => !keys.includes(key)), all: next.join() })
      change(next)
    },
    told: last?.all === keys.join() ? text('permissions.needs.added', { names: last.added.map(nameOf).join(', ') }) : undefined,
  }
}
