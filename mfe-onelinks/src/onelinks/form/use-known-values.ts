import type { CampaignInfoField } from '@console/contract'
import { useMemo } from 'react'
import { useKnownOnelinks } from '../link/use-known-onelinks.ts'
import { valuesIn } from './utm-values.ts'

export function useKnownValues(field: CampaignInfoField, exceptId: string | undefined): readonly string[] {
  const known = useKnownOnelinks()
  return useMemo(
    () =>
      valuesIn(
        known.filter(({ id }) => id !== exceptId),
        field,
      ),
    [known, field, exceptId],
  )
}
