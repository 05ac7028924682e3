import { useCall } from '@console/api'
import { paths, previewInvitation } from '@console/contract'
import { Button, ConfirmDialog, Fact, Facts, LinkButton, SkeletonPage, Stack } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { AttemptFailure } from './attempt-failure.tsx'
import { hasUnsavedWork, signOutTo } from './sign-out.ts'
import { useAsyncAction } from './use-async-action.ts'

interface Props {
  readonly token: string
  /** Of the account that is signed in. */
  readonly email: string
}

export function OtherAccount({ token, email }: Props) {
  const text = useText()
  const preview = useCall(previewInvitation, { token })
  const [isAsking, setAsking] = useState(false)
  const signOut = useAsyncAction(() => signOutTo(paths.acceptInvite(token)))

  async function begin(): Promise<void> {
    if (await hasUnsavedWork()) setAsking(true)
    else await signOut.run()
  }

  function confirm(): void {
    setAsking(false)
    void signOut.run()
  }

  if (preview.isLoading) return <SkeletonPage />
  return (
    <>
      <Facts>
        {preview.data ? <Fact name={text('invitation.for')}>{preview.data.email}</Fact> : null}
        <Fact name={text('invitation.you')}>{email}</Fact>
      </Facts>
      <AttemptFailure failed={text('invitation.signOut.failed')} failure={signOut.failure} />
      <Stack gap="3">
        <Button look="primary" size="md" w="full" busy={signOut.isBusy} onClick={() => void begin()}>
          {text('invitation.signOut')}
        </Button>
        <LinkButton size="md" w="full" to={paths.home()}>
          {text('invitation.openConsole')}
        </LinkButton>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={text('invitation.signOut.title')}
        confirm={text('invitation.signOut')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {text('invitation.signOut.unsaved')}
      </ConfirmDialog>
    </>
  )
}
