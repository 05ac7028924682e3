import { useCall } from '@console/api'
import { type Application, createApplication, listApplications, paths } from '@console/contract'
import { ModeBadge } from '@console/entities'
import { useKitText } from '@console/i18n'
import { useMay } from '@console/session'
import {
  Box,
  ChoiceCard,
  EmptyState,
  Flex,
  Icon,
  LinkButton,
  Loaded,
  NamedText,
  PlainList,
  SearchField,
  SkeletonPage,
  Span,
  Stack,
  Text,
  Verbatim,
} from '@console/ui'
import { useRef, useState } from 'react'
import { useText } from '../text.ts'

const SHOWN = 50

interface Props {
  readonly intro: string
  readonly to: (applicationId: string) => string
}

/** Every page about sources is about one application, which is chosen here. */
export function ApplicationChooser({ intro, to }: Props) {
  const text = useText()
  const kitText = useKitText()
  const list = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState('')
  const applications = useCall(listApplications, { q, page_size: SHOWN, sort: 'display_name' }, { keepPrevious: true })
  return (
    <Loaded
      from={applications}
      skeleton={<SkeletonPage />}
      failed={text('sources.choose.failed')}
      isEmpty={(page) => page.items.length === 0 && q === ''}
      empty={() => <NoApplications />}
    >
      {(page) => (
        <Stack ref={list} gap="4">
          <Text color="fg.muted">{intro}</Text>
          <SearchField
            label={text('sources.choose.search')}
            clear={kitText('list.clearSearch')}
            value={q}
            onSearch={setQ}
            results={{ areLoaded: !applications.isLoading, first: () => list.current?.querySelector<HTMLElement>('li a') }}
          />
          {page.items.length === 0 ? <Text role="status">{text('sources.choose.noMatch')}</Text> : null}
          <PlainList>
            {page.items.map((application) => (
              <li key={application.id}>
                <Choice application={application} to={to(application.id)} />
              </li>
            ))}
          </PlainList>
          {page.total > page.items.length ? (
            <Text color="fg.muted">{text('sources.choose.more', { count: page.items.length })}</Text>
          ) : null}
        </Stack>
      )}
    </Loaded>
  )
}

function Choice({ application, to }: { readonly application: Application; readonly to: string }) {
  const text = useText()
  const { code, display_name, mode, sources_count } = application
  return (
    <ChoiceCard to={to}>
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Flex gap="2" wrap="wrap" align="center">
          <Span fontWeight="medium">{display_name}</Span>
          <ModeBadge mode={mode} />
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <NamedText name={code} as={Verbatim}>
            {(shown) => (sources_count === undefined ? shown : text('sources.choose.detail', { code: shown, count: sources_count }))}
          </NamedText>
        </Text>
      </Box>
      <Icon id="right" />
    </ChoiceCard>
  )
}

function NoApplications() {
  const text = useText()
  const mayCreate = useMay(createApplication)
  return (
    <EmptyState icon="applications" title={text('sources.noApplications.title')} text={text('sources.noApplications.text')}>
      {mayCreate ? (
        <LinkButton look="primary" to={paths.applicationCreate()}>
          {text('application.create.title')}
        </LinkButton>
      ) : null}
    </EmptyState>
  )
}
