import { escapeHtml, htmlPage } from '../pages/frame.ts'
import type { GooglePerson } from './google.ts'

export function chooserPage(accounts: readonly GooglePerson[], redirectUri: string, isWrong: boolean): Response {
  if (accounts.length === 0)
    return htmlPage({
      title: 'This sign-in has ended',
      body: '<p>Go back to Publisher Console and start again.</p>',
      isNarrow: true,
      status: 400,
    })
  const choices = accounts.map(
    ({ subject, email, first_name, last_name }) =>
      `<li><form method="post"><input type="hidden" name="subject" value="${escapeHtml(subject)}"><button class="panel wide">${escapeHtml(`${first_name} ${last_name}`.trim())}<br><span class="muted">${escapeHtml(email)}</span></button></form></li>`,
  )
  const body = `<p class="muted">This page replaces Google and accepts anyone. Set GOOGLE_CLIENT_ID to sign in with real Google accounts.</p>
<ul class="plain">${choices.join('')}</ul>
<form method="post" class="panel">
<h2>Another account</h2><br>
${isWrong ? '<p class="notice wrong" role="alert">Enter an email address.</p>' : ''}
<label>Email<input name="email" type="email" required maxlength="254"></label>
<label>First name<input name="first_name" maxlength="100"></label>
<label>Last name<input name="last_name" maxlength="100"></label>
<button class="primary">Continue</button>
</form>
<form method="post"><button name="cancel" value="1">Cancel</button></form>`
  // `form-action` also covers redirects of the response.
  return htmlPage({ title: 'Choose an account', body, isNarrow: true, formAction: `'self' ${URL.parse(redirectUri)?.origin ?? ''}` })
}
