import type { Route } from '@console/contract'
import { useKitText } from '@console/i18n'
import { ownerOf } from '@console/module'
import { useMay, usePageData } from '@console/session'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout.ts'
import { TextLink } from './text-link.tsx'

interface Props {
  readonly to: string
  /** The call that reads the linked record: no link without permission for it. */
  readonly call?: Pick<Route, 'access'>
  /** As a name among names: underlined only under the pointer. */
  readonly quiet?: boolean
  /** In another tab, so that what is typed here stays at hand; screen readers say so. */
  readonly inNewTab?: boolean
  readonly describedBy?: string
  readonly children: ReactNode
}

const OPEN = { access: 'public' } as const

/** A link to another module's record; plain text where no live module owns the path or the person may not enter. */
export function EntityLink({ to, call = OPEN, quiet = true, inNewTab = false, describedBy, children }: Props) {
  const text = useKitText()
  const { owners } = usePageData()
  const mayEnter = useMay(call)
  return mayEnter && ownerOf(to, owners) !== undefined ? (
    <TextLink to={to} quiet={quiet} aria-describedby={describedBy} {...(inNewTab ? { target: '_blank' } : {})}>
      {children}
      {inNewTab ? <VisuallyHidden> {text('link.newTab')}</VisuallyHidden> : null}
    </TextLink>
  ) : (
    children
  )
}
