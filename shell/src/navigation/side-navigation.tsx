import { Link, useLocation } from '@console/router'
import { areaAt, useAreas } from '@console/session'
import { Box, chakra, Icon, PlainList } from '@console/ui'
import { useText } from '../text.ts'

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    minH: '10',
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg', _highContrast: { textDecoration: 'underline' } },
    focusVisibleRing: 'inside',
  },
})

export function SideNavigation({ onChoose }: { readonly onChoose?: () => void }) {
  const text = useText()
  const { pathname } = useLocation()
  const entries = useAreas()
  const current = areaAt(pathname)
  return (
    <nav aria-label={text('nav.label')}>
      <PlainList gap="1">
        {/* On wider windows the product's name in the header leads there. */}
        <Box as="li" hideFrom="md">
          <Entry to="/">
            <Icon id="home" />
            {text('action.home')}
          </Entry>
        </Box>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry to={entry.to} aria-current={entry === current ? 'page' : undefined} {...(onChoose ? { onClick: onChoose } : {})}>
              <Icon id={entry.icon} />
              {entry.label}
            </Entry>
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
