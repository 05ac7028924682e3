import { paths } from '@console/contract'
import { roleName, useOptionalPublisher, useOwnPublishers, usePageData } from '@console/session'
import { Button, Text, toast } from '@console/ui'
import { useState } from 'react'
import { DocumentBanner } from '../layouts/document-banner.tsx'
import { useText } from '../text.ts'
import { endView } from './change-view.ts'

export function ViewBanner() {
  const text = useText()
  const current = useOptionalPublisher()
  const all = useOwnPublishers()
  const { viewed_role: role } = usePageData()
  const [isBusy, setBusy] = useState(false)
  if (!role) return null
  const publisher = all.find(({ id }) => id === role.publisher_id)?.name ?? ''

  const end = async () => {
    setBusy(true)
    if ((await endView(role.publisher_id, paths.role(role.id))) === 'failed') toast.error(text('view.notEnded'))
    setBusy(false)
  }

  return (
    <DocumentBanner label={text('view.banner')} tone="blue">
      <Text overflowWrap="anywhere" minW="0">
        {text(current?.id === role.publisher_id ? 'view.bannerText' : 'view.bannerElsewhere', { publisher, role: roleName(role) })}
      </Text>
      <Button busy={isBusy} onClick={() => void end()}>
        {text('view.end')}
      </Button>
    </DocumentBanner>
  )
}
