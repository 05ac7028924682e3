import { Box, Flex, PlainList, TextLink } from '@console/ui'
import type { ReactNode } from 'react'
import type { RecordAction } from '../actions/action.ts'
import { RowActions } from '../list/row-actions.ts'
import { RowMenu } from '../list/row-menu.tsx'
import type { AnyRecord, RecordDescription } from '../record.ts'

interface Props<One extends AnyRecord> {
  readonly of: RecordDescription<One>
  readonly records: readonly One[]
  readonly actions: readonly RecordAction<One>[]
  readonly reload: () => void
  readonly children: (record: One) => ReactNode
}

/** A few records on the page of their parent: each has its menu and its name, which leads to the record's page. */
export function RecordRows<One extends AnyRecord>({ of, records, actions, reload, children }: Props<One>) {
  return (
    <RowActions value={{ of, actions, reload } as never}>
      <PlainList gap="0" divideY="1px" textStyle="sm">
        {records.map((record) => (
          <Flex as="li" key={record.id} wrap={{ base: 'wrap', lg: 'nowrap' }} columnGap="4" align="center" py="1.5">
            <Box flex={{ base: '1 0 calc(100% - 4rem)', lg: '1' }} maxW={{ base: 'calc(100% - 4rem)', lg: 'none' }} overflowWrap="anywhere">
              <TextLink to={of.path(record)} quiet>
                {of.title(record)}
              </TextLink>
            </Box>
            {/* In a narrow window below the name, whose line the menu ends. */}
            <Flex
              order={{ base: '1', lg: '0' }}
              flex={{ lg: '2' }}
              columnGap="4"
              align="center"
              wrap={{ base: 'wrap', lg: 'nowrap' }}
              minW="0"
            >
              {children(record)}
            </Flex>
            <RowMenu row={record} name={of.title(record)} />
          </Flex>
        ))}
      </PlainList>
    </RowActions>
  )
}
