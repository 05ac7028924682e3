import { Flex, TextLink } from '@console/ui'

export interface RecordTab {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
}

/** The pages of one record side by side, under its title. They are addresses and so links, not the tabs of ARIA. */
export function RecordTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly RecordTab[] }) {
  return (
    <Flex as="nav" aria-label={label} gap="5" borderBottomWidth="1px" borderColor="border" overflowX="auto">
      {tabs.map(({ label: words, to, isCurrent }) => (
        <TextLink
          key={to}
          to={to}
          quiet
          aria-current={isCurrent ? 'page' : undefined}
          pb="2"
          textStyle="sm"
          whiteSpace="nowrap"
          borderBottomWidth="2px"
          borderRadius="0"
          borderColor={isCurrent ? 'brand.solid' : 'transparent'}
          color={isCurrent ? 'fg' : 'fg.muted'}
          _hover={{ color: 'fg' }}
        >
          {words}
        </TextLink>
      ))}
    </Flex>
  )
}
