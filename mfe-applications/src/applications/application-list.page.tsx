import { ACTIVE_STATUSES, APPLICATION_MODES, type Application, createApplication, listApplications, paths } from '@console/contract'
import { useMay } from '@console/session'
import { LinkButton, Page, RecordList } from '@console/ui'
import { useText } from '../text.ts'
import { useApplicationActions } from './application-actions.ts'
import { useApplicationColumns } from './application-columns.tsx'
import { useOwnerOf } from './ownership.ts'

const idOf = (application: Application) => application.id

/** The publisher's applications. */
export function ApplicationListPage() {
  const text = useText()
  return (
    <Page title={text('applications.title')} actions={<NewApplication />}>
      <RecordList
        route={listApplications}
        name="applications"
        texts={{
          label: text('applications.title'),
          search: text('applications.search'),
          failed: text('applications.failed'),
          none: { icon: 'applications', title: text('applications.none.title'), text: text('applications.none.text') },
        }}
        filters={[
          {
            field: 'status',
            label: text('application.status'),
            all: text('applications.status.all'),
            options: ACTIVE_STATUSES.map((status) => ({ value: status, label: text(`status.${status}`) })),
          },
          {
            field: 'mode',
            label: text('application.mode'),
            all: text('applications.mode.all'),
            options: APPLICATION_MODES.map((mode) => ({ value: mode, label: mode })),
          },
        ]}
        columns={useApplicationColumns()}
        rowId={idOf}
        rowName={(application) => application.display_name}
        rowOwner={useOwnerOf(listApplications)}
        bulk={useApplicationActions()}
        create={<NewApplication />}
      />
    </Page>
  )
}

function NewApplication() {
  const text = useText()
  const isAllowed = useMay(createApplication)
  return isAllowed ? (
    <LinkButton look="primary" to={paths.applicationCreate()}>
      {text('application.create.title')}
    </LinkButton>
  ) : null
}
