import { Button, Notice, Text } from '@console/ui'

interface Props {
  readonly words: string
  readonly action: string
  readonly onAction: () => void
}

/** Asks about what was typed, with a button that changes it. */
export function Doubt({ words, action, onAction }: Props) {
  return (
    <Notice>
      <Text mb="2" overflowWrap="anywhere">
        {words}
      </Text>
      <Button size="xs" breaks onClick={onAction}>
        {action}
      </Button>
    </Notice>
  )
}
