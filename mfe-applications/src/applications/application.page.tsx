import { type Application, applicationFields, applicationIntegration, getApplication } from '@console/contract'
import { useSearchParams } from '@console/router'
import { useMay } from '@console/session'
import { Forbidden } from '@console/ui'
import { EditMode } from './application-edit.tsx'
import { ApplicationInfo } from './application-info.tsx'
import { ApplicationLoaded } from './application-loaded.tsx'
import { IntegrationMode } from './integration.tsx'
import { useOwnerOf } from './ownership.ts'

export function ApplicationPage() {
  return <ApplicationLoaded>{(application) => <Mode key={application.id} application={application} />}</ApplicationLoaded>
}

/** What the address asks for; a mode that nobody knows is the plain page. */
function Mode({ application }: { readonly application: Application }) {
  const [search] = useSearchParams()
  const owner = useOwnerOf(getApplication)(application)
  const mayUpdate = useMay(applicationFields, owner)
  const mayIntegrate = useMay(applicationIntegration, owner)
  switch (search.get('mode')) {
    case 'edit':
      return mayUpdate ? <EditMode application={application} /> : <Forbidden />
    case 'integration':
      return mayIntegrate ? <IntegrationMode application={application} /> : <Forbidden />
    default:
      return <ApplicationInfo application={application} />
  }
}
