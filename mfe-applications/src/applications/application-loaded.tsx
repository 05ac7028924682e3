import { useCall } from '@console/api'
import { type Application, Code, getApplication, inputFromSearch, listApplications, paths } from '@console/contract'
import { useParams } from '@console/router'
import { useRecordName } from '@console/session'
import { LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import { type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'

/** The application of the page's address, with every way it can fail to be there; an unusable code makes no call. */
export function ApplicationLoaded({ children }: { readonly children: (application: Application) => ReactNode }) {
  const text = useText()
  const { code = '' } = useParams()
  const isUsable = v.is(Code, code)
  // As the host asks for it, so that its answer is there already.
  const input = useMemo(() => inputFromSearch(listApplications, new URLSearchParams({ code })), [code])
  const found = useCall(listApplications, isUsable ? input : null)
  const application_id = found.data?.items[0]?.id
  const application = useCall(getApplication, application_id === undefined ? null : { application_id })
  useRecordName(paths.application(code), application.data?.display_name)

  if (!isUsable) return <Missing title={text('application.notFound')} />
  const isGone = found.data?.items.length === 0 || application.error?.code === 'application_not_found'
  if (isGone) return <Missing title={text('application.gone')} />
  return (
    <Loaded
      from={found.error ? { ...found, data: undefined } : application}
      skeleton={<SkeletonPage />}
      failed={text('application.failed')}
    >
      {children}
    </Loaded>
  )
}

function Missing({ title }: { readonly title: string }) {
  const text = useText()
  return (
    <StatusPage title={title}>
      <LinkButton to={paths.applications()}>{text('application.back')}</LinkButton>
    </StatusPage>
  )
}
