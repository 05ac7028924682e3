import { failedWith, useCall } from '@console/api'
import {
  type Application,
  applicationFields,
  applicationIntegration,
  Code,
  getApplication,
  inputFromSearch,
  listApplications,
} from '@console/contract'
import { LoadedRecord, type RecordReading } from '@console/records/page'
import { useParams, useSearchParams } from '@console/router'
import type { Needs } from '@console/session'
import { lazyPart, type Preloadable, SkeletonPage } from '@console/ui'
import { type ComponentType, useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { ApplicationInfo } from './application-info.tsx'
import { applicationRecord } from './application-record.ts'

const editors = () => import('./application-editors.tsx')
const Describing = lazyPart(editors, (file) => file.Describing, { fallback: <SkeletonPage /> })
const Integrating = lazyPart(editors, (file) => file.Integrating, { fallback: <SkeletonPage /> })

export function ApplicationPage() {
  const [search] = useSearchParams()
  const { needs, Content } = modeOf(search.get('mode'))
  // In parallel with the record.
  useEffect(() => void Content.preload?.(), [Content])
  return (
    <LoadedRecord of={applicationRecord} needs={needs} reading={useApplicationOfCode()}>
      {(application) => <Content key={application.id} application={application} />}
    </LoadedRecord>
  )
}

interface Mode {
  /** Permission beyond reading the application. */
  readonly needs?: Needs
  readonly Content: ComponentType<{ readonly application: Application }> & Partial<Preloadable>
}

function modeOf(mode: string | null): Mode {
  switch (mode) {
    case 'edit':
      return { needs: applicationFields, Content: Describing }
    case 'integration':
      return { needs: applicationIntegration, Content: Integrating }
    default:
      return { Content: ApplicationInfo }
  }
}

/** The address has the code, by which the list finds the id; an unusable code makes no call. */
function useApplicationOfCode(): RecordReading<Application> {
  const { code = '' } = useParams()
  const isUnusable = !v.is(Code, code)
  // The same input as the host's, whose response is reused.
  const input = useMemo(() => inputFromSearch(listApplications, new URLSearchParams({ code })), [code])
  const found = useCall(listApplications, isUnusable ? null : input)
  const application_id = found.data?.items[0]?.id
  const reading = useCall(getApplication, application_id === undefined ? null : { application_id })
  const isGone = found.data?.items.length === 0 || failedWith(reading, 'application_not_found')
  return { ...(found.error ? { ...found, data: undefined } : reading), isUnusable, isGone }
}
