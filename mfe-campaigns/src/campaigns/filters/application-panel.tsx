import { useCall } from '@console/api'
import { type Application, listApplications } from '@console/contract'
import { ModeBadge } from '@console/entities'
import type { PanelProps } from '@console/records'
import { Button, Icon, Loaded, ModalDialog, PlainList, SearchField, SkeletonPage, Span, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'

const SHOWN = 50

/** Narrows the list to the campaigns of one application, searched by name or code. */
export function ApplicationPanel({ input, change, onClose }: PanelProps) {
  const text = useText()
  const [q, setQ] = useState('')
  const applications = useCall(listApplications, { q, page_size: SHOWN, sort: 'display_name' }, { keepPrevious: true })

  function choose({ id }: Application): void {
    change({ application_id: id })
    onClose()
  }

  return (
    <ModalDialog title={text('campaigns.application')} below="start" onClose={onClose}>
      <Stack gap="3" pb="2">
        <SearchField label={text('campaign.applications.search')} value={q} onSearch={setQ} />
        <Loaded from={applications} skeleton={<SkeletonPage />} failed={text('campaign.applications.failed')}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? <Text role="status">{text('campaign.applications.none')}</Text> : null}
              <PlainList>
                {items.map((application) => (
                  <li key={application.id}>
                    <Choice application={application} isChosen={application.id === input.application_id} onChoose={choose} />
                  </li>
                ))}
              </PlainList>
              {total > items.length ? (
                <Text textStyle="sm" color="fg.muted">
                  {text('campaign.applications.more', { count: items.length })}
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
      <Span color="fg.muted" fontWeight="normal" flex="1">
        {application.code}
      </Span>
      <ModeBadge mode={application.mode} />
      {isChosen ? <Icon id="check" size={16} /> : null}
    </Button>
  )
}
