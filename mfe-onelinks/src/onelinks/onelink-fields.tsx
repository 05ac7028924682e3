import type { Onelink } from '@console/contract'
import { TextField } from '@console/forms'
import { Section, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { CampaignInfoFields } from './form/campaign-info-fields.tsx'
import { CustomIdField } from './form/custom-id-field.tsx'
import { DestinationFields } from './form/destination-fields.tsx'
import { LinkPreview } from './form/link-preview.tsx'

export function OnelinkFields({ onelink }: { readonly onelink?: Onelink }) {
  const text = useText()
  return (
    <>
      <Section title={text('onelink.link')}>
        <Stack gap="5">
          <TextField name="display_name" label={text('onelink.name')} hint={text('onelink.name.hint')} required />
          <CustomIdField onelink={onelink} />
        </Stack>
      </Section>
      <DestinationFields />
      <Section title={text('onelink.campaignInfo')}>
        <Stack gap="5">
          <Text color="fg.muted">{text('onelink.campaignInfo.hint')}</Text>
          <CampaignInfoFields exceptId={onelink?.id} />
        </Stack>
      </Section>
      <LinkPreview onelink={onelink} />
    </>
  )
}
