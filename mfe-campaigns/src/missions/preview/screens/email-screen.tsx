import type { TaskContents } from '@console/contract'
import { RichTextView } from '@console/rich-text'
import { Box, Heading, Stack } from '@console/ui'
import { useText } from '../../../text.ts'
import { WayOut } from '../way-out.tsx'
import { withSamples, withSamplesInHtml } from '../with-samples.ts'

interface Props {
  readonly content: TaskContents['email']
  readonly samples: Readonly<Record<string, string>>
}

/** The email as it arrives, with sample values in place of its variables. */
export function EmailScreen({ content: { subject, content, cta_link, variables }, samples }: Props) {
  const text = useText()
  return (
    <Stack gap="4" p="4">
      <Heading as="h3" size="md" overflowWrap="anywhere" color={subject ? undefined : 'fg.muted'}>
        {subject ? withSamples(subject, variables, samples) : text('mission.content.subject')}
      </Heading>
      <Box borderTopWidth="1px" pt="4" overflowX="auto">
        <RichTextView html={withSamplesInHtml(content, variables, samples)} />
      </Box>
      <WayOut to={cta_link}>{text('mission.preview.cta')}</WayOut>
    </Stack>
  )
}
