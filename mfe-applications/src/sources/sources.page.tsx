import { failedWith, useCall } from '@console/api'
import { listSources, paths } from '@console/contract'
import { CreateLink } from '@console/records'
import { Navigate, useSearchParams } from '@console/router'
import { Page, SkeletonPage } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationChooser } from './application-chooser.tsx'
import { type LastChoice, listAddress, listInput, useLastChoice } from './last-choice.ts'
import { sourceRecord } from './source-record.ts'

/** Opens the sources of the last application. Asks for an application if there is no last one yet, or with `?choose=1`. */
export function SourcesPage() {
  const text = useText()
  const [search] = useSearchParams()
  const [last] = useLastChoice()
  return (
    <Page title={text('sources.title')} actions={<CreateLink of={sourceRecord} isQuiet />}>
      {last && !search.has('choose') ? <ToLast choice={last} search={search} /> : <Chooser />}
    </Page>
  )
}

/** Reads the list here already: a deleted application leads to choosing another. */
function ToLast({ choice, search }: { readonly choice: LastChoice; readonly search: URLSearchParams }) {
  const list = useCall(listSources, listInput(choice, search))
  if (failedWith(list, 'application_not_found')) return <Chooser />
  return list.data || list.error ? <Navigate to={listAddress(choice, search)} replace /> : <SkeletonPage />
}

function Chooser() {
  const text = useText()
  return <ApplicationChooser intro={text('sources.choose.intro')} to={paths.sourcesOf} />
}
