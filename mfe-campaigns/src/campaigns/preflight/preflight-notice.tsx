import { Notice, PlainList } from '@console/ui'
import { useText } from '../../text.ts'
import type { PreflightCheck } from './preflight.ts'

export function PreflightNotice({ checks }: { readonly checks: readonly PreflightCheck[] }) {
  const text = useText()
  if (checks.length === 0) return null
  return (
    <Notice>
      <PlainList gap="1">
        {checks.map(({ id, count }) => (
          <li key={id}>{text(`campaign.preflight.${id}`, { count })}</li>
        ))}
      </PlainList>
    </Notice>
  )
}
