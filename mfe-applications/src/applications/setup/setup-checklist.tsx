import { useCall } from '@console/api'
import { type Application, applicationFields, applicationIntegration, createSource, listSources, paths } from '@console/contract'
import { useOwner } from '@console/records'
import { ActionButton } from '@console/records/page'
import { useMay } from '@console/session'
import { Box, Flex, PlainList, Section, SkeletonPage, Status, Text, TextLink } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { useLiveModeAction } from '../application-actions.tsx'
import { applicationRecord } from '../application-record.ts'
import { type SetupCheck, type SetupStep, setupOf } from './setup.ts'

const LOOKED_AT = 500

/** Renders nothing once nothing is known to be missing. */
export function SetupChecklist({ application }: { readonly application: Application }) {
  const text = useText()
  const mayList = useMay(listSources)
  const sources = useCall(listSources, mayList ? { application_id: application.id, page_size: LOOKED_AT } : null)
  const waysOf = useWays(application)
  const checks = setupOf(application, sources.data)
  if (!checks.some(({ isDone }) => isDone === false)) return null
  return (
    <Section title={text('application.checklist.title')}>
      {mayList && !sources.data && !sources.error ? (
        <SkeletonPage />
      ) : (
        <PlainList gap="0" divideY="1px" textStyle="sm">
          {checks.map((check) => (
            <Line key={check.step} check={check} way={check.isDone ? null : waysOf[check.step]} maySeeSources={mayList} />
          ))}
        </PlainList>
      )}
    </Section>
  )
}

function useWays(application: Application): Readonly<Record<SetupStep, ReactNode>> {
  const text = useText()
  const { id, code } = application
  const owner = useOwner(applicationRecord, 'read')(application) ?? undefined
  const mayUpdate = useMay(applicationFields, owner)
  const integrate = useMay(applicationIntegration, owner) ? (
    <TextLink to={paths.applicationIntegration(code)}>{text('application.checklist.integrate')}</TextLink>
  ) : null
  return {
    firebase: integrate,
    url: integrate,
    secret: integrate,
    packages: integrate,
    source: useMay(createSource) ? <TextLink to={paths.sourceCreate(id)}>{text('application.checklist.createSource')}</TextLink> : null,
    active: mayUpdate ? <TextLink to={paths.applicationEdit(code)}>{text('application.checklist.edit')}</TextLink> : null,
    live: <ActionButton of={applicationRecord} record={application} action={useLiveModeAction()} size="xs" />,
  }
}

interface LineProps {
  readonly check: SetupCheck
  readonly way: ReactNode
  readonly maySeeSources: boolean
}

function Line({ check: { step, isDone }, way, maySeeSources }: LineProps) {
  const text = useText()
  const isOfSources = step === 'source' || step === 'packages'
  return (
    <Box as="li" py="2">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minW="48">
          {text(`application.checklist.${step}`)}
          {isDone === undefined && isOfSources ? (
            <Text textStyle="xs" color="fg.muted">
              {text(maySeeSources ? 'application.checklist.notCompared' : 'application.checklist.notSeen')}
            </Text>
          ) : null}
        </Box>
        {way}
        <State isDone={isDone} />
      </Flex>
    </Box>
  )
}

function State({ isDone }: Pick<SetupCheck, 'isDone'>) {
  const text = useText()
  if (isDone === undefined) return <Status tone="closed">{text('application.checklist.unknown')}</Status>
  return <Status tone={isDone ? 'good' : 'quiet'}>{text(isDone ? 'application.checklist.done' : 'application.checklist.missing')}</Status>
}
