import { sessionStore, useOptionalPublisher } from '@console/session'
import { ErrorState } from '@console/ui'
import { useStore } from 'zustand'
import { useText } from './home-text.ts'
import { Landing } from './landing.tsx'
import { Overview } from './overview.tsx'
import { WithoutPublisher } from './without-publisher.tsx'

/** The root path: signed out, what the console is; signed in, what is going on at the publisher. */
export function Home() {
  const text = useText()
  const session = useStore(sessionStore)
  const publisher = useOptionalPublisher()
  if (session.state === 'failed') {
    return <ErrorState error={{ code: session.code, status: 0 }} title={text('session.failed')} onRetry={() => location.reload()} />
  }
  if (session.state !== 'signed-in') return <Landing />
  const { profile } = session
  return publisher ? (
    <Overview profile={profile} publisher={publisher} />
  ) : (
    <WithoutPublisher name={profile.first_name} strategy={profile.strategy} />
  )
}
