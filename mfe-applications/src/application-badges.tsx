import type { ApplicationRef } from '@console/contract'
import { ModeBadge, StatusBadge } from '@console/entities'
import { Flex } from '@console/ui'

export function ApplicationBadges({ application: { status, mode } }: { readonly application: Pick<ApplicationRef, 'status' | 'mode'> }) {
  return (
    <Flex as="span" display="inline-flex" columnGap="3" align="center" wrap="wrap">
      <ModeBadge mode={mode} />
      <StatusBadge status={status} />
    </Flex>
  )
}
