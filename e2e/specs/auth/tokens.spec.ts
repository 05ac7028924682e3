import { ACCOUNTS, PUBLISHER } from '@console/testing/accounts'
import { reachableWords } from '../../fixtures/reachable-words.ts'
import { expect, test } from '../../fixtures/recorded-console.ts'
import { signIn } from '../../fixtures/sign-in.ts'
import { listenToWire } from '../../fixtures/wire.ts'

// Renewed under the test.
test.use({ settings: { ACCESS_TOKEN_TTL: '6' } })

test('no token that the API gave for the person is in reach of a script, in the page or on the wire', async ({
  page,
  recorded,
  context,
}) => {
  const heard = listenToWire(page)
  const found: string[] = []
  const search = async (where: string) => {
    const { words, objects } = await reachableWords(page)
    expect(objects).toBeGreaterThan(1000)
    const kept = recorded.record.tokens()
    expect(kept.length).toBeGreaterThan(3)
    for (const token of kept) if (words.some((word) => word.includes(token))) found.push(`${where}: ${token.slice(0, 8)}...`)
  }

  await page.goto('/login')
  await signIn(page, ACCOUNTS.owner)
  await page.getByRole('link', { name: PUBLISHER }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await search('the list after signing in')
  const before = recorded.record.tokens().length
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/campaigns\/[\w-]{36}/)
  await search('a record')
  // Each opening calls the API, and the first call after the token ends renews it.
  await expect(async () => {
    await page.goto('/campaigns/create')
    expect(recorded.record.tokens().length, 'tokens were renewed').toBeGreaterThan(before)
  }).toPass()
  await page.getByLabel('Campaign name').fill('A draft is kept in the browser')
  await page.reload()
  await expect(page.getByLabel('Campaign name')).toBeVisible()
  await search('a form with a draft')
  expect(found).toEqual([])

  const wire = (await Promise.all(heard)).join('\n')
  expect(wire).toContain('/pub/id/api/v1/auth/login')
  for (const token of recorded.record.tokens()) expect(wire.includes(token), `${token.slice(0, 8)}... went over the wire`).toBe(false)
  const session = (await context.cookies()).find(({ name }) => /^(console_\d+|__Host-console)$/.test(name))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('the search finds what is in reach, wherever it lies', async ({ page }) => {
  await page.goto('/')
  const hidden = await page.evaluate(async () => {
    const word = (place: string) => `hidden-in-${place}`.padEnd(43, 'x')
    localStorage.setItem('a', word('local-storage'))
    sessionStorage.setItem('a', JSON.stringify({ deep: word('session-storage') }))
    // biome-ignore lint/suspicious/noDocumentCookie: the plain way in is the one to be searched.
    document.cookie = `a=${word('cookie')}`
    history.replaceState({ a: word('history') }, '')
    document.body.dataset.a = word('document')
    Reflect.set(window, 'a', { b: [new Map([['c', new Set([word('window')])]])] })
    Reflect.set(document.body, 'a', { [Symbol('b')]: word('element') })
    await (await caches.open('a')).put('/a', new Response(word('cache')))
    await new Promise<void>((done) => {
      const opening = indexedDB.open('a')
      opening.onupgradeneeded = () => opening.result.createObjectStore('b')
      opening.onsuccess = () => {
        const writing = opening.result.transaction('b', 'readwrite')
        writing.objectStore('b').put({ c: word('database') }, 1)
        writing.oncomplete = () => done()
      }
    })
    return ['local-storage', 'session-storage', 'cookie', 'history', 'document', 'window', 'element', 'cache', 'database'].map(word)
  })
  const { words } = await reachableWords(page)
  expect(hidden.filter((word) => !words.includes(word))).toEqual([])
})
