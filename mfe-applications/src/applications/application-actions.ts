import { call } from '@console/api'
import { type Application, applicationFields, getApplication, updateApplication } from '@console/contract'
import type { BulkAction } from '@console/ui'
import { useText } from '../text.ts'
import { fieldsOf } from './application-values.ts'

/** What can be done to many applications of the list. */
export function useApplicationActions(): readonly BulkAction<Application>[] {
  const text = useText()
  const becoming = (status: 'active' | 'inactive') => ({
    needs: applicationFields.access.any_of,
    refuses: (application: Application) =>
      application.status === status ? text('bulk.already', { status: text(`status.${status}`) }) : undefined,
    run: (application: Application) => setStatus(application.id, status),
  })
  return [
    { id: 'activate', label: text('bulk.activate'), ...becoming('active') },
    { id: 'deactivate', label: text('bulk.deactivate'), ...becoming('inactive') },
  ]
}

/** The API takes whole applications only, so the newest one is read and sent back with another status. */
async function setStatus(application_id: string, status: 'active' | 'inactive'): Promise<void> {
  const application = await call(getApplication, { application_id })
  const { version } = application
  await call(updateApplication, { application_id }, { body: { ...fieldsOf(application), status }, version })
}
