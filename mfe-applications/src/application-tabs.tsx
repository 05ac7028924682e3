import { type ApplicationRef, applicationIntegration, listSources, paths } from '@console/contract'
import { RecordTabs } from '@console/records/page'
import { useMay } from '@console/session'
import { useText } from './text.ts'

interface Props {
  readonly application: Pick<ApplicationRef, 'id' | 'code'>
  /** The owner's id, if it is known. */
  readonly owner?: string | undefined
  readonly current: 'overview' | 'integration' | 'sources'
}

export function ApplicationTabs({ application: { id, code }, owner, current }: Props) {
  const text = useText()
  const mayIntegrate = useMay(applicationIntegration, owner)
  const mayList = useMay(listSources)
  const tabs = [
    { id: 'overview', label: text('application.overview'), to: paths.application(code), isOpen: true },
    { id: 'integration', label: text('application.integration'), to: paths.applicationIntegration(code), isOpen: mayIntegrate },
    { id: 'sources', label: text('application.sources'), to: paths.sourcesOf(id), isOpen: mayList },
  ]
  return (
    <RecordTabs
      label={text('application.tabs')}
      tabs={tabs.filter(({ isOpen }) => isOpen).map((tab) => ({ ...tab, isCurrent: tab.id === current }))}
    />
  )
}
