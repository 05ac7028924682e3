import { PLATFORMS, type Platform, SourceWrite } from '@console/contract'
import { Form, type FormRecord, SelectField, type Sending, TextField, useFieldValue, useRecordForm } from '@console/forms'
import { Grid, Section, Stack } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { PackageCheck } from './package-check.tsx'
import type { SourceValues } from './source-values.ts'
import { StoreUrlField } from './store-url-field.tsx'

/** A package that has sources already, and where. */
export interface Registered {
  readonly package_name: string
  readonly platforms: readonly Platform[]
}

interface Props<Loaded extends { readonly version?: number | undefined }> {
  readonly applicationId: string
  readonly values: SourceValues
  readonly about: FormRecord<SourceValues, Loaded>
  /** Platforms that are not offered while the form names this package. */
  readonly registered?: Registered | undefined
  readonly submit: string
  readonly failed: string
  readonly onSubmit: (source: SourceWrite, sending: Sending) => Promise<void>
  readonly onCancel: () => void
}

/** The fields of a source, the same for creating and editing; a new one can be filled in from the address of a store. */
export function SourceForm<Loaded extends { readonly version?: number | undefined }>({
  applicationId,
  values,
  about,
  registered,
  submit,
  failed,
  onSubmit,
  onCancel,
}: Props<Loaded>) {
  const text = useText()
  const form = useRecordForm<SourceValues, Loaded>(SourceWrite, values, about)
  return (
    <Form
      form={form}
      submit={submit}
      failed={failed}
      onSubmit={(typed, sending) => onSubmit(v.parse(SourceWrite, typed), sending)}
      onCancel={onCancel}
    >
      <Section>
        <Stack gap="5">
          {about.id === undefined ? <StoreUrlField /> : null}
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
            <SelectField
              name="status"
              label={text('source.status')}
              required
              options={[
                { value: 'active', label: text('status.active') },
                { value: 'inactive', label: text('status.inactive') },
              ]}
            />
          </Grid>
        </Stack>
      </Section>
    </Form>
  )
}

function PlatformField({ registered }: { readonly registered: Registered | undefined }) {
  const text = useText()
  const [chosen] = useFieldValue<Platform | null>('platform')
  const [package_name] = useFieldValue<string>('package_name')
  const used = registered?.package_name === package_name.trim() ? registered.platforms : []
  const offered = PLATFORMS.filter((platform) => platform === chosen || !used.includes(platform))
  return (
    <SelectField
      name="platform"
      label={text('source.platform')}
      required
      none={text('source.platform.choose')}
      errors={{ invalid_option: 'field.required_choice' }}
      options={offered.map((platform) => ({ value: platform, label: text(`platform.${platform}`) }))}
    />
  )
}
