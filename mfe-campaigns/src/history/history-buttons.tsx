import { Button, Flex } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function HistoryButtons({ mayUndo, mayRedo, onUndo, onRedo }: Props) {
  const text = useText()
  return (
    <Flex gap="2">
      <Button disabledReason={mayUndo ? undefined : text('history.undo.none')} onClick={onUndo}>
        {text('action.undo')}
      </Button>
      <Button disabledReason={mayRedo ? undefined : text('history.redo.none')} onClick={onRedo}>
        {text('history.redo')}
      </Button>
    </Flex>
  )
}
