import { type Application, getApplication, INTEGRATION_KEYS } from '@console/contract'
import { usePermission } from '@console/module'
import { useSearchParams } from '@console/router'
import { Forbidden } from '@console/ui'
import { EditMode } from './application-edit.tsx'
import { ApplicationInfo } from './application-info.tsx'
import { ApplicationLoaded } from './application-loaded.tsx'
import { IntegrationMode } from './integration.tsx'
import { UPDATE_KEYS, useOwnerOf } from './ownership.ts'

export function ApplicationPage() {
  return <ApplicationLoaded>{(application) => <Mode key={application.id} application={application} />}</ApplicationLoaded>
}

/** What the address asks for; a mode that nobody knows is the plain page. */
function Mode({ application }: { readonly application: Application }) {
  const [search] = useSearchParams()
  const owner = useOwnerOf(getApplication)(application)
  const mayUpdate = usePermission(UPDATE_KEYS, owner)
  const mayIntegrate = usePermission(INTEGRATION_KEYS, owner)
  switch (search.get('mode')) {
    case 'edit':
      return mayUpdate ? <EditMode application={application} /> : <Forbidden />
    case 'integration':
      return mayIntegrate ? <IntegrationMode application={application} /> : <Forbidden />
    default:
      return <ApplicationInfo application={application} />
  }
}
