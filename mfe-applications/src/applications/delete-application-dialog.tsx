import { useChange } from '@console/api'
import { type Application, deleteApplication, paths } from '@console/contract'
import { useNavigate } from '@console/router'
import { Box, ConfirmAction, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { UsedBy, useRunningCampaigns } from './used-by.tsx'

interface Props {
  readonly application: Application
  readonly open: boolean
  readonly onClose: () => void
}

/** Deletes the application with all that is in it, after naming it and who uses it; not while a campaign runs on it. */
export function DeleteApplicationDialog({ open, ...asked }: Props) {
  return open ? <Asking {...asked} /> : null
}

function Asking({ application, onClose }: Omit<Props, 'open'>) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(deleteApplication)
  const running = useRunningCampaigns(application.id)
  const { id, code, display_name, version } = application
  return (
    <ConfirmAction
      open
      title={text('application.delete.title')}
      confirm={text('application.delete.action')}
      done={text('application.delete.done')}
      failed={text('application.delete.failed')}
      refusals={{ application_in_use: text('application.delete.inUse') }}
      disabledReason={running ? text('application.delete.running', { count: running }) : undefined}
      typed={{ label: text('application.delete.code', { code }), value: code }}
      act={() => send({ application_id: id }, { version })}
      onDone={() => navigate(paths.applications())}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{text('application.delete.text', { name: display_name })}</Text>
        <Lost application={application} />
        <Box as="section" aria-label={text('application.usedBy.title')}>
          <Text fontWeight="medium" mb="1">
            {text('application.usedBy.title')}
          </Text>
          <UsedBy applicationId={id} />
        </Box>
        {running ? (
          <Text fontWeight="medium" color="fg.error">
            {text('application.delete.running', { count: running })}
          </Text>
        ) : null}
      </Stack>
    </ConfirmAction>
  )
}

/** What goes with the application. */
function Lost({ application: { sources_count, mode, test_audience_size } }: Pick<Props, 'application'>) {
  const text = useText()
  return (
    <Box>
      <Text>{text('application.delete.lost')}</Text>
      <Box as="ul" ps="5" listStyleType="disc">
        <li>{text('application.delete.integration')}</li>
        <li>{sources_count === undefined ? text('application.sources') : text('application.sourcesCount', { count: sources_count })}</li>
        {mode === 'TEST' && test_audience_size ? <li>{text('application.delete.test', { count: test_audience_size })}</li> : null}
      </Box>
    </Box>
  )
}
