import { Box, Flex, Text } from '@chakra-ui/react'
import { LIST_REACH } from '@console/contract'
import { useFormats, useKitText } from '@console/i18n'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'

interface Props {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly isCapped: boolean
  readonly onPage: (page: number) => void
}

export function Pagination({ page, pageSize, total, isCapped, onPage }: Props) {
  const text = useKitText()
  const { number } = useFormats()
  const last = Math.max(1, Math.ceil(Math.min(total, LIST_REACH) / pageSize))
  const shown = isCapped ? text('list.capped', { total: number(total) }) : number(total)
  const range = { from: number(Math.min(total, (page - 1) * pageSize + 1)), to: number(Math.min(total, page * pageSize)), total: shown }
  return (
    <Flex as="nav" aria-label={text('list.pages')} align="center" justify="space-between" gap="3" wrap="wrap" px="4" py="3">
      <Box>
        <Text textStyle="sm" color="fg.muted" role="status">
          {text('list.range', range)}
        </Text>
        {isCapped && page === last ? <Text textStyle="sm">{text('list.outOfReach')}</Text> : null}
      </Box>
      <Flex gap="1">
        <IconButton
          label={text('list.previous')}
          onClick={() => onPage(page - 1)}
          disabledReason={page <= 1 ? text('list.range', range) : undefined}
        >
          <Icon id="left" />
        </IconButton>
        <IconButton
          label={text('list.next')}
          onClick={() => onPage(page + 1)}
          disabledReason={page >= last ? text('list.range', range) : undefined}
        >
          <Icon id="right" />
        </IconButton>
      </Flex>
    </Flex>
  )
}
