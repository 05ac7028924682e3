import { Box, PlainList, Text } from '@console/ui'
import { useText } from '../../text.ts'
import type { SaveResult } from './use-grid-saving.ts'

export function SaveResults({ results }: { readonly results: readonly SaveResult[] }) {
  const text = useText()
  const failures = results.filter(({ reason }) => reason !== undefined)
  const count = results.length - failures.length
  return (
    <Box role="status" textStyle="sm">
      {count > 0 ? <Text>{text('reward.grid.saved', { count })}</Text> : null}
      <PlainList gap="1">
        {failures.map(({ task, reason = '' }) => (
          <Box as="li" key={task.id} color="fg.error">
            {text('reward.grid.refused', { name: task.name, reason })}
          </Box>
        ))}
      </PlainList>
    </Box>
  )
}
