import { googleSignIn } from '@console/contract'
import { useLocation } from '@console/router'
import { nextOf, useLocale, usePageData } from '@console/session'
import { Button } from '@console/ui'
import { useText } from '../../text.ts'
import { GoogleMark } from './google-mark.tsx'
import { storeNext } from './stored-next.ts'

interface Props {
  /** Without locale prefix; what `?next=` says unless given. */
  readonly next?: string
}

/** Renders nothing unless the host offers Google. */
export function GoogleLink({ next }: Props) {
  const text = useText()
  const locale = useLocale()
  const { search } = useLocation()
  const { settings } = usePageData()
  if (!settings.google) return null
  return (
    <Button asChild size="md" w="full">
      {/* The host redirects from this address; the console has no route for it. */}
      <a href={googleSignIn(locale)} onClick={() => storeNext(next ?? nextOf(search))}>
        <GoogleMark />
        {text('google.continue')}
      </a>
    </Button>
  )
}
