import { paths } from '@console/contract'
import { goToDocument, pinPublisher, roleName, useOptionalPublisher, useOwnPublishers, useProfile } from '@console/session'
import { Button, LinkButton, Page, Text } from '@console/ui'
import { useText } from '../text.ts'

export function AcceptInviteSuccessPage() {
  const text = useText()
  const { id: me } = useProfile()
  const [first, ...others] = useOwnPublishers()
  const only = others.length === 0 ? first : undefined
  // Accepting pins the publisher to the tab; a person with a new account has no other one.
  const joined = useOptionalPublisher() ?? only

  function open(id: string): void {
    pinPublisher(me, id)
    // Every role may see home; the first area may be closed to theirs.
    goToDocument(paths.home())
  }

  if (!joined) {
    return (
      <Page title={text('invitation.welcome')}>
        <Text>{text('publishers.intro')}</Text>
        <LinkButton look="primary" size="md" w="full" to={paths.selectPublisher()}>
          {text('publishers.title')}
        </LinkButton>
      </Page>
    )
  }
  return (
    <Page title={text('invitation.welcomeTo', { publisher: joined.name })}>
      <Text role="status">{text('invitation.member', { role: roleName(joined.role) })}</Text>
      <Button look="primary" size="md" w="full" minH="10" breaks onClick={() => open(joined.id)}>
        {text('invitation.open', { publisher: joined.name })}
      </Button>
    </Page>
  )
}
