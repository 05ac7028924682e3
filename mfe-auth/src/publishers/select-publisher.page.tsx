import { useCall } from '@console/api'
import { listOwnPublishers, type OwnPublisher } from '@console/contract'
import { useLocation } from '@console/router'
import { goToDocument, lastPublisher, pathAfterSignIn, pathAtPublisher, pinPublisher, roleName, useProfile } from '@console/session'
import { Box, ChoiceCard, EmptyState, Icon, Initials, Loaded, Page, PlainList, SearchField, SkeletonPage, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'

const SEARCH_FROM = 6

/** A stable ref runs once: the list's first response takes the focus, later ones leave it. */
const focusFirst = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('input, a')?.focus()

export function SelectPublisherPage() {
  const text = useText()
  const { id: me } = useProfile()
  const { search } = useLocation()
  const [q, setQ] = useState('')
  const [last] = useState(lastPublisher)
  const [chosen, setChosen] = useState<string>()
  const publishers = useCall(listOwnPublishers, { q }, { keepPrevious: true })
  const isSearching = q !== ''

  async function choose(publisher: OwnPublisher): Promise<void> {
    // Another choice would change the publisher whose page is about to open.
    if (chosen !== undefined) return
    setChosen(publisher.id)
    pinPublisher(me, publisher.id)
    // Fetched when it is needed; without it the usual page opens.
    const file = await import('./first-page.ts').catch(() => undefined)
    goToDocument(file ? await file.firstPageAt(publisher.id, search) : pathAfterSignIn(search))
    // Back leads to this page as it was left, to choose again.
    setChosen(undefined)
  }

  return (
    <Page title={text('publishers.title')}>
      <Loaded
        from={publishers}
        skeleton={<SkeletonPage />}
        failed={text('publishers.failed')}
        isEmpty={(list) => list.items.length === 0 && !isSearching}
        empty={() => <EmptyState icon="publisher" title={text('publishers.none.title')} text={text('publishers.none.text')} />}
      >
        {(list) => (
          <Stack ref={focusFirst} gap="4">
            <Text color="fg.muted">{text('publishers.intro')}</Text>
            {list.items.length >= SEARCH_FROM || isSearching ? (
              <SearchField label={text('publishers.search')} value={q} onSearch={setQ} />
            ) : null}
            {list.items.length === 0 ? <Text>{text('publishers.noMatch')}</Text> : null}
            <PlainList>
              {lastFirst(list.items, last).map((publisher) => (
                <li key={publisher.id}>
                  <ChoiceCard
                    to={pathAtPublisher(pathAfterSignIn(search), publisher.id)}
                    busy={publisher.id === chosen}
                    onOpen={() => void choose(publisher)}
                  >
                    <Initials id={publisher.id} name={publisher.name} size={32} />
                    <Box flex="1" minW="0">
                      <Text fontWeight="medium" overflowWrap="anywhere">
                        {publisher.name}
                      </Text>
                      <Text textStyle="sm" color="fg.muted">
                        {roleName(publisher.role)}
                      </Text>
                    </Box>
                    {publisher.id === last && list.items.length > 1 ? (
                      <Text textStyle="xs" color="fg.muted" flexShrink="0">
                        {text('publishers.last')}
                      </Text>
                    ) : null}
                    <Icon id="right" />
                  </ChoiceCard>
                </li>
              ))}
            </PlainList>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

/** The last one comes first, because people who come back mostly continue there. */
function lastFirst(publishers: readonly OwnPublisher[], last: string | null): readonly OwnPublisher[] {
  return [...publishers.filter(({ id }) => id === last), ...publishers.filter(({ id }) => id !== last)]
}
