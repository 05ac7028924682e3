import type { CampaignInfoField } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { Box, Button, Notice, Stack, Text } from '@console/ui'
import { useMemo } from 'react'
import { useText } from '../../text.ts'
import { useNewestOnelinks } from '../link/use-newest-onelinks.ts'
import { MacroNotice } from './macro-notice.tsx'
import { nearlySame, valuesIn } from './utm-values.ts'

/** `ReservedSource` says which channel it is. */
const OWN_ERRORS = { reserved_source: 'onelink.reserved' }

interface Props {
  readonly field: CampaignInfoField
  readonly required?: boolean
  /** The edited Onelink, whose own value is left out. */
  readonly exceptId: string | undefined
}

/** Offers the values of other Onelinks, and asks about a value that is nearly one of theirs. */
export function UtmField({ field, required = false, exceptId }: Props) {
  const text = useText()
  const name = `campaign_info.${field}`
  const [typed, change] = useFieldValue<string | null>(name)
  const known = useKnownValues(field, exceptId)
  const other = nearlySame(typed ?? '', known)
  return (
    <Box>
      <TextField name={name} label={text(`onelink.${field}`)} required={required} suggestions={known} errors={OWN_ERRORS} />
      <Stack role="status" gap="2" mt="2" _empty={{ mt: '0' }}>
        <MacroNotice field={field} typed={typed ?? ''} />
        {other === undefined ? null : (
          <Notice>
            <Text mb="2" overflowWrap="anywhere">
              {text('onelink.utm.nearly', { value: other })}
            </Text>
            <Button size="xs" breaks onClick={() => change(other)}>
              {text('onelink.utm.take', { value: other })}
            </Button>
          </Notice>
        )}
      </Stack>
    </Box>
  )
}

function useKnownValues(field: CampaignInfoField, exceptId: string | undefined): readonly string[] {
  const known = useNewestOnelinks()
  return useMemo(
    () =>
      valuesIn(
        known.filter(({ id }) => id !== exceptId),
        field,
      ),
    [known, field, exceptId],
  )
}
