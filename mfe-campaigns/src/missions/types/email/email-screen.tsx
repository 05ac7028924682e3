import { contentOf } from '@console/contract'
import { RichTextView } from '@console/rich-text'
import { Box, Heading, Stack } from '@console/ui'
import { useText } from '../../../text.ts'
import type { MissionValues } from '../../mission-values.ts'
import { CallToAction } from '../../phone/call-to-action.tsx'
import { withSamples, withSamplesInHtml } from './with-samples.ts'

interface Props {
  readonly of: MissionValues
  /** Values for the variables; one that is left out gets its own name. */
  readonly samples?: Readonly<Record<string, string>>
}

const NONE: NonNullable<Props['samples']> = {}

export function EmailScreen({ of, samples = NONE }: Props) {
  const text = useText()
  const { subject, content, cta_link, variables } = contentOf('email', of.content)
  return (
    <Stack gap="4" p="4">
      <Heading as="h3" size="md" overflowWrap="anywhere" color={subject ? undefined : 'fg.muted'}>
        {subject ? withSamples(subject, variables, samples) : text('mission.field.subject')}
      </Heading>
      <Box borderTopWidth="1px" pt="4" overflowX="auto">
        <RichTextView html={withSamplesInHtml(content, variables, samples)} />
      </Box>
      <CallToAction to={cta_link}>{text('mission.preview.cta')}</CallToAction>
    </Stack>
  )
}
