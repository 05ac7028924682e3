import { failedWith, useCall } from '@console/api'
import { getApplication, Id, listApplications } from '@console/contract'
import { ModeBadge } from '@console/entities'
import type { Locale } from '@console/module'
import { useLocation, useSearchParams, useSearchState } from '@console/router'
import { linkWithPublisher, useLocale, useMay } from '@console/session'
import { Box, Button, CopyButton, EmptyState, ErrorState, Flex, Page } from '@console/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { ApplicationChoicePanel } from '../../campaign-children/application-choice-panel.ts'
import { useText } from '../../text.ts'
import { InLanguage } from '../phone/in-language.tsx'
import { AppLanguage } from '../preview/app-language.tsx'
import { PlayerCampaigns } from './player-campaigns.tsx'

const WITHOUT_BUTTONS = { '& button': { display: 'none' } } as const

/** One page to hand on: in either language, by its address or on paper. */
export function WhatPlayersSeePage() {
  const text = useText()
  const locale = useLocale()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const setSearch = useSearchState()
  const applicationId = v.is(Id, search.get('application_id')) ? search.get('application_id') : null
  const language = languageIn(search) ?? locale
  const application = useCall(getApplication, applicationId === null ? null : { application_id: applicationId })
  const { data } = application
  const isGone = failedWith(application, 'application_not_found')
  const isShown = applicationId !== null && !isGone
  const campaigns = isShown ? (
    <Box _print={WITHOUT_BUTTONS}>
      <PlayerCampaigns key={applicationId} applicationId={applicationId} />
    </Box>
  ) : null

  return (
    <Page
      wide
      title={data ? text('missions.seen.titleOf', { application: data.display_name }) : text('missions.seen.title')}
      beside={data ? <ModeBadge mode={data.mode} /> : null}
      actions={
        isShown ? (
          <Flex gap="2" wrap="wrap" data-off-paper>
            <CopyButton value={linkWithPublisher(pathname + query)} label={text('missions.seen.copy')} />
            <Button onClick={() => print()}>{text('missions.seen.print')}</Button>
          </Flex>
        ) : null
      }
    >
      <Flex gap="6" wrap="wrap" align="center" data-off-paper>
        <ChooseApplication applicationId={applicationId} onChoose={(application_id) => setSearch({ application_id })} />
        {isShown ? <AppLanguage chosen={language} onChoose={(chosen) => setSearch({ language: chosen === locale ? '' : chosen })} /> : null}
      </Flex>
      {isGone && application.error ? <ErrorState error={application.error} /> : null}
      {applicationId === null ? (
        <EmptyState icon="applications" title={text('missions.seen.choose')} text={text('missions.seen.choose.text')} />
      ) : null}
      {/* The page has its texts in its own language only. */}
      {language === locale ? campaigns : <InLanguage language={language}>{campaigns}</InLanguage>}
    </Page>
  )
}

function languageIn(search: URLSearchParams): Locale | undefined {
  const named = search.get('language')
  return named === 'en' || named === 'vi' ? named : undefined
}

interface ChooseProps {
  readonly applicationId: string | null
  readonly onChoose: (applicationId: string) => void
}

/** People who may not list applications come from a record, which names one. */
function ChooseApplication({ applicationId, onChoose }: ChooseProps) {
  const text = useText()
  const mayChoose = useMay(listApplications)
  const [isOpen, setOpen] = useState(false)
  if (!mayChoose) return null
  return (
    <Box position="relative">
      <Button aria-haspopup="dialog" opens={ApplicationChoicePanel} onClick={() => setOpen(!isOpen)}>
        {text(applicationId === null ? 'missions.seen.application.choose' : 'missions.seen.application.another')}
      </Button>
      {isOpen ? (
        <ApplicationChoicePanel
          input={{ application_id: applicationId ?? undefined }}
          change={({ application_id = '' }) => onChoose(application_id)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Box>
  )
}
