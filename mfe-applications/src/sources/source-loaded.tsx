import { useCall } from '@console/api'
import { getSource, Id, paths, type Source } from '@console/contract'
import { useParams } from '@console/router'
import { useRecordName } from '@console/session'
import { LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'

/** The source of the page's address, with every way it can fail to be there; an unusable id makes no call. */
export function SourceLoaded({ children }: { readonly children: (source: Source) => ReactNode }) {
  const text = useText()
  const { application_id = '', source_id = '' } = useParams()
  const isUsable = v.is(Id, application_id) && v.is(Id, source_id)
  const source = useCall(getSource, isUsable ? { application_id, source_id } : null)
  useRecordName(paths.sourcesOf(application_id), source.data?.application.display_name)
  useRecordName(paths.source(application_id, source_id), source.data?.source_name)

  if (!isUsable) return <Missing title={text('source.notFound')} to={paths.sources()} />
  if (source.error?.code === 'application_not_found') return <Missing title={text('sources.applicationGone')} to={paths.sources()} />
  if (source.error?.code === 'source_not_found') return <Missing title={text('source.gone')} to={paths.sourcesOf(application_id)} />
  return (
    <Loaded from={source} skeleton={<SkeletonPage />} failed={text('source.failed')}>
      {children}
    </Loaded>
  )
}

function Missing({ title, to }: { readonly title: string; readonly to: string }) {
  const text = useText()
  return (
    <StatusPage title={title}>
      <LinkButton to={to}>{text('source.back')}</LinkButton>
    </StatusPage>
  )
}
