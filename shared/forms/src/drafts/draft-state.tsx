import { useFormats, useKitText } from '@console/i18n'
import { Text } from '@console/ui'
import type { Drafts } from './use-drafts.ts'

/** Beside the buttons: what the browser has of what is typed. It may take two lines, so that the bar keeps its height. */
export function DraftState({ isUnavailable, keptAt }: Pick<Drafts, 'isUnavailable' | 'keptAt'>) {
  const text = useKitText()
  const { time } = useFormats()
  const words = isUnavailable
    ? text('draft.off')
    : keptAt === undefined
      ? text('draft.unsaved')
      : text('draft.saved', { time: time(keptAt) })
  return (
    <Text flex="1 1 5rem" textStyle="xs" lineHeight="short" color="fg.muted">
      {words}
    </Text>
  )
}
