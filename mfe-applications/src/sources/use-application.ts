import { type Reading, useCall } from '@console/api'
import { type Application, type ErrorOf, getApplication, Id, paths } from '@console/contract'
import { useRecordName } from '@console/session'
import * as v from 'valibot'

/** The application of an address; nothing is asked with an id that cannot be one, and who may not read it goes without. */
export function useApplication(application_id: string): Reading<Application, ErrorOf<typeof getApplication>> {
  const reading = useCall(getApplication, v.is(Id, application_id) ? { application_id } : null)
  useRecordName(paths.sourcesOf(application_id), reading.data?.display_name)
  return reading
}
