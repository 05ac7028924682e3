import { Page, Text } from '@console/ui'
import { useText } from '../text.ts'

export function SampleSectionPage() {
  const text = useText()
  return (
    <Page title={text('sampleSection.title')}>
      <Text>{text('sampleSection.about')}</Text>
    </Page>
  )
}
