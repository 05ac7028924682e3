import { useCall } from '@console/api'
import { type Application, listApplications } from '@console/contract'
import { Button, Icon, Loaded, ModalDialog, PlainList, SearchField, SkeletonPage, Stack, Text, Verbatim } from '@console/ui'
import { useState } from 'react'
import { ModeBadge } from './application-badge.tsx'

const SHOWN = 50

interface Props {
  readonly title: string
  readonly searchLabel: string
  readonly failed: string
  readonly none: string
  /** 'Only the first 50 are shown; search to find the others'. */
  readonly others: (shown: number) => string
  /** Id of the application that the list is narrowed to now. */
  readonly chosen: unknown
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** A list's filter by application: one of them, searched by name or code. */
export function ApplicationPanel({ title, searchLabel, failed, none, others, chosen, onChoose, onClose }: Props) {
  const [q, setQ] = useState('')
  const applications = useCall(listApplications, { q, page_size: SHOWN, sort: 'display_name' }, { keepPrevious: true })

  function choose({ id }: Application): void {
    onChoose(id)
    onClose()
  }

  return (
    <ModalDialog title={title} below="start" onClose={onClose}>
      <Stack gap="3" pb="2">
        <SearchField label={searchLabel} value={q} onSearch={setQ} />
        <Loaded from={applications} skeleton={<SkeletonPage />} failed={failed}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? <Text role="status">{none}</Text> : null}
              <PlainList>
                {items.map((application) => (
                  <li key={application.id}>
                    <Choice application={application} isChosen={application.id === chosen} onChoose={choose} />
                  </li>
                ))}
              </PlainList>
              {total > items.length ? (
                <Text textStyle="sm" color="fg.muted">
                  {others(items.length)}
                </Text>
              ) : null}
            </>
          )}
        </Loaded>
      </Stack>
    </ModalDialog>
  )
}

interface ChoiceProps {
  readonly application: Application
  readonly isChosen: boolean
  readonly onChoose: (application: Application) => void
}

function Choice({ application, isChosen, onChoose }: ChoiceProps) {
  return (
    <Button look="quiet" breaks w="full" justifyContent="flex-start" aria-pressed={isChosen} onClick={() => onChoose(application)}>
      {application.display_name}
      <Verbatim color="fg.muted" fontWeight="normal" flex="1">
        {application.code}
      </Verbatim>
      <ModeBadge mode={application.mode} />
      {isChosen ? <Icon id="check" size={16} /> : null}
    </Button>
  )
}
