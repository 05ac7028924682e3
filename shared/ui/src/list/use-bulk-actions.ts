import { isGranted, type Ownership } from '@console/contract'
import { useKitText } from '@console/i18n'
import { publisherStore, useOptionalProfile } from '@console/session'
import { useSyncExternalStore } from 'react'
import type { BulkAction } from './list-definition.ts'

const NO_KEYS: readonly string[] = []

/**
 * The actions whose keys the person holds; each refuses the rows it may not be done to. Keys that count only for one's own
 * refuse everybody else's rows, and all rows where `rowOwner` is not given.
 */
export function useBulkActions<Row>(
  actions: readonly BulkAction<Row>[],
  rowOwner: ((row: Row) => string | undefined) | undefined,
): readonly BulkAction<Row>[] {
  const text = useKitText()
  const me = useOptionalProfile()?.id
  const held = useSyncExternalStore(publisherStore.subscribe, () => publisherStore.getState().permissions?.permissions ?? NO_KEYS)
  const ownershipOf = (row: Row): Ownership => {
    const owner = rowOwner ? rowOwner(row) : null
    if (owner === undefined) return 'unknown'
    return owner === me ? 'mine' : 'others'
  }
  return actions
    .filter(({ needs }) => isGranted(held, needs))
    .map((action) => ({
      ...action,
      refuses: (row) => (isGranted(held, action.needs, ownershipOf(row)) ? action.refuses?.(row) : text('error.permission_denied.action')),
    }))
}
