import type { ModuleRecord } from '@console/module'
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

/** The spec's words for the pages above and the current one; the record's own name stands beside its word. */
export function Breadcrumbs({ record }: { readonly record: ModuleRecord }) {
  const text = useText()
  const { pathname } = useLocation()
  const names = useStore(recordNameStore)
  const crumbs = crumbsOf(record, pathname, names)
  if (crumbs.length === 0) return null
  return (
    <Box as="nav" aria-label={text('crumb.label')} textStyle="sm" minW="0">
      <Flex as="ol" listStyleType="none" wrap="wrap" columnGap="2" rowGap="1.5">
        {crumbs.map((crumb, at) => (
          <Box as="li" key={crumb.to} color="fg.muted" overflowWrap="anywhere" minW="0">
            {at > 0 ? (
              <Box as="span" me="2" aria-hidden>
                {'/'}
              </Box>
            ) : null}
            {at < crumbs.length - 1 ? <TextLink to={crumb.to}>{crumb.word}</TextLink> : <span aria-current="page">{crumb.word}</span>}
            {crumb.name ? ` · ${crumb.name}` : null}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}

/** One crumb for each part of the address that is a page of the module. */
export function crumbsOf(record: ModuleRecord, pathname: string, names: Readonly<Record<string, string>>): Crumb[] {
  const parts = pathname.split('/').filter(Boolean)
  return parts.flatMap((_, at) => {
    const to = `/${parts.slice(0, at + 1).join('/')}`
    const crumb = findRoute(record, to)?.route.crumb
    if (!crumb) return []
    const label = typeof crumb === 'string' ? crumb : crumb.label
    return [{ to, word: record.labels[label] ?? label, name: typeof crumb === 'string' ? undefined : names[to] }]
  })
}
