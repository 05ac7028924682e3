import type { Application } from '@console/contract'
import { useFormats } from '@console/i18n'
import { AgoFact, RecordStrip, StripFact } from '@console/records/page'
import { Box, CopyButton, Flex } from '@console/ui'
import { useText } from '../text.ts'

/** What is looked for first: the code that other systems know it by, whose it is, and when it changed. */
export function ApplicationStrip({ application }: { readonly application: Application }) {
  const text = useText()
  const { personName } = useFormats()
  const { code, owner, created_on, updated_on } = application
  return (
    <RecordStrip>
      <StripFact name={text('application.code')}>
        <Flex gap="1" align="center">
          <Box as="span" fontFamily="mono" overflowWrap="anywhere">
            {code}
          </Box>
          <CopyButton value={code} label={text('application.copyCode')} iconOnly />
        </Flex>
      </StripFact>
      {owner ? (
        <StripFact name={text('application.owner')}>
          <span title={owner.email}>{personName(owner)}</span>
        </StripFact>
      ) : null}
      <AgoFact name={text('application.createdOn')} at={created_on} />
      <AgoFact name={text('application.updatedOn')} at={updated_on} />
    </RecordStrip>
  )
}
