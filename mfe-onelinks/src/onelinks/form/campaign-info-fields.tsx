import { ONELINK_CHANNELS, type OnelinkChannel, reservedChannel } from '@console/contract'
import { SelectField, useFieldValue, useFormContext } from '@console/forms'
import { optionsOf } from '@console/records'
import { Box, Button, Fact, Facts, Grid, Notice, Stack, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { UtmField } from './utm-field.tsx'

const SOURCE = 'campaign_info.utm_source'

/** A channel is its own source; only a custom one has a source of its own. */
export function CampaignInfoFields({ exceptId }: { readonly exceptId: string | undefined }) {
  const text = useText()
  const [channel] = useFieldValue<OnelinkChannel | null>('channel')
  return (
    <Stack gap="5">
      <SelectField
        name="channel"
        label={text('onelink.channel')}
        hint={text('onelink.channel.hint')}
        required
        none={text('onelink.channel.choose')}
        errors={{ invalid_option: 'field.required_choice' }}
        options={optionsOf(ONELINK_CHANNELS, (one) => text(`onelink.channel.${one}`))}
      />
      {channel === 'custom' ? (
        <Box>
          <UtmField field="utm_source" required exceptId={exceptId} />
          <ReservedSource />
        </Box>
      ) : null}
      {channel && channel !== 'custom' ? (
        <Facts>
          <Fact name={text('onelink.utm_source')}>{text('onelink.channel.source', { source: channel })}</Fact>
        </Facts>
      ) : null}
      <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        <UtmField field="utm_medium" exceptId={exceptId} />
        <UtmField field="utm_campaign" exceptId={exceptId} />
        <UtmField field="utm_term" exceptId={exceptId} />
        <UtmField field="utm_content" exceptId={exceptId} />
      </Grid>
    </Stack>
  )
}

/** Reports a source that belongs to a channel as it is typed, and offers to switch. */
function ReservedSource() {
  const text = useText()
  const { setFocus } = useFormContext()
  const [source, setSource] = useFieldValue<string | null>(SOURCE)
  const [, setChannel] = useFieldValue<OnelinkChannel>('channel')
  const channel = reservedChannel(source ?? '')

  function switchTo(to: OnelinkChannel): void {
    setSource('')
    setChannel(to)
    // The button that was pressed goes with the field.
    setFocus('channel')
  }

  return (
    <Box role="status" mt={channel ? '2' : '0'}>
      {channel ? (
        <Notice>
          <Text mb="2">{text(`onelink.reserved.${channel}`)}</Text>
          <Button size="xs" breaks onClick={() => switchTo(channel)}>
            {text(`onelink.switchTo.${channel}`)}
          </Button>
        </Notice>
      ) : null}
    </Box>
  )
}
