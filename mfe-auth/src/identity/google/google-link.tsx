import { googleSignIn } from '@console/contract'
import { useLocation } from '@console/router'
import { nextOf, useLocale, usePageData } from '@console/session'
import { Button } from '@console/ui'
import { useText } from '../../text.ts'
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

/** Google's mark in its colors, which its guidelines ask for. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 48 48">
      <path fill="#4285f4" d="M45 24.5c0-1.6-.1-2.8-.4-4H24v7.3h12c-.2 1.9-1.5 4.9-4.4 6.8l6.8 5.3c4-3.8 6.6-9.3 6.6-15.4z" />
      <path fill="#34a853" d="M24 46c5.9 0 10.9-1.9 14.4-5.3l-6.8-5.3a12.8 12.8 0 0 1-19.6-6.8l-7 5.4A22 22 0 0 0 24 46z" />
      <path fill="#fbbc05" d="M12 28.6a13.5 13.5 0 0 1 0-8.7l-7-5.4a22 22 0 0 0 0 19.5z" />
      <path fill="#ea4335" d="M24 10.7c4.1 0 6.9 1.8 8.5 3.3l6.2-6.1A22 22 0 0 0 5 14.5l7 5.4a12.9 12.9 0 0 1 12-9.2z" />
    </svg>
  )
}
