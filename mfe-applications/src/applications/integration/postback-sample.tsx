import { useFieldValue } from '@console/forms'
import { Box, CopyButton, Section, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { postbackSample } from './postback.ts'

/** What a report of a reward to the address in the form looks like; nothing is sent. */
export function PostbackSample() {
  const text = useText()
  const [url] = useFieldValue<string>('url')
  const sample = postbackSample(url)
  return (
    <Section
      title={text('postback.title')}
      actions={sample ? <CopyButton value={sample} label={text('postback.copy')} kind="content" /> : undefined}
    >
      <Text textStyle="sm" color="fg.muted" mb="3">
        {text(sample ? 'postback.text' : 'postback.needsUrl')}
      </Text>
      {sample ? (
        <Box
          as="pre"
          tabIndex={0}
          aria-label={text('postback.title')}
          role="group"
          fontFamily="mono"
          textStyle="sm"
          bg="bg.muted"
          borderRadius="l2"
          p="4"
          overflowX="auto"
        >
          {sample}
        </Box>
      ) : null}
    </Section>
  )
}
