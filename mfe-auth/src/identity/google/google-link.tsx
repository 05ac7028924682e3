import { googleSignIn } from '@console/contract'
import { useLocation } from '@console/router'
import { nextOf, useLocale, usePageData } from '@console/session'
import { Button } from '@console/ui'
import { useText } from '../../text.ts'
import { GoogleMark } from './google-mark.tsx'
import { storeNext } from './stored-next.ts'

interface Props {
  /** Where to go afterwards, without locale prefix; what `?next=` says unless given. */
  readonly next?: string
}

/** Leads to Google, where the host offers it. The way back knows where the person wanted to be. */
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
