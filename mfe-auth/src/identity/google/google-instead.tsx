import { usePageData } from '@console/session'
import { Box, Flex } from '@console/ui'
import { useText } from '../../text.ts'
import { GoogleLink } from './google-link.tsx'

export function GoogleInstead({ next }: { readonly next?: string }) {
  const { settings } = usePageData()
  if (!settings.google) return null
  return (
    <>
      <OrLine />
      <GoogleLink next={next} />
    </>
  )
}

function OrLine() {
  const text = useText()
  return (
    <Flex align="center" gap="3" color="fg.muted" textStyle="sm">
      <Box flex="1" borderTopWidth="1px" />
      {text('login.or')}
      <Box flex="1" borderTopWidth="1px" />
    </Flex>
  )
}
