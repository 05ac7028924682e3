import { isApiError, useChange } from '@console/api'
import { deleteSource, paths, type Source } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { useNavigate } from '@console/router'
import { ConfirmDialog, Text, toast } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly source: Source
  readonly open: boolean
  readonly onClose: () => void
}

/** Deletes the source after naming it. */
export function DeleteSourceDialog({ source, open, onClose }: Props) {
  const text = useText()
  const errorText = useErrorText('action')
  const navigate = useNavigate()
  const { send, isSending } = useChange(deleteSource)
  const application_id = source.application.id

  async function remove(): Promise<void> {
    try {
      await send({ application_id, source_id: source.id }, { version: source.version })
      toast.success(text('source.delete.done'))
      await navigate(paths.sourcesOf(application_id))
    } catch (error) {
      if (!isApiError(error)) throw error
      toast.error(text('source.delete.failed'), errorText(error.code))
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('source.delete.title')}
      confirm={text('source.delete')}
      busy={isSending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>
        {text('source.delete.text', {
          name: source.source_name,
          package: source.package_name,
          platform: text(`platform.${source.platform}`),
        })}
      </Text>
    </ConfirmDialog>
  )
}
