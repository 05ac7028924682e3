import { isApiError, useCall } from '@console/api'
import { paths, previewInvitation } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { Button, ConfirmDialog, ErrorLine, Fact, Facts, LinkButton, SkeletonPage, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { hasUnsavedWork, signOutTo } from './sign-out.ts'

interface Props {
  readonly token: string
  /** Of the account that is signed in. */
  readonly email: string
}

/** For whoever is signed in with another address than the invited one. */
export function OtherAccount({ token, email }: Props) {
  const text = useText()
  const errorText = useErrorText('action')
  const preview = useCall(previewInvitation, { token })
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [failure, setFailure] = useState<string>()

  async function begin(): Promise<void> {
    if (await hasUnsavedWork()) setState('asking')
    else await signOut()
  }

  async function signOut(): Promise<void> {
    setState('busy')
    setFailure(undefined)
    try {
      await signOutTo(paths.acceptInvite(token))
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure(error.code)
      setState('idle')
    }
  }

  if (preview.isLoading) return <SkeletonPage />
  return (
    <>
      <Facts>
        {preview.data ? <Fact name={text('invitation.for')}>{preview.data.email}</Fact> : null}
        <Fact name={text('invitation.you')}>{email}</Fact>
      </Facts>
      {failure ? (
        <ErrorLine>
          <Text fontWeight="bold">{text('invitation.signOut.failed')}</Text>
          <Text>{errorText(failure)}</Text>
        </ErrorLine>
      ) : null}
      <Stack gap="3">
        <Button look="primary" size="md" w="full" busy={state === 'busy'} onClick={() => void begin()}>
          {text('invitation.signOut')}
        </Button>
        <LinkButton size="md" w="full" to={paths.home()}>
          {text('invitation.openConsole')}
        </LinkButton>
      </Stack>
      <ConfirmDialog
        open={state === 'asking'}
        title={text('invitation.signOut.title')}
        confirm={text('invitation.signOut')}
        onConfirm={() => void signOut()}
        onClose={() => setState('idle')}
      >
        {text('invitation.signOut.unsaved')}
      </ConfirmDialog>
    </>
  )
}
