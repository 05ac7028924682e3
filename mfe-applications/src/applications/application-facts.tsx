import { type Application, firebaseFacts, listSources, paths } from '@console/contract'
import { personWithEmail } from '@console/entities'
import { useLocalized } from '@console/i18n'
import { useMay } from '@console/session'
import { Box, CopyButton, Fact, Facts, Flex, Section, Text, TextLink, WhenFact } from '@console/ui'
import { useText } from '../text.ts'

/** What the application is, without its secret. */
export function ApplicationFacts({ application }: { readonly application: Application }) {
  const text = useText()
  const localized = useLocalized()
  const { code, description, category, age_classification, countries, owner, created_on, updated_on } = application
  return (
    <Section title={text('application.facts')}>
      <Facts>
        <Fact name={text('application.code')}>
          <Flex gap="3" align="center" wrap="wrap">
            <Box as="span" fontFamily="mono">
              {code}
            </Box>
            <CopyButton value={code} label={text('application.copyCode')} />
          </Flex>
        </Fact>
        <Fact name={text('application.description')}>
          <Text whiteSpace="pre-line">{description}</Text>
        </Fact>
        <Fact name={text('application.category')}>{category ? localized(category.name) : text('value.none')}</Fact>
        <Fact name={text('application.age')}>{age_classification ? localized(age_classification.name) : text('value.none')}</Fact>
        <Fact name={text('application.countries')}>
          {countries.length > 0 ? countries.map(({ name }) => localized(name)).join(', ') : text('value.none')}
        </Fact>
        <Fact name={text('application.sources')}>
          <SourcesFact application={application} />
        </Fact>
        <IntegrationFacts info={application.integration_info} />
        {owner ? <Fact name={text('application.owner')}>{personWithEmail(owner)}</Fact> : null}
        <WhenFact name={text('application.createdOn')} at={created_on} />
        <WhenFact name={text('application.updatedOn')} at={updated_on} />
      </Facts>
    </Section>
  )
}

/** A backend may not count them. */
function SourcesFact({ application: { id, sources_count } }: { readonly application: Application }) {
  const text = useText()
  const mayList = useMay(listSources)
  const words = sources_count === undefined ? text('application.sources') : text('application.sourcesCount', { count: sources_count })
  return mayList ? <TextLink to={paths.sourcesOf(id)}>{words}</TextLink> : words
}

function IntegrationFacts({ info }: { readonly info: Application['integration_info'] }) {
  const text = useText()
  const notSet = text('application.notSet')
  const config = info?.firebase_config
  return (
    <>
      <Fact name={text('integration.project')}>
        {config ? (firebaseFacts(config).project ?? text('integration.projectUnknown')) : notSet}
      </Fact>
      <Fact name={text('integration.url')}>{info?.url ?? notSet}</Fact>
      <Fact name={text('integration.secret')}>{info?.reward_secret_set ? text('application.set') : notSet}</Fact>
    </>
  )
}
