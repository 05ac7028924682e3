import { Flex, Icon, IconButton, type IconId } from '@console/ui'
import type { KeyboardEvent } from 'react'

export interface PartAction {
  readonly label: string
  readonly disabledReason?: string | undefined
  readonly onClick: () => void
}

interface Props {
  readonly up: PartAction
  readonly down: PartAction
  readonly copy?: PartAction
  readonly remove: PartAction
}

export function PartButtons({ up, down, copy, remove }: Props) {
  return (
    <Flex gap={{ base: '0', md: '1' }} flexShrink="0">
      <Action icon="up" {...up} />
      <Action icon="down" {...down} />
      {copy ? <Action icon="copy" {...copy} /> : null}
      <Action icon="delete" {...remove} />
    </Flex>
  )
}

function Action({ icon, ...button }: PartAction & { readonly icon: IconId }) {
  return (
    <IconButton {...button} minW="8">
      <Icon id={icon} size={16} />
    </IconButton>
  )
}

/** Alt and an arrow move the innermost part that has the focus; a select opens by these keys itself. */
export function onMoveKey(event: KeyboardEvent, { up, down }: Pick<Props, 'up' | 'down'>): void {
  const action = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : undefined
  if (!event.altKey || !action || event.target instanceof HTMLSelectElement) return
  event.preventDefault()
  event.stopPropagation()
  if (action.disabledReason === undefined) action.onClick()
}
