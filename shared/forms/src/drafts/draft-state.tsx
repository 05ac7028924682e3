import { useFormats, useKitText } from '@console/i18n'
import { Text } from '@console/ui'
import type { Drafts } from './use-drafts.ts'

interface Props extends Pick<Drafts, 'isOn' | 'isUnavailable' | 'keptAt'> {
  readonly isDirty: boolean
}

export function DraftState({ isOn, isUnavailable, keptAt, isDirty }: Props) {
  const text = useKitText()
  const { time } = useFormats()
  const words = () => {
    if (!isDirty || !isOn) return undefined
    if (isUnavailable) return text('draft.off')
    return keptAt === undefined ? text('draft.unsaved') : text('draft.saved', { time: time(keptAt) })
  }
  return (
    // Has its size while empty too, so that no button moves; the longest text fits into 14rem.
    <Text flex="1 1 14rem" h="1lh" textStyle="xs" color="fg.muted" truncate title={words()}>
      {words()}
    </Text>
  )
}
