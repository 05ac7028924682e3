import { Email, getPublisher, type Publisher, PublisherWrite, paths, tidy, updatePublisher } from '@console/contract'
import { describeSingle, idIn, idsIn } from '@console/records'
import * as v from 'valibot'
import { useText } from '../text.ts'

/** An empty field means that there is no email address. */
const OptionalEmail = v.pipe(
  v.string(),
  v.transform((text) => tidy(text) || null),
  v.nullable(Email),
)
const PublisherForm = v.object({ ...PublisherWrite.entries, contact_email: OptionalEmail })
type PublisherForm = v.InferInput<typeof PublisherForm>

export const publisherRecord = describeSingle({
  messagePrefix: 'publisher',
  text: useText,
  read: getPublisher,
  update: updatePublisher,
  title: ({ name }) => name,
  path: paths.publisherInfo,
  schema: PublisherForm,
  values: (publisher: Publisher | undefined): PublisherForm => ({
    name: publisher?.name ?? '',
    description: publisher?.description ?? '',
    logo_url: publisher?.logo_url ?? null,
    website_url: publisher?.website_url ?? '',
    contact_email: publisher?.contact_email ?? '',
    contact_phone: publisher?.contact_phone ?? '',
    address: publisher?.address ?? '',
    country_code: publisher?.country?.code ?? null,
    category_ids: publisher?.categories.map(({ id }) => id) ?? [],
  }),
  written: ({ country, categories }: Readonly<Record<'country' | 'categories', unknown>>) => ({
    country_code: idIn(country, ['code']),
    category_ids: idsIn(categories),
  }),
})
