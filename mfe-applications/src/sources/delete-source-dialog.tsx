import { useChange } from '@console/api'
import { deleteSource, paths, type Source } from '@console/contract'
import { useNavigate } from '@console/router'
import { ConfirmAction, Text } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly source: Source
  readonly open: boolean
  readonly onClose: () => void
}

/** Deletes the source after naming it. */
export function DeleteSourceDialog({ source, open, onClose }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(deleteSource)
  const { id, application, source_name, package_name, platform, version } = source
  return (
    <ConfirmAction
      open={open}
      title={text('source.delete.title')}
      confirm={text('source.delete')}
      done={text('source.delete.done')}
      failed={text('source.delete.failed')}
      act={() => send({ application_id: application.id, source_id: id }, { version })}
      onDone={() => navigate(paths.sourcesOf(application.id))}
      onClose={onClose}
    >
      <Text>{text('source.delete.text', { name: source_name, package: package_name, platform: text(`platform.${platform}`) })}</Text>
    </ConfirmAction>
  )
}
