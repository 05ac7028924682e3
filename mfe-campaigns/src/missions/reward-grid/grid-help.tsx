import { Button, Icon, Stack, Text } from '@console/ui'
import { useId, useState } from 'react'
import { useText } from '../../text.ts'

/** Folded away in a narrow window, where it would take the place of the grid. */
export function GridHelp() {
  const text = useText()
  const id = useId()
  const [isShown, setShown] = useState(() => matchMedia('(min-width: 768px)').matches)
  return (
    <Stack gap="2" align="flex-start" textStyle="sm" color="fg.muted">
      <Button look="quiet" px="1" ms="-1" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
        <Icon id={isShown ? 'expand' : 'right'} size={16} />
        {text('reward.grid.howTo')}
      </Button>
      <Text id={id} hidden={!isShown}>
        {text('reward.grid.help')}
      </Text>
    </Stack>
  )
}
