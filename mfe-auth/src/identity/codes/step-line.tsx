import { Text } from '@console/ui'
import { useText } from '../../text.ts'

export function StepLine({ step, of }: { readonly step: number; readonly of: number }) {
  const text = useText()
  return (
    <Text textStyle="sm" color="fg.muted" role="status">
      {text('steps.at', { step, of })}
    </Text>
  )
}
