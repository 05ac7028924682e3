import { useChange } from '@console/api'
import { createSource, paths, type Source, type SourceWrite } from '@console/contract'
import type { Sending } from '@console/forms'
import { useNavigate } from '@console/router'
import { toast } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { type Registered, SourceForm } from './source-form.tsx'
import { valuesOf } from './source-values.ts'

interface Props {
  readonly applicationId: string
  /** Filled in but for its platform. */
  readonly original?: Source
  readonly registered?: Registered
}

/** The form of a new source. */
export function SourceCreator({ applicationId, original, registered }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(createSource)
  const [values] = useState(() => ({ ...valuesOf(original), platform: null }))

  async function create(body: SourceWrite, { idempotencyKey }: Sending): Promise<void> {
    const source = await send({ application_id: applicationId }, { body, idempotencyKey })
    toast.success(text('source.create.done'))
    await navigate(paths.source(applicationId, source.id))
  }

  return (
    <SourceForm
      applicationId={applicationId}
      values={values}
      about={{ form: original ? `source from ${original.id}` : `source of ${applicationId}` }}
      registered={registered}
      submit={text('source.create.title')}
      failed={text('source.create.failed')}
      onSubmit={create}
      onCancel={() => void navigate(original ? paths.source(applicationId, original.id) : paths.sourcesOf(applicationId))}
    />
  )
}
