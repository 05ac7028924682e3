import { CustomId, canBeSeen, customIdAt, customIdIn, inAscii, type Language, type Leading, languageOf, storePage } from '@console/contract'
import type { Handler } from 'hono'
import * as v from 'valibot'
import { escapeHtml, htmlPage, type PageParts } from '../pages/frame.ts'
import { RETRY_S } from '../problems/outage.ts'
import { presentDestinations } from '../routes/onelinks/presenter.ts'
import { findByCustomId } from '../routes/onelinks/repository.ts'
import { findPublisher } from '../routes/publishers/repository.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './device-of-user-agent.ts'
import { LINK_TEXTS } from './link-texts.ts'
import { openedWith } from './opened-with.ts'

/** Responses depend on the device and the language. */
const headers = { Vary: 'User-Agent, Accept-Language', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

export function linkOpener({ db, settings }: Services): Handler {
  return async ({ req }) => {
    const language = languageOf(req.header('accept-language'))
    const [, path = '', opened = ''] = /\/l\/(.*?)(?:(?:[?&]|%3F|%26)(.*))?$/is.exec(req.url) ?? []
    const custom_id = customIdAt(path)
    const row = v.is(CustomId, custom_id) ? await findByCustomId(db, custom_id) : undefined
    if (!row) return unknownPage(language)
    const leading = presentDestinations(row)
    const destination = openedWith(leading, deviceOf(req.header('user-agent') ?? ''), opened)
    // A link to itself would redirect forever.
    if (
      !('url' in destination) ||
      customIdIn(destination.url.split('?', 1)[0] ?? '', settings.onelinkHost)?.toLowerCase() === row.custom_id.toLowerCase()
    )
      return storesPage(leading, opened, (await findPublisher(db, row.publisher_id))?.row.name ?? '', language)
    return new Response(null, { status: 302, headers: { ...headers, Location: inAscii(destination.url) } })
  }
}

export function busyLink(language: Language): Response {
  const text = LINK_TEXTS[language]
  return linkPage(text.busy, text.busyHint, language, { status: 503, headers: { ...headers, 'Retry-After': String(RETRY_S) } })
}

function unknownPage(language: Language): Response {
  const text = LINK_TEXTS[language]
  return linkPage(text.unknown, text.unknownHint, language, { status: 404 })
}

const linkPage = (title: string, preview: string, language: Language, parts: Partial<PageParts> = {}): Response =>
  htmlPage({ title, preview, body: `<p>${escapeHtml(preview)}</p>`, isNarrow: true, headers, language, ...parts })

/** Names for addresses outside the stores. */
const DEVICE_NAMES = { android: 'Android', ios: 'iPhone' }

/**
 * For a device without an address: the stores that the link has, or that it leads nowhere. Anyone sees it, also as a preview in
 * chats, so it has the publisher's name: the link's own name is for the team.
 */
function storesPage(leading: Leading, opened: string, publisher: string, language: Language): Response {
  const text = LINK_TEXTS[language]
  const links = (['android', 'ios'] as const).flatMap((device) => {
    const found = openedWith({ ...leading, fallback_url: null }, device, opened)
    if (!('url' in found)) return []
    const name = storePage(found.url)?.store ?? DEVICE_NAMES[device]
    return [`<li><a href="${escapeHtml(found.url)}">${name}</a></li>`]
  })
  const title = canBeSeen(publisher) ? publisher : text.app
  if (links.length === 0) return linkPage(title, text.nowhere, language)
  return linkPage(title, text.preview, language, { body: `<p>${text.elsewhere}</p><ul>${links.join('')}</ul>` })
}
