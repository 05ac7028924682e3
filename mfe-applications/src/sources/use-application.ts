import { type Reading, useCall } from '@console/api'
import { type Application, type ErrorOf, getApplication, Id, paths } from '@console/contract'
import { useRecordName } from '@console/session'
import * as v from 'valibot'

/** An id that cannot be one makes no call; without permission there is no application. */
export function useApplication(application_id: string): Reading<Application, ErrorOf<typeof getApplication>> {
  const reading = useCall(getApplication, v.is(Id, application_id) ? { application_id } : null)
  useRecordName(paths.sourcesOf(application_id), reading.data?.display_name)
  return reading
}
