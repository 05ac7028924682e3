import { type Publisher, paths, updatePublisher } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { useFormats, useLocalized } from '@console/i18n'
import { RecordPage } from '@console/records/page'
import { useMay } from '@console/session'
import { CopyValue, Fact, Facts, Flex, Initials, LinkButton, Page, Picture, Section, Stack, Text, TextLink, Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { publisherRecord } from './publisher-record.ts'

export function PublisherPage() {
  return <RecordPage of={publisherRecord}>{(publisher) => <PublisherInfo publisher={publisher} />}</RecordPage>
}

function PublisherInfo({ publisher }: { readonly publisher: Publisher }) {
  const text = useText()
  const mayUpdate = useMay(updatePublisher)
  const { id, name, code, logo_url, status, owner } = publisher
  const { personName } = useFormats()
  return (
    <Page
      title={text('publisher.title')}
      actions={
        mayUpdate ? (
          <LinkButton to={paths.publisherUpdate()} look="primary">
            {text('crumb.edit')}
          </LinkButton>
        ) : null
      }
    >
      <Section title={text('publisher.who')}>
        <Stack gap="5">
          <Flex gap="4" align="center" minW="0" wrap="wrap">
            <Picture src={logo_url} size={64}>
              <Initials id={id} name={name} size={64} />
            </Picture>
            <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
              {name}
            </Text>
            <StatusBadge status={status} />
          </Flex>
          <Facts>
            <Fact name={text('publisher.code')}>
              <CopyValue value={code} label={text('publisher.code.copy')} fontFamily="mono" />
            </Fact>
            {owner ? <Fact name={text('publisher.owner')}>{personName(owner)}</Fact> : null}
            <Description publisher={publisher} />
          </Facts>
        </Stack>
      </Section>
      <Contact publisher={publisher} />
    </Page>
  )
}

function Description({ publisher: { description, categories } }: { readonly publisher: Publisher }) {
  const text = useText()
  const localized = useLocalized()
  const names = categories.map(({ name }) => localized(name))
  return (
    <>
      <Fact name={text('publisher.description')}>
        <Text whiteSpace="pre-line">{description || text('publisher.none')}</Text>
      </Fact>
      <Fact name={text('publisher.categories')}>{names.join(', ') || text('publisher.none')}</Fact>
    </>
  )
}

function Contact({ publisher }: { readonly publisher: Publisher }) {
  const text = useText()
  const localized = useLocalized()
  const { website_url, contact_email, contact_phone, address, country } = publisher
  const none = text('publisher.none')
  return (
    <Section title={text('publisher.contact')}>
      <Facts>
        <Fact name={text('publisher.website')}>
          {website_url ? (
            <TextLink to={website_url}>
              <Verbatim>{website_url}</Verbatim>
            </TextLink>
          ) : (
            none
          )}
        </Fact>
        <Fact name={text('publisher.email')}>
          {contact_email ? <TextLink to={`mailto:${contact_email}`}>{contact_email}</TextLink> : none}
        </Fact>
        <Fact name={text('publisher.phone')}>{contact_phone || none}</Fact>
        <Fact name={text('publisher.address')}>
          <Text whiteSpace="pre-line">{address || none}</Text>
        </Fact>
        <Fact name={text('publisher.country')}>{country ? localized(country.name) : none}</Fact>
      </Facts>
    </Section>
  )
}
