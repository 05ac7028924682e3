import { useKitText } from '@console/i18n'
import { pinPublisher, useOptionalProfile, useOptionalPublisher, useOwnPublishers } from '@console/session'
import { Button, Flex, Text } from '@console/ui'

/** For a record that was not found: opens its address at another publisher of the person. */
export function OtherPublishers() {
  const text = useKitText()
  const profile = useOptionalProfile()
  const current = useOptionalPublisher()
  const others = useOwnPublishers().filter(({ id }) => id !== current?.id)
  if (!profile || others.length === 0) return null

  function open(id: string, person: string): void {
    pinPublisher(person, id)
    location.reload()
  }

  return (
    <>
      <Text color="fg.muted">{text('publisher.other')}</Text>
      <Flex gap="2" wrap="wrap" justify="center">
        {others.map(({ id, name }) => (
          <Button key={id} breaks onClick={() => open(id, profile.id)}>
            {text('publisher.openIn', { name })}
          </Button>
        ))}
      </Flex>
    </>
  )
}
