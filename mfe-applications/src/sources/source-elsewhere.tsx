import { useCall } from '@console/api'
import { getSource, listSources, PLATFORMS, type Platform, paths, type Source } from '@console/contract'
import { EmptyState, LinkButton, Loaded, SkeletonPage } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { SourceCreator } from './source-creator.tsx'
import type { Registered } from './source-form.tsx'

const LOOKED_AT = 100

interface Props {
  readonly applicationId: string
  /** Id of the source that another platform is added to. */
  readonly from: string
}

/** A source filled in for a platform that its package is not registered on yet. */
export function SourceElsewhere({ applicationId, from }: Props) {
  const text = useText()
  const source = useCall(getSource, { application_id: applicationId, source_id: from })
  return (
    <Loaded from={source} skeleton={<SkeletonPage />} failed={text('source.elsewhere.failed')}>
      {(original) => <OfPackage original={original} applicationId={applicationId} />}
    </Loaded>
  )
}

interface OriginalProps {
  readonly applicationId: string
  readonly original: Source
}

/** Where the others cannot be listed, at least the original's own platform is known; the API refuses the rest. */
function OfPackage({ original, applicationId }: OriginalProps) {
  const { package_name } = original
  const { data, error } = useCall(listSources, { application_id: applicationId, q: package_name, page_size: LOOKED_AT })
  if (!data && !error) return <SkeletonPage />
  const same = [original, ...(data?.items ?? [])].filter((source) => source.package_name === package_name)
  const platforms = same.map(({ platform }) => platform).filter((platform): platform is Platform => platform !== 'unknown')
  return <ForPlatform original={original} applicationId={applicationId} registered={{ package_name, platforms }} />
}

function ForPlatform({ original, applicationId, registered }: OriginalProps & { readonly registered: Registered }) {
  const text = useText()
  // Once the form is open it stays: what is typed must not go with a refresh, and a refused source says why.
  const [isPossible] = useState(() => PLATFORMS.some((platform) => !registered.platforms.includes(platform)))
  if (isPossible) return <SourceCreator applicationId={applicationId} original={original} registered={registered} />
  return (
    <EmptyState icon="sources" title={text('source.elsewhere.none')} text={registered.package_name}>
      <LinkButton to={paths.source(applicationId, original.id)}>{text('action.back')}</LinkButton>
    </EmptyState>
  )
}
