import type { Application } from '@console/contract'
import type { Question } from '@console/records'
import { Box, NamedText, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { UsedBySection, useRunningCampaigns } from './used-by.tsx'

/** An application cannot be deleted while a campaign runs on it. */
export function useDeleteQuestion(application: Application): Question {
  const text = useText()
  const { id, code, display_name } = application
  const running = useRunningCampaigns(id)
  const reason = running ? text('application.delete.running', { count: running }) : undefined
  return {
    title: text('application.delete.title'),
    confirm: text('application.delete.action'),
    disabledReason: reason,
    typed: { label: (shown) => text('application.delete.code', { code: shown }), value: code },
    body: (
      <Stack gap="4">
        <Text>
          <NamedText name={display_name}>{(name) => text('application.delete.text', { name })}</NamedText>
        </Text>
        <Lost application={application} />
        <UsedBySection applicationId={id} />
        {reason ? (
          <Text fontWeight="medium" color="fg.error">
            {reason}
          </Text>
        ) : null}
      </Stack>
    ),
  }
}

function Lost({ application: { sources_count, mode, test_audience_size, live_audience_size } }: { readonly application: Application }) {
  const text = useText()
  return (
    <Box>
      <Text>{text('application.delete.lost')}</Text>
      <Box as="ul" ps="5" listStyleType="disc">
        <li>{text('application.delete.integration')}</li>
        {sources_count === 0 ? null : (
          <li>{sources_count === undefined ? text('application.sources') : text('application.sourcesCount', { count: sources_count })}</li>
        )}
        {mode === 'TEST' && test_audience_size ? <li>{text('application.delete.test', { count: test_audience_size })}</li> : null}
        {live_audience_size ? <li>{text('application.delete.live', { count: live_audience_size })}</li> : null}
      </Box>
    </Box>
  )
}
