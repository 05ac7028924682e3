import { useLocation } from '@console/router'
import { roleName, useOptionalProfile, useOptionalPublisher, useOwnPublishers } from '@console/session'
import { Box, Button, Icon, Initials, Menu, Picture } from '@console/ui'
import { switchPublisher } from '../session/switch-publisher.ts'
import { useText } from '../text.ts'

/** Switching keeps the area and opens it as a new document. */
export function PublisherMenu() {
  const text = useText()
  const profile = useOptionalProfile()
  const publisher = useOptionalPublisher()
  const publishers = useOwnPublishers()
  const { pathname } = useLocation()
  if (!profile || !publisher) return null

  return (
    <Menu
      trigger={
        <Button look="quiet" aria-label={text('publisher.menu', { name: publisher.name })} px="2" minW="0" flexShrink="1">
          <Picture src={publisher.logo_url}>
            <Initials id={publisher.id} name={publisher.name} />
          </Picture>
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
          options: publishers.map(({ id, name, logo_url, role }) => ({
            value: id,
            label: name,
            text: roleName(role),
            mark: (
              <Picture src={logo_url} size={24}>
                <Initials id={id} name={name} size={24} />
              </Picture>
            ),
          })),
          onChange: (id) => void (id !== publisher.id && switchPublisher(profile.id, id, pathname)),
        },
      ]}
    />
  )
}
