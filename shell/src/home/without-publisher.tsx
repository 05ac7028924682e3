import { LinkButton, Page, Text, useDocumentTitle } from '@console/ui'
import { useText } from './home-text.ts'

interface Props {
  readonly name: string
  readonly strategy: 'local' | 'provider'
}

/** Signed in without a publisher: staff work elsewhere, everybody else chooses one. */
export function WithoutPublisher({ name, strategy }: Props) {
  const text = useText()
  useDocumentTitle(text('home.title'))
  return (
    <Page title={text('home.greeting', { name })}>
      {strategy === 'provider' ? (
        <Text color="fg.muted">{text('home.staff')}</Text>
      ) : (
        <>
          <Text color="fg.muted">{text('home.noPublisher')}</Text>
          <LinkButton look="primary" to="/select-publisher" alignSelf="flex-start">
            {text('home.choose')}
          </LinkButton>
        </>
      )}
    </Page>
  )
}
