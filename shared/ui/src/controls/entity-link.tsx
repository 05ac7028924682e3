import type { Route } from '@console/contract'
import { ownerOf } from '@console/module'
import { useMay, usePageData } from '@console/session'
import type { ReactNode } from 'react'
import { TextLink } from './text-link.tsx'

interface Props {
  readonly to: string
  /** The call that reads what stands there: who may not make it is not led there. */
  readonly call?: Pick<Route, 'access'>
  /** As a name among names: underlined only under the pointer. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

const OPEN = { access: 'public' } as const

/** A link to another module's record; plain text where no live module owns the path or the person may not enter. */
export function EntityLink({ to, call = OPEN, quiet = true, children }: Props) {
  const { owners } = usePageData()
  const mayEnter = useMay(call)
  return mayEnter && ownerOf(to, owners) !== undefined ? (
    <TextLink to={to} quiet={quiet}>
      {children}
    </TextLink>
  ) : (
    children
  )
}
