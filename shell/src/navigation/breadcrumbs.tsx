import type { ModuleManifest } from '@console/module'
import { useLocation } from '@console/router'
import { recordNameStore } from '@console/session'
import { Box, Flex, TextLink } from '@console/ui'
import { useStore } from 'zustand'
import { findRoute } from '../modules/registry.ts'
import { useText } from '../text.ts'

interface Crumb {
  readonly to: string
  readonly word: string
  readonly name: string | undefined
}

interface PageLocation {
  readonly pathname: string
  readonly search: string
}

interface Props {
  readonly manifest: ModuleManifest
  /** Above the title, where the one crumb of a list would only repeat it; else within the header. */
  readonly inPage?: boolean
}

/** The pages above and the current one: a record by its own name, any other page and a record that is loading by its word. */
export function Breadcrumbs({ manifest, inPage = false }: Props) {
  const text = useText()
  const names = useStore(recordNameStore)
  const crumbs = crumbsOf(manifest, useLocation(), names)
  if (crumbs.length < (inPage ? 2 : 1)) return null
  return (
    <Box as="nav" aria-label={text('crumb.label')} textStyle="sm" color="fg.muted" mb={inPage ? '2' : '0'} data-off-paper>
      <Flex
        as="ol"
        listStyleType="none"
        gap="2"
        css={{ '& > li': { whiteSpace: 'nowrap', flexShrink: 0 }, '& > li[data-named], & > li:last-child': GIVES_WAY }}
      >
        {crumbs.map((crumb, at) => (
          <li key={crumb.to} data-named={crumb.name && true}>
            {at > 0 || !inPage ? (
              <Box as="span" me="2" color="border.control" aria-hidden>
                {'/'}
              </Box>
            ) : null}
            {at < crumbs.length - 1 ? (
              <TextLink to={crumb.to} quiet>
                {crumb.name ?? crumb.word}
              </TextLink>
            ) : (
              <span aria-current="page">{crumb.name ?? crumb.word}</span>
            )}
          </li>
        ))}
      </Flex>
    </Box>
  )
}

/** Names and the current page are cut if the line is full. */
const GIVES_WAY = { flexShrink: 1, overflow: 'hidden', textOverflow: 'ellipsis' }

/** One crumb for each part of the address that is a page of the module, and one for the mode of the last. */
export function crumbsOf(manifest: ModuleManifest, place: PageLocation, names: Readonly<Record<string, string>>): Crumb[] {
  const parts = place.pathname.split('/').filter(Boolean)
  const crumbs = parts.flatMap((_, at) => {
    const to = `/${parts.slice(0, at + 1).join('/')}`
    const crumb = findRoute(manifest, to)?.route.crumb
    if (!crumb) return []
    const label = typeof crumb === 'string' ? crumb : crumb.label
    return [{ to, word: manifest.labels[label] ?? label, name: typeof crumb === 'string' ? undefined : names[to] }]
  })
  const mode = modeWord(manifest, place)
  return mode ? [...crumbs, { to: place.pathname + place.search, word: mode, name: undefined }] : crumbs
}

/** The word for what `?mode=` makes of the page; undefined for a mode that it does not have. */
export function modeWord(manifest: ModuleManifest, { pathname, search }: PageLocation): string | undefined {
  const crumb = findRoute(manifest, pathname)?.route.crumb
  const modes = typeof crumb === 'object' ? crumb.modes : undefined
  return manifest.labels[modes?.[new URLSearchParams(search).get('mode') ?? ''] ?? '']
}
