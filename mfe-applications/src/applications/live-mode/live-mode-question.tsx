import { isApiError } from '@console/api'
import { type Application, listSources } from '@console/contract'
import { useErrorText } from '@console/i18n'
import type { Question } from '@console/records'
import { useMay } from '@console/session'
import { Button, Icon, NamedText, Stack, saveFile, Text, toast } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { UsedBySection } from '../used-by.tsx'
import { configurationText } from './configuration.ts'

export function useLiveModeQuestion(application: Application): Question {
  const text = useText()
  const { id, code, display_name, test_audience_size } = application
  return {
    title: text('application.live.title'),
    confirm: text('application.live.confirm'),
    typed: { label: (shown) => text('application.live.code', { code: shown }), value: code },
    body: (
      <Stack gap="3">
        <Text>
          <NamedText name={display_name}>{(name) => text('application.live.text', { name })}</NamedText>
        </Text>
        <Text fontWeight="medium">
          <Deleted size={test_audience_size ?? undefined} />
        </Text>
        <Text>{text('application.live.keeps')}</Text>
        <UsedBySection applicationId={id} />
        <Download application={application} />
      </Stack>
    ),
  }
}

/** A backend may not say how much it is. */
function Deleted({ size }: { readonly size: number | undefined }) {
  const text = useText()
  if (size === undefined) return text('application.live.deletesUnknown')
  return size === 0 ? text('application.live.deletesNone') : text('application.live.deletes', { count: size })
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
      toast.error(text('application.live.downloadFailed'), errorText(error.code))
    } finally {
      setReading(false)
    }
  }

  return (
    <Stack gap="1" align="flex-start">
      <Button busy={isReading} onClick={() => void download()}>
        <Icon id="sources" size={16} />
        {text('application.live.download')}
      </Button>
      <Text textStyle="xs" color="fg.muted">
        {text('application.live.downloadHint')}
      </Text>
    </Stack>
  )
}
