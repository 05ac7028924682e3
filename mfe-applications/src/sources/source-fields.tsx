import { PLATFORMS, type Platform, tidy } from '@console/contract'
import { StatusField } from '@console/entities'
import { SelectField, TextField, useFieldValue } from '@console/forms'
import { optionsOf } from '@console/records'
import { Grid, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'
import { PackageCheck } from './package-check.tsx'
import { StoreUrlField } from './store-url-field.tsx'

export interface Registered {
  readonly package_name: string
  readonly platforms: readonly Platform[]
}

interface Props {
  readonly applicationId: string
  /** Adds the field for a store's address. */
  readonly isNew?: boolean
  /** Platforms that are not offered while the form names this package. */
  readonly registered?: Registered | undefined
}

export function SourceFields({ applicationId, isNew = false, registered }: Props) {
  const text = useText()
  return (
    <Section>
      <Stack gap="5">
        {isNew ? <StoreUrlField /> : null}
        <TextField name="source_name" label={text('source.name')} hint={text('source.name.hint')} required />
        <TextField
          name="package_name"
          label={text('source.package')}
          hint={text('source.package.hint')}
          required
          errors={{ invalid_format: 'source.package.noSpaces', taken: 'source.package.taken' }}
        />
        <PackageCheck applicationId={applicationId} />
        <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <PlatformField registered={registered} />
          <StatusField name="status" label={text('source.status')} />
        </Grid>
      </Stack>
    </Section>
  )
}

function PlatformField({ registered }: { readonly registered: Registered | undefined }) {
  const text = useText()
  const [chosen] = useFieldValue<Platform | null>('platform')
  const [package_name] = useFieldValue<string>('package_name')
  const used = registered?.package_name === tidy(package_name) ? registered.platforms : []
  const offered = PLATFORMS.filter((platform) => platform === chosen || !used.includes(platform))
  return (
    <SelectField
      name="platform"
      label={text('source.platform')}
      required
      none={text('source.platform.choose')}
      errors={{ invalid_option: 'field.required_choice' }}
      options={optionsOf(offered, (platform) => text(`source.platform.${platform}`))}
    />
  )
}
