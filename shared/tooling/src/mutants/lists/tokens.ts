import type { Mutant } from '../mutant.ts'

/** What lets someone act for a person or a team: tokens, cookies, passwords, codes, signatures. */
export const tokenMutants: readonly Mutant[] = [
  {
    promise: 'Tokens never reach the browser',
    file: 'shell/server/proxy/without-tokens.ts',
    name: 'withoutTokens',
    wrong: (right) => (route, response) => right({ ...route, tokens: [] }, response),
    test: 'shell/server/proxy/without-tokens.test.ts',
  },
  {
    promise: 'No cookie of the API passes to the browser',
    file: 'shell/server/reply.ts',
    name: 'PASSED_BACK',
    wrong: (right) => new Set([...right, 'set-cookie']),
    test: 'shell/server/proxy/api-proxy.test.ts',
  },
  {
    promise: 'No page can ask for new tokens itself',
    file: 'shell/server/proxy/contract-routes.ts',
    name: 'NEVER_OFFERED',
    wrong: () => [],
    test: 'shell/server/proxy/api-proxy.test.ts',
  },
  {
    promise: 'A change is made by a page of the console alone',
    file: 'shell/server/from-console.ts',
    name: 'isFromConsole',
    wrong: () => (headers) => headers.get('x-console') === '1',
    test: 'shell/server/proxy/forged-changes.test.ts',
  },
  {
    promise: 'No script reads the cookie of a session',
    file: 'shell/server/session/session-cookie.ts',
    name: 'attributes',
    wrong: (right) => right.replace('HttpOnly; ', ''),
    test: 'shell/server/session/signing-in.test.ts',
  },
  {
    promise: 'Whoever reads the store cannot make the cookie',
    file: 'shell/server/session/seal.ts',
    name: 'keyOf',
    wrong: () => (sessionId) => sessionId,
    test: 'shell/server/session/seal.test.ts',
  },
  {
    promise: '5xx never ends a session',
    file: 'shell/server/session/renew-tokens.ts',
    name: 'postRefresh',
    wrong:
      (right) =>
      async (...given) => {
        const response = await right(...given)
        return response?.status >= 500 ? Response.json({ code: 'session_revoked' }, { status: 401 }) : response
      },
    test: 'shell/server/session/gateway.test.ts',
  },
  {
    promise: 'A store that fails signs nobody out',
    file: 'shell/server/page/document.ts',
    name: 'find',
    wrong: (right) => async (id) => {
      const found = await right(id)
      return found === 'unknown' ? null : found
    },
    test: 'shell/server/page/document.test.ts',
  },
  {
    promise: '5xx never signs anyone out of a page',
    file: 'shared/api/src/read-response.ts',
    name: 'errorOf',
    wrong:
      (right) =>
      (response, ...rest) =>
        right(response.status < 500 ? response : new Response(response.body, { status: 401 }), ...rest),
    test: 'shared/api/src/session-stays.test.ts',
  },
  {
    promise: '5xx on opening a page signs nobody out',
    file: 'shell/src/session/open-session.ts',
    name: 'whyNotRead',
    wrong: (right) => (error) => ({ ...right(error), status: 401 }),
    test: 'shell/src/session/open-session.test.tsx',
  },
  {
    promise: 'Of several hosts one renews a token',
    file: 'shell/server/session/sqlite-store.ts',
    name: 'lock',
    wrong:
      (right) =>
      async (...given) =>
        (await right(...given)) ?? { extend: async () => {}, release: async () => {} },
    test: 'shell/server/session/store.test.ts',
  },
  {
    promise: 'Coming back from Google counts once',
    file: 'shell/server/session/pre-sessions.ts',
    name: 'spend',
    wrong: () => async () => true,
    test: 'shell/server/proxy/google-sign-in.test.ts',
  },
  {
    promise: 'Another site cannot bring its own state back from Google',
    file: 'shell/server/proxy/google-sign-in.ts',
    name: 'isSameSecret',
    wrong: () => () => true,
    test: 'shell/server/proxy/google-sign-in.test.ts',
  },
  {
    promise: '`?next=` never leads to another site',
    file: 'shared/module/src/addresses/after-sign-in.ts',
    name: 'pageOf',
    wrong: (right) => (given, known) => right(given, { ...known, origin: URL.parse(given ?? '', known.origin)?.origin }),
    test: 'shared/module/src/addresses/after-sign-in.test.ts',
  },
  {
    promise: 'Signing out takes effect at once',
    file: 'shared/sandbox/src/http/access.ts',
    name: 'requireOpen',
    wrong: (right) => (session, now) => right(session && { ...session, revoked_on: null }, now),
    test: 'shared/sandbox/src/routes/auth/auth.test.ts',
  },
  {
    promise: 'A used refresh token is repeated only until its successor was used',
    file: 'shared/sandbox/src/routes/auth/state.ts',
    name: 'decideRefresh',
    wrong: (right) => (token, now) => right(token && { ...token, successor_used_on: null }, now),
    test: 'shared/sandbox/src/routes/auth/auth.test.ts',
  },
  {
    promise: 'A stolen refresh token ends the session',
    file: 'shared/sandbox/src/routes/auth/repository.ts',
    name: 'revokeSession',
    wrong: (right) => async (db, sessionId, reason, now) => {
      if (reason !== 'reuse') await right(db, sessionId, reason, now)
    },
    test: 'shared/sandbox/src/routes/auth/auth.test.ts',
  },
  {
    promise: 'A new password ends every session',
    file: 'shared/sandbox/src/routes/auth/repository.ts',
    name: 'revokeSessions',
    wrong: () => async () => {},
    test: 'shared/sandbox/src/routes/recovery/recovery.test.ts',
  },
  {
    promise: 'Passwords cannot be guessed for long',
    file: 'shared/sandbox/src/security/rate-limits.ts',
    name: 'LIMITS',
    wrong: (right) => ({ ...right, loginByEmail: { ...right.loginByEmail, quota: 50 } }),
    test: 'shared/sandbox/src/security/rate-limits.test.ts',
  },
  {
    promise: 'A mailed code can be tried five times',
    file: 'shared/sandbox/src/security/one-time-codes.ts',
    name: 'CODE',
    wrong: (right) => ({ ...right, attempts: 50 }),
    test: 'shared/sandbox/src/routes/registrations/registrations.test.ts',
  },
  {
    promise: 'Drafts never hold secrets',
    file: 'shared/forms/src/drafts/without-secrets.ts',
    name: 'withoutSecrets',
    wrong: () => (_schema, value) => value,
    test: 'shared/forms/src/drafts/without-secrets.test.ts',
  },
  {
    promise: 'Nothing wrongly signed becomes live',
    file: 'shared/module/src/registry/trust/verify.ts',
    name: 'verifySnapshot',
    wrong: () => () => {},
    test: 'shell/server/registry/signed-registry.test.ts',
  },
  {
    promise: 'A module is changed by the keys of its team alone',
    file: 'shared/module/src/registry/trust/line-signature.ts',
    name: 'isLineSignedBy',
    wrong: () => () => true,
    test: 'shared/module/src/registry/trust/trust.test.ts',
  },
]
