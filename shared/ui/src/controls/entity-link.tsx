import { usePermission, usePlace } from '@console/module'
import { isUnder } from '@console/router'
import type { ReactNode } from 'react'
import { TextLink } from './text-link.tsx'

interface Props {
  readonly to: string
  /** Any one of these keys lets the person in (comma list). */
  readonly needs?: string
  readonly children: ReactNode
}

/** A link to another module's record; plain text where no live module owns the path or the person may not enter. */
export function EntityLink({ to, needs = '', children }: Props) {
  const { owners } = usePlace()
  const allowed = usePermission(needs)
  const owned = Object.values(owners).some((prefixes) => prefixes.some((prefix) => isUnder(to, prefix)))
  return owned && allowed ? <TextLink to={to}>{children}</TextLink> : children
}
