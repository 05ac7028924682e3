import { useCall } from '@console/api'
import { listSources, PLATFORMS, type Platform, paths, type Source } from '@console/contract'
import { RecordCreator } from '@console/records/form'
import { EmptyState, LinkButton, SkeletonPage } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { type Registered, SourceFields } from './source-fields.tsx'
import { sourceRecord, valuesOf } from './source-record.ts'

const LOOKED_AT = 100

interface Props {
  readonly applicationId: string
  readonly original: Source
}

/** For a platform that the package is not registered on yet. If the sources cannot be listed, the API refuses a used one. */
export function SourceElsewhere({ original, applicationId }: Props) {
  const { package_name } = original
  const { data, error } = useCall(listSources, { application_id: applicationId, q: package_name, page_size: LOOKED_AT })
  if (!data && !error) return <SkeletonPage />
  const same = [original, ...(data?.items ?? [])].filter((source) => source.package_name === package_name)
  const platforms = same.map(({ platform }) => platform).filter((platform): platform is Platform => platform !== 'unknown')
  return <ForPlatform original={original} applicationId={applicationId} registered={{ package_name, platforms }} />
}

function ForPlatform({ original, applicationId, registered }: Props & { readonly registered: Registered }) {
  const text = useText()
  // Once the form is open it stays: what is typed must not go with a refresh, and a refused source says why.
  const [isPossible] = useState(() => PLATFORMS.some((platform) => !registered.platforms.includes(platform)))
  if (isPossible) {
    return (
      <RecordCreator
        of={sourceRecord}
        params={{ application_id: applicationId }}
        from={original}
        values={{ ...valuesOf(original), platform: null }}
      >
        <SourceFields applicationId={applicationId} isNew registered={registered} />
      </RecordCreator>
    )
  }
  return (
    <EmptyState icon="sources" title={text('source.elsewhere.none')} text={registered.package_name}>
      <LinkButton to={paths.source(applicationId, original.id)}>{text('action.back')}</LinkButton>
    </EmptyState>
  )
}
