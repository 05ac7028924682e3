import { Button, Text } from '@console/ui'
import { useText } from '../../text.ts'
import type { SkipState } from './skip-moment.ts'

interface Props {
  readonly state: SkipState
  readonly onSkip: () => void
}

export function SkipPart({ state, onSkip }: Props) {
  const text = useText()
  if (state.kind === 'skip') {
    return (
      <Button size="xs" onClick={onSkip}>
        {text('mission.preview.skip')}
      </Button>
    )
  }
  return (
    <Text textStyle="xs" color="fg.muted">
      {state.kind === 'wait' ? text('mission.preview.skipIn', { count: state.seconds }) : text('mission.preview.noSkip')}
    </Text>
  )
}
