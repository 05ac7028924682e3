import { CustomId, customIdIn, destinationOf, type Language, languageOf } from '@console/contract'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { OnelinkRow } from '../db/schema/index.ts'
import { escapeHtml, htmlPage } from '../pages/frame.ts'
import { RETRY_S } from '../problems/outage.ts'
import { presentDestinations } from '../routes/onelinks/presenter.ts'
import { findByCustomId } from '../routes/onelinks/repository.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './device-of-user-agent.ts'
import { LINK_TEXTS } from './link-texts.ts'

/** The answer says another thing to another device, and in another language. */
const headers = { Vary: 'User-Agent, Accept-Language', 'Cache-Control': 'no-store' }

/** The links themselves, which anybody opens: `GET /l/{custom_id}`. */
export function linksApp({ db, settings }: Services): Hono {
  const app = new Hono()
  app.get('/:custom_id', async ({ req }) => {
    const language = languageOf(req.header('accept-language'))
    const custom_id = req.param('custom_id')
    const row = v.is(CustomId, custom_id) ? await findByCustomId(db, custom_id) : undefined
    if (!row) return unknownPage(language)
    const destination = destinationOf(presentDestinations(row), deviceOf(req.header('user-agent') ?? ''))
    // A link that leads to itself would lead round and round.
    if (!('url' in destination) || customIdIn(destination.url, settings.onelinkHost)?.toLowerCase() === row.custom_id.toLowerCase())
      return storesPage(row, language)
    return new Response(null, { status: 302, headers: { ...headers, Location: inAscii(destination.url) } })
  })
  app.get('*', ({ req }) => unknownPage(languageOf(req.header('accept-language'))))
  return app
}

/** For whoever opens a link while the database cannot be asked where it leads. */
export function busyLink(language: Language): Response {
  const text = LINK_TEXTS[language]
  const answer = { title: text.busy, body: `<p>${text.busyHint}</p>`, isNarrow: true, status: 503, language }
  return htmlPage({ ...answer, headers: { ...headers, 'Retry-After': String(RETRY_S) } })
}

/** A header has no other characters. */
const inAscii = (url: string) => url.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent)

function unknownPage(language: Language): Response {
  const text = LINK_TEXTS[language]
  return htmlPage({ title: text.unknown, body: `<p>${text.unknownHint}</p>`, isNarrow: true, status: 404, headers, language })
}

/** For a device that the link has no address for: the stores that it has, or that it leads nowhere. */
function storesPage(row: OnelinkRow, language: Language): Response {
  const text = LINK_TEXTS[language]
  const links = (['android', 'ios'] as const).flatMap((device) => {
    const found = destinationOf({ ...presentDestinations(row), fallback_url: null }, device)
    return 'url' in found ? [`<li><a href="${escapeHtml(found.url)}">${text[device]}</a></li>`] : []
  })
  const body = links.length > 0 ? `<p>${text.elsewhere}</p><ul>${links.join('')}</ul>` : `<p>${text.nowhere}</p>`
  return htmlPage({ title: row.display_name, body, isNarrow: true, headers, language })
}
