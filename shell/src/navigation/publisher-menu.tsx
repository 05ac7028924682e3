import { useLocation } from '@console/router'
import { goToDocument, pinPublisher, useOptionalProfile, useOptionalPublisher, useOwnPublishers } from '@console/session'
import { Box, Button, Icon, Menu } from '@console/ui'
import { mayLeave } from '../session/may-leave.ts'
import { useText } from '../text.ts'

/** The tab's publisher; switching keeps the area and opens it as a new document. */
export function PublisherMenu() {
  const text = useText()
  const profile = useOptionalProfile()
  const publisher = useOptionalPublisher()
  const publishers = useOwnPublishers()
  const { pathname } = useLocation()
  if (!profile || !publisher) return null

  async function switchTo(id: string): Promise<void> {
    if (!profile || id === publisher?.id || !(await mayLeave())) return
    pinPublisher(profile.id, id)
    goToDocument(`/${pathname.split('/')[1] ?? ''}`)
  }

  return (
    <Menu
      trigger={
        <Button look="quiet" aria-label={text('publisher.menu', { name: publisher.name })} px="2" minW="0" flexShrink="1">
          <Icon id="publisher" />
          <Box as="span" maxW={{ base: '24', md: '56' }} truncate>
            {publisher.name}
          </Box>
          <Icon id="expand" size={14} />
        </Button>
      }
      placement="bottom-start"
      entries={[
        {
          kind: 'choice',
          label: text('publisher.switch'),
          value: publisher.id,
          options: publishers.map((one) => ({ value: one.id, label: `${one.name} · ${one.role.name}` })),
          onChange: (id) => void switchTo(id),
        },
      ]}
    />
  )
}
