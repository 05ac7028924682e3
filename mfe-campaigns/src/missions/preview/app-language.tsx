import type { Locale } from '@console/module'
import { useText } from '../../text.ts'
import { SegmentedControl } from '../phone/segmented-control.tsx'

interface Props {
  readonly chosen: Locale
  readonly onChoose: (language: Locale) => void
}

export function AppLanguage(props: Props) {
  const text = useText()
  return (
    <SegmentedControl
      label={text('mission.preview.language')}
      options={[
        { id: 'en', name: 'English', lang: 'en' },
        { id: 'vi', name: 'Tiếng Việt', lang: 'vi' },
      ]}
      {...props}
    />
  )
}
