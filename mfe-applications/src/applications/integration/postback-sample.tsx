import { postbackCommand, postbackRequest } from '@console/contract'
import { PostbackText } from '@console/entities'
import { useFieldValue } from '@console/forms'
import { CopyButton, Section, Text } from '@console/ui'
import { useText } from '../../text.ts'

/** Made-up values, so that nobody takes the sample for a request that was sent. */
const EXAMPLE = { item: 'gold', amount: 100, parameters: [{ name: 'your_param', value: 'your-value' }] }

export function PostbackSample() {
  const text = useText()
  const [url] = useFieldValue<string>('url')
  const sample = postbackRequest(url, EXAMPLE)
  const command = postbackCommand(url, EXAMPLE)
  return (
    <Section
      title={text('postback.title')}
      actions={
        sample && command ? (
          <>
            <CopyButton value={sample} label={text('postback.copy')} kind="content" />
            <CopyButton value={command} label={text('postback.copyCommand')} kind="content" />
          </>
        ) : undefined
      }
    >
      <Text textStyle="sm" color="fg.muted" mb="3">
        {text(sample ? 'postback.text' : 'postback.needsUrl')}
      </Text>
      {sample ? <PostbackText label={text('postback.title')}>{sample}</PostbackText> : null}
    </Section>
  )
}
