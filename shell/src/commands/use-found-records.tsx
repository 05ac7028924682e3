import { useCall } from '@console/api'
import { listApplications, listCampaigns, listSources, paths } from '@console/contract'
import { useMay } from '@console/session'
import { Icon } from '@console/ui'
import { useEffect, useState } from 'react'
import { useText } from '../text.ts'
import type { Command } from './commands.tsx'
import type { Group } from './searchable-list.tsx'
import { useFoundSources } from './use-found-sources.ts'

const LEAST_LETTERS = 2
const TYPING_PAUSE_MS = 200
const SHOWN = 5

interface Found {
  readonly groups: readonly Group<Command>[]
  readonly isSearching: boolean
  readonly isFailed: boolean
}

/** The records whose names have the typed words, by the lists' own search. What is shown is always the answer to what is typed. */
export function useFoundRecords(typed: string): Found {
  const text = useText()
  const q = useSettled(typed.trim())
  const isAsked = q.length >= LEAST_LETTERS && q === typed.trim()
  const mayCampaigns = useMay(listCampaigns)
  const mayApplications = useMay(listApplications)
  const maySources = useMay(listSources)

  const campaigns = useCall(listCampaigns, isAsked && mayCampaigns ? { q, page_size: SHOWN } : null)
  const applications = useCall(listApplications, isAsked && mayApplications ? { q, page_size: SHOWN } : null)
  const matched = applications.data?.items ?? (applications.error ? [] : undefined)
  const sources = useFoundSources(isAsked && maySources && mayApplications ? q : null, matched, SHOWN)

  const lineOf = (icon: string) => (path: string, label: string) => ({
    id: path,
    label,
    mark: <Icon id={icon} size={16} />,
    to: path,
  })
  const campaign = lineOf('campaigns')
  const application = lineOf('applications')
  const source = lineOf('sources')
  const groups = [
    {
      id: 'campaigns',
      heading: text('command.campaigns'),
      lines: campaigns.data?.items.map(({ id, name }) => campaign(paths.campaign(id), name)) ?? [],
    },
    {
      id: 'applications',
      heading: text('command.applications'),
      lines: applications.data?.items.map(({ code, display_name }) => application(paths.application(code), display_name)) ?? [],
    },
    {
      id: 'sources',
      heading: text('command.sources'),
      lines: sources.items.map((one) =>
        source(paths.source(one.application.id, one.id), `${one.source_name} · ${one.application.display_name}`),
      ),
    },
  ]
  const asked = [campaigns, applications]
  return {
    groups: groups.filter(({ lines }) => lines.length > 0),
    isSearching: typed.trim().length >= LEAST_LETTERS && (!isAsked || sources.isLoading || asked.some(({ isLoading }) => isLoading)),
    isFailed: sources.isFailed || asked.some(({ error }) => error !== undefined),
  }
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
