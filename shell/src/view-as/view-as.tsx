import { useCall } from '@console/api'
import { getRole, paths, permissionsNotHeld, type Role, updateRole } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { Navigate, useLocation } from '@console/router'
import { publisherStore, roleName, sessionStore } from '@console/session'
import { Box, Button, ErrorLine, Forbidden, LinkButton, Loaded, Notice, Page, Section, SkeletonPage, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { accessTo } from '../modules/guards.ts'
import { SessionFailed } from '../session/session-failed.tsx'
import { useText } from '../text.ts'
import { startView } from './change-view.ts'

/** As at a page of a module: for people who may edit roles. */
const ROUTE = { path: '/view-as', guard: 'admin', needs: updateRole.access.any_of } as const

export function ViewAs() {
  const { pathname, search } = useLocation()
  const session = useStore(sessionStore)
  const publisher = useStore(publisherStore)
  const access = accessTo(ROUTE, `${pathname}${search}`, session, publisher)
  if (access.is === 'redirected') return <Navigate to={access.to} replace />
  if (access.is === 'failed') return <SessionFailed what={access.what} error={access.error} />
  if (access.is === 'forbidden') return <Forbidden needs={ROUTE.needs} />
  const id = new URLSearchParams(search).get('role')
  return id ? <OfRole id={id} /> : <WithoutRole />
}

function WithoutRole() {
  const text = useText()
  return (
    <Page title={text('view.title')}>
      <Text>{text('view.noRole')}</Text>
      <Box>
        <LinkButton to={paths.roles()}>{text('view.roles')}</LinkButton>
      </Box>
    </Page>
  )
}

function OfRole({ id }: { readonly id: string }) {
  const role = useCall(getRole, { role_id: id })
  return (
    <Loaded from={role} skeleton={<SkeletonPage />}>
      {(found) => <StartView role={found} />}
    </Loaded>
  )
}

function StartView({ role }: { readonly role: Role }) {
  const text = useText()
  const errorText = useErrorText('action')
  const { publisher, permissions } = useStore(publisherStore)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const name = publisher?.name ?? ''
  const isAbove = permissionsNotHeld(permissions?.permissions ?? [], role.permissions).length > 0

  async function start(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    setProblem(publisher ? await startView(publisher.id, role.id) : undefined)
    setBusy(false)
  }

  return (
    <Page title={text('view.titleOf', { role: roleName(role) })}>
      <Section>
        <Stack gap="4" align="flex-start">
          <Text>{text('view.intro', { publisher: name })}</Text>
          <Box as="ul" ps="5" listStyleType="disc">
            <li>{text('view.readOnly')}</li>
            <li>{text('view.everywhere', { publisher: name })}</li>
            <li>{text('view.records')}</li>
          </Box>
          {isAbove ? (
            <Notice>{text('view.above')}</Notice>
          ) : (
            <Button look="primary" busy={isBusy} onClick={() => void start()}>
              {text('view.start')}
            </Button>
          )}
          {problem ? (
            <ErrorLine>
              {text('view.notStarted')}: {problem === 'permission_escalation' ? text('view.above') : errorText(problem)}
            </ErrorLine>
          ) : null}
        </Stack>
      </Section>
    </Page>
  )
}
