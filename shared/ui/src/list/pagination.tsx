import { Flex, Text } from '@chakra-ui/react'
import { DEFAULT_PAGE_SIZE, LIST_REACH, PAGE_SIZES } from '@console/contract'
import { useFormats, useKitText } from '@console/i18n'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import { SelectFilter } from './select-filter.tsx'

interface Props {
  /** Only keeps the room: the rows are still being read. */
  readonly isAwaited?: boolean
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly isCapped: boolean
  readonly notes?: readonly ReactNode[]
  readonly onPage: (page: number) => void
  readonly onPageSize: (size: number) => void
}

/** Which rows of how many are shown, and the way to the others. */
export function Pagination({ isAwaited = false, page, pageSize, total, isCapped, notes = [], onPage, onPageSize }: Props) {
  const text = useKitText()
  const { number } = useFormats()
  const last = Math.max(1, Math.ceil(Math.min(total, LIST_REACH) / pageSize))
  const shown = isCapped ? text('list.capped', { total: number(total) }) : number(total)
  const range = { from: number(Math.min(total, (page - 1) * pageSize + 1)), to: number(Math.min(total, page * pageSize)), total: shown }
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b)
  return (
    <Flex
      as="nav"
      aria-label={text('list.pages')}
      visibility={isAwaited ? 'hidden' : undefined}
      align="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      textStyle="sm"
      color="fg.muted"
    >
      <Flex flex="1 1 14rem" wrap="wrap" columnGap="4">
        <Text role="status">{text('list.range', range)}</Text>
        {notes.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are words without a state
          <span key={at}>{note}</span>
        ))}
        {isCapped && page === last ? <Text color="fg">{text('list.outOfReach')}</Text> : null}
      </Flex>
      <Flex gap="1" align="center" data-off-paper>
        {total > DEFAULT_PAGE_SIZE || pageSize !== DEFAULT_PAGE_SIZE ? (
          <SelectFilter
            label={text('list.pageSize')}
            value={String(pageSize)}
            options={sizes.map((size) => ({ value: String(size), label: text('list.rows', { count: size }) }))}
            onChange={(size) => onPageSize(Number(size))}
          />
        ) : null}
        <IconButton
          label={text('list.previous')}
          onClick={() => onPage(page - 1)}
          disabledReason={page <= 1 ? text('list.isFirst') : undefined}
        >
          <Icon id="left" />
        </IconButton>
        <IconButton
          label={text('list.next')}
          onClick={() => onPage(page + 1)}
          disabledReason={page >= last ? text('list.isLast') : undefined}
        >
          <Icon id="right" />
        </IconButton>
      </Flex>
    </Flex>
  )
}
