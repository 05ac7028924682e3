import { isApiError, useChange } from '@console/api'
import { loginGoogle, paths } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { useLocation, useNavigate } from '@console/router'
import { goToDocument, pathAfterSignIn } from '@console/session'
import { ErrorLine, Notice, Page, SkeletonPage, Text, TextLink } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { GoogleLink } from '../identity/google/google-link.tsx'
import { storedNext } from '../identity/google/stored-next.ts'
import { useText } from '../text.ts'

type Callback = { readonly code: string; readonly state: string } | { readonly refusal: Refusal }
/** An API's code, or one of the redirect's own. */
type Refusal = string

/** Google redirects to this page, with a code that is exchanged once. */
export function LoginGooglePage() {
  const text = useText()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const { send } = useChange(loginGoogle)
  const [callback] = useState(() => callbackIn(search))
  const [refusal, setRefusal] = useState('refusal' in callback ? callback.refusal : null)
  const isTaken = useRef(false)

  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    // The code leaves the address and the history before anything else happens.
    void navigate(pathname, { replace: true })
    if ('code' in callback) void exchange(callback).catch(setRefusal)

    async function exchange(body: Extract<Callback, { code: string }>): Promise<void> {
      try {
        await send({}, { body })
        goToDocument(pathAfterSignIn(storedNext()))
      } catch (error) {
        if (!isApiError(error)) throw error
        // Another document, since the host then says whom Google vouched for.
        if (error.code === 'registration_required') goToDocument('/register/google')
        else setRefusal(error.code)
      }
    }
  }, [callback, navigate, pathname, send])

  return (
    <Page title={text('google.title')}>
      {refusal === null ? (
        <>
          <Text role="status" color="fg.muted">
            {text('google.busy')}
          </Text>
          <SkeletonPage />
        </>
      ) : (
        <Refused refusal={refusal} />
      )}
    </Page>
  )
}

/** Refusals because of the account's state, which trying again does not change. */
const FINAL = ['registration_pending', 'registration_rejected', 'account_disabled']

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const text = useText()
  const errorText = useErrorText('action')
  return (
    <>
      {refusal === 'registration_pending' ? (
        <Notice>
          <Text role="status">{errorText(refusal)}</Text>
        </Notice>
      ) : (
        <ErrorLine>
          <Text fontWeight="bold">{text('google.failed')}</Text>
          <Text>{refusal === 'token_invalid' ? text('error.google_expired') : errorText(refusal)}</Text>
        </ErrorLine>
      )}
      {FINAL.includes(refusal) ? null : <GoogleLink />}
      <TextLink to={paths.login()} alignSelf="flex-start" textStyle="sm">
        {text('google.otherWays')}
      </TextLink>
    </>
  )
}

function callbackIn(search: string): Callback {
  const query = new URLSearchParams(search)
  const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')]
  if (error !== null) return { refusal: error === 'access_denied' ? 'google_declined' : 'google_unavailable' }
  return code && state ? { code, state } : { refusal: 'google_expired' }
}
