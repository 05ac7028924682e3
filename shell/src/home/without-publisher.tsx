import { paths } from '@console/contract'
import { withNext } from '@console/module'
import { usePageData } from '@console/session'
import { LinkButton, Page, Text, useDocumentTitle } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly name: string
  readonly strategy: 'local' | 'provider'
}

export function WithoutPublisher({ name, strategy }: Props) {
  const text = useText()
  useDocumentTitle(text('home.title'))
  return <Page title={text('home.greeting', { name })}>{strategy === 'provider' ? <ForStaff /> : <ToChoosing />}</Page>
}

function ForStaff() {
  const text = useText()
  const { provider_url } = usePageData().settings
  return (
    <>
      <Text color="fg.muted">{text('home.staff')}</Text>
      {provider_url ? (
        <LinkButton look="primary" to={provider_url} alignSelf="flex-start">
          {text('home.staff.open')}
        </LinkButton>
      ) : null}
    </>
  )
}

function ToChoosing() {
  const text = useText()
  return (
    <>
      <Text color="fg.muted">{text('home.noPublisher')}</Text>
      <LinkButton look="primary" to={withNext(paths.selectPublisher(), paths.home())} alignSelf="flex-start">
        {text('home.choose')}
      </LinkButton>
    </>
  )
}
