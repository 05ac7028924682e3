import { call, useChange } from '@console/api'
import { getSource, paths, type Source, type SourceWrite, updateSource } from '@console/contract'
import type { Sending } from '@console/forms'
import { useNavigate } from '@console/router'
import { Page, toast } from '@console/ui'
import { useText } from '../text.ts'
import { SourceForm } from './source-form.tsx'
import { SourceLoaded } from './source-loaded.tsx'
import { valuesOf } from './source-values.ts'

export function SourceUpdatePage() {
  const text = useText()
  return (
    <Page title={text('source.edit.title')}>
      <SourceLoaded>{(source) => <Editor key={source.id} source={source} />}</SourceLoaded>
    </Page>
  )
}

function Editor({ source }: { readonly source: Source }) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(updateSource)
  const place = { application_id: source.application.id, source_id: source.id }
  const back = paths.source(place.application_id, place.source_id)

  async function save(body: SourceWrite, { version }: Sending): Promise<void> {
    await send(place, { body, version })
    toast.success(text('source.edit.done'))
    await navigate(back)
  }

  return (
    <SourceForm
      applicationId={place.application_id}
      values={valuesOf(source)}
      about={{ form: 'source', id: source.id, version: source.version, load: () => call(getSource, place), toValues: valuesOf }}
      submit={text('action.save')}
      failed={text('source.edit.failed')}
      onSubmit={save}
      onCancel={() => void navigate(back)}
    />
  )
}
