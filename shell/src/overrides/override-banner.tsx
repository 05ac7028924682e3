import { useFormats } from '@console/i18n'
import { usePageData } from '@console/session'
import { Box, Button, Flex, Text } from '@console/ui'
import { type ComponentType, useState } from 'react'
import { DocumentBanner } from '../layouts/document-banner.tsx'
import { useText } from '../text.ts'
import { OverrideMessages } from './override-messages.ts'
import { RemoveButton } from './remove-button.tsx'

interface Props {
  readonly Panel: ComponentType<{ readonly onClose: () => void }>
}

export function OverrideBanner(props: Props) {
  return (
    <OverrideMessages>
      <Banner {...props} />
    </OverrideMessages>
  )
}

function Banner({ Panel }: Props) {
  const text = useText()
  const { dateTime } = useFormats()
  const { overrides = [] } = usePageData()
  const [isOpen, setOpen] = useState(false)
  return (
    <DocumentBanner label={text('override.banner')} tone="orange">
      <Text fontWeight="semibold">{text('override.banner')}</Text>
      <Box as="ul" role="list" listStyleType="none" minW="0" overflowWrap="anywhere">
        {overrides.map(({ id, origin, until }) => (
          <li key={id}>{text('override.one', { module: id, origin, time: dateTime(until) })}</li>
        ))}
      </Box>
      <Flex gap="2" wrap="wrap">
        <RemoveButton />
        <Button onClick={() => setOpen(true)}>{text('override.panel')}</Button>
      </Flex>
      {isOpen ? <Panel onClose={() => setOpen(false)} /> : null}
    </DocumentBanner>
  )
}
