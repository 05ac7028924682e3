import { useCall } from '@console/api'
import { listApplications, listCampaigns, listSources, paths } from '@console/contract'
import { useMay, useVisited } from '@console/session'
import { Icon } from '@console/ui'
import { useEffect, useState } from 'react'
import { useText } from './command-text.ts'
import type { Command } from './commands.tsx'
import type { Group } from './searchable-list.tsx'

const LEAST_LETTERS = 2
const TYPING_PAUSE_MS = 200
const SHOWN = 5

interface Found {
  readonly groups: readonly Group<Command>[]
  readonly isSearching: boolean
  readonly isFailed: boolean
}

/**
 * The records whose names have the typed words, by the lists' own search. Sources stand under an application: those of one
 * that was found, else those with the words of the one opened last. What is shown is always the answer to what is typed.
 */
export function useFoundRecords(typed: string): Found {
  const text = useText()
  const q = useSettled(typed.trim())
  const isAsked = q.length >= LEAST_LETTERS && q === typed.trim()
  const lastApplication = useLastApplication()
  const mayCampaigns = useMay(listCampaigns)
  const mayApplications = useMay(listApplications)
  const maySources = useMay(listSources)

  const campaigns = useCall(listCampaigns, isAsked && mayCampaigns ? { q, page_size: SHOWN } : null)
  const applications = useCall(listApplications, isAsked && mayApplications ? { q, page_size: SHOWN } : null)
  const match = applications.data?.items[0]?.id
  const among = match ? { application_id: match } : lastApplication ? { application_id: lastApplication, q } : null
  // Whether an application was found decides where to look.
  const mayLook = isAsked && maySources && !applications.isLoading
  const sources = useCall(listSources, mayLook && among ? { ...among, page_size: SHOWN } : null)

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
      lines:
        sources.data?.items.map((one) =>
          source(paths.source(one.application.id, one.id), `${one.source_name} · ${one.application.display_name}`),
        ) ?? [],
    },
  ]
  const asked = [campaigns, applications, sources]
  return {
    groups: groups.filter(({ lines }) => lines.length > 0),
    isSearching: typed.trim().length >= LEAST_LETTERS && (!isAsked || asked.some(({ isLoading }) => isLoading)),
    isFailed: asked.some(({ error }) => error !== undefined),
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

/** The application whose sources the person looked at last. */
function useLastApplication(): string | undefined {
  const visited = useVisited()
  const found = visited.map(({ path }) => /^\/sources\/([^/]+)/.exec(path)?.[1]).find((id) => id !== undefined)
  return found === undefined ? undefined : decodeURIComponent(found)
}
