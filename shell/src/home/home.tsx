import { sessionStore, useOptionalPublisher } from '@console/session'
import { useStore } from 'zustand'
import { SessionFailed } from '../session/session-failed.tsx'
import { NothingToSee, useSeesNothing } from './nothing-to-see.tsx'
import { Overview } from './overview.tsx'
import { SignedOutHome } from './signed-out-home.tsx'
import { WithoutPublisher } from './without-publisher.tsx'

export function Home() {
  const session = useStore(sessionStore)
  const publisher = useOptionalPublisher()
  const seesNothing = useSeesNothing()
  if (session.state === 'failed') return <SessionFailed what="session" error={session.error} />
  if (session.state !== 'signed-in') return <SignedOutHome />
  const { profile } = session
  if (publisher && seesNothing) return <NothingToSee profile={profile} publisher={publisher} />
  return publisher ? (
    <Overview profile={profile} publisher={publisher} />
  ) : (
    <WithoutPublisher name={profile.first_name} strategy={profile.strategy} />
  )
}
