import { isApiError, useChange } from '@console/api'
import { type Application, listSources, updateApplication } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { useMay } from '@console/session'
import { Box, Button, ConfirmAction, Icon, Stack, saveFile, Text, toast } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { fieldsOf } from './application-values.ts'
import { configurationText } from './configuration.ts'
import { UsedBy } from './used-by.tsx'

interface Props {
  readonly application: Application
  readonly open: boolean
  readonly onClose: () => void
}

/** LIVE is final: the dialog says what is deleted and who uses the application, and wants the code typed. */
export function SwitchToLiveDialog({ open, ...asked }: Props) {
  return open ? <Asking {...asked} /> : null
}

function Asking({ application, onClose }: Omit<Props, 'open'>) {
  const text = useText()
  const { send } = useChange(updateApplication)
  const { id, code, display_name, version } = application
  return (
    <ConfirmAction
      open
      title={text('live.title')}
      confirm={text('live.confirm')}
      done={text('live.done', { name: display_name })}
      failed={text('live.failed')}
      typed={{ label: text('live.code', { code }), value: code }}
      act={() => send({ application_id: id }, { body: { ...fieldsOf(application), mode: 'LIVE' }, version })}
      onClose={onClose}
    >
      <Stack gap="3">
        <Text>{text('live.text', { name: display_name })}</Text>
        <Text fontWeight="medium">
          <Deleted size={application.test_audience_size ?? undefined} />
        </Text>
        <Text>{text('live.keeps')}</Text>
        <Box as="section" aria-label={text('application.usedBy.title')}>
          <Text fontWeight="medium" mb="1">
            {text('application.usedBy.title')}
          </Text>
          <UsedBy applicationId={application.id} />
        </Box>
        <Download application={application} />
      </Stack>
    </ConfirmAction>
  )
}

/** A backend may not say how much it is. */
function Deleted({ size }: { readonly size: number | undefined }) {
  const text = useText()
  if (size === undefined) return text('live.deletesUnknown')
  return size === 0 ? text('live.deletesNone') : text('live.deletes', { count: size })
}

function Download({ application }: { readonly application: Application }) {
  const text = useText()
  const errorText = useErrorText('action')
  const maySeeSources = useMay(listSources)
  const [isReading, setReading] = useState(false)

  async function download(): Promise<void> {
    setReading(true)
    try {
      saveFile(`${application.code}.json`, await configurationText(application, maySeeSources), 'application/json')
    } catch (error) {
      if (!isApiError(error)) throw error
      toast.error(text('live.downloadFailed'), errorText(error.code))
    } finally {
      setReading(false)
    }
  }

  return (
    <Stack gap="1" align="flex-start">
      <Button busy={isReading} onClick={() => void download()}>
        <Icon id="sources" size={16} />
        {text('live.download')}
      </Button>
      <Text textStyle="xs" color="fg.muted">
        {text('live.downloadHint')}
      </Text>
    </Stack>
  )
}
