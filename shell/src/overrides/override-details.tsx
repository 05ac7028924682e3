import type { OverrideFault } from '@console/module'
import { usePageData } from '@console/session'
import { Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { OverrideMessages } from './override-messages.ts'
import { RemoveButton } from './remove-button.tsx'

interface Props {
  readonly id: string
  /** Why the override cannot be used; undefined if it was, and failed. */
  readonly fault: OverrideFault | undefined
  readonly needs: string | undefined
}

/** On the card of an area with an override: its origin, what is wrong with it, and the way back. */
export function OverrideDetails({ id, fault, needs }: Props) {
  const override = usePageData().overrides?.find((one) => one.id === id)
  if (!override) return null
  return (
    <OverrideMessages>
      <Back id={id} origin={override.origin} fault={fault} needs={needs} />
    </OverrideMessages>
  )
}

function Back({ id, origin, fault, needs }: Props & { readonly origin: string }) {
  const text = useText()
  return (
    <Stack gap="2" align="flex-start">
      {fault ? <Text color="fg.muted">{text(`override.fault.${fault}`, { needs })}</Text> : null}
      <Text color="fg.muted" overflowWrap="anywhere">
        {text('override.from', { origin })}
      </Text>
      <RemoveButton id={id} />
    </Stack>
  )
}
